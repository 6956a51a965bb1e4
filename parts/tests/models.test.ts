import { describe, expect, it } from 'vitest'
import { type Category, categoryOf } from '../families.ts'
import { isClosed, volumeOf } from '../solids/measuring.ts'
import { boxOf } from '../solids/size.ts'
import { built } from './sample-models.ts'
import { samples } from './samples.ts'

/** Triangles of a part: enough to look round, few enough to be sent to a browser and turned there. */
const TRIANGLES: Readonly<Record<Category, readonly [above: number, below: number]>> = {
  fasteners: [3000, 60_000],
  'hand-tools': [100, 150_000],
  'cutting-tools': [2000, 60_000],
  bearings: [2000, 150_000],
  springs: [3000, 60_000],
  brackets: [1000, 100_000],
  clamping: [500, 100_000],
  shipping: [1000, 150_000],
}

describe.each(samples.map(part => [part.code, part] as const))('the model of %s', (_, part) => {
  it('is made of sound triangles, few enough to be sent', async () => {
    const { bodies } = await built(part)
    const numbers = bodies.flatMap(({ geometry }) =>
      ['position', 'normal'].map(name => geometry.getAttribute(name).array),
    )
    expect(numbers.every(array => array.every(Number.isFinite))).toBe(true)
    const corners = bodies.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count, 0)
    const [above, below] = TRIANGLES[categoryOf(part.family)]
    expect(corners / 3).toBeGreaterThan(above)
    expect(corners / 3).toBeLessThan(below)
    const { min, max } = boxOf(bodies)
    for (const axis of ['x', 'y', 'z'] as const) expect(max[axis]).toBeGreaterThan(min[axis])
  })

  it('turns none of its solids inside out', async () => {
    const { bodies } = await built(part)
    const insideOut = bodies.filter(({ geometry }) => volumeOf(geometry) <= 0)
    // A bore or a socket may be a body of its own: its wall looks at the axis and is open at its ends.
    expect(insideOut.filter(({ geometry }) => isClosed(geometry))).toHaveLength(0)
    expect(bodies.reduce((sum, { geometry }) => sum + volumeOf(geometry), 0)).toBeGreaterThan(0)
  })

  it('is laid before the camera in two ways', async () => {
    const { front, back } = (await built(part)).poses
    for (const turn of [front, back]) {
      expect(turn).toHaveLength(3)
      expect(turn.every(Number.isFinite)).toBe(true)
    }
    expect(back).not.toEqual(front)
  })
})
