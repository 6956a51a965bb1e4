import { Box3, Mesh, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { Surface } from '../finishes.ts'
import { rectangle } from '../geometry/rectangle.ts'
import { circle, extrude } from '../solids/extrude.ts'
import type { Body } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { frame, layDown, placePart } from './stage.ts'

const surface: Surface = 'steel'
const plate: Body[] = [{ geometry: extrude(rectangle(80, 40), { depth: 4, bevel: 0.3 }), surface }]
const disc: Body[] = [{ geometry: extrude(circle([0, 0], 50), { depth: 6 }), surface }]
const cone: Body[] = [
  {
    geometry: revolve([
      [0, 0],
      [10, 0],
      [0, 60],
    ]),
    surface,
  },
]

const boxOf = (group: ReturnType<typeof layDown>) => new Box3().setFromObject(group, true)

describe('a part laid on the table', () => {
  it('lies flat where it was held askew', () => {
    const { min, max } = boxOf(layDown(plate, [70, 10, 0]))
    expect(min.y).toBeCloseTo(0, 6)
    expect(max.y).toBeCloseTo(4, 1)
  })

  it('stays as it is where it stands firm', () => {
    const { max } = boxOf(layDown(plate, [0, 0, 0]))
    expect(max.y).toBeCloseTo(40, 1)
  })

  it('falls on its side where it stood on its edge', () => {
    expect(boxOf(layDown(disc, [80, 0, 0])).max.y).toBeCloseTo(6, 1)
  })

  it('rests on two ends where it is thicker at one', () => {
    const { max } = boxOf(layDown(cone, [0, 0, 80]))
    // The apex touches the table: the highest point is the far side of the foot, 2 r cos(a).
    expect(max.y).toBeCloseTo(20 * Math.cos(Math.atan(10 / 60)), 0)
  })

  it('keeps its size in mm, and is 2 across its box alone before the camera', () => {
    const size = (group: ReturnType<typeof layDown>) => boxOf(group).getSize(new Vector3())
    expect(size(layDown(plate, [0, 0, 0])).x).toBeCloseTo(80, 2)
    expect(size(placePart(plate, [0, 0, 0])).length()).toBeCloseTo(2, 2)
  })
})

describe('the camera', () => {
  it.each([4 / 3, 1, 2])('shows a part whole, and as large as a picture of %f allows', aspect => {
    const group = placePart(plate, [0, 0, 0])
    const camera = frame(group, aspect)
    let widest = 0
    group.traverse(object => {
      if (!(object instanceof Mesh)) return
      const positions = object.geometry.getAttribute('position')
      for (let index = 0; index < positions.count; index++) {
        const seen = new Vector3().fromBufferAttribute(positions, index)
        seen.applyMatrix4(object.matrixWorld).project(camera)
        widest = Math.max(widest, Math.abs(seen.x), Math.abs(seen.y))
      }
    })
    expect(widest).toBeCloseTo(0.84, 2)
  })
})
