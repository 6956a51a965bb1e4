import { type BufferGeometry, Matrix4, Vector3 } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import { aroundY } from '../solids/around.ts'
import type { Body } from '../solids/model.ts'
import { defineModel } from '../solids/model.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import families from './lashing-chain.ts'
import { inPlane } from './paths.model.ts'

/** How a length of chain lies: a coil that widens by so many link widths with each turn, its ends running out. */
const COIL = { innerPitches: 2.3, perTurn: 1.32 } as const

/** A length of welded round-link chain, laid in a coil on the table (y = 0), link by link at 45 degrees to it. */
export default {
  'lashing-chain': defineModel(families['lashing-chain'], {
    build({ d, p, w, n }, surface) {
      const centres = coil(n, p, w * COIL.perTurn)
      const height = ((w - d) / 2) * Math.SQRT1_2 + d / 2
      return centres.map((centre, index): Body => {
        const before = centres[index - 1] ?? centre
        const after = centres[index + 1] ?? centre
        const along = after.clone().sub(before).normalize()
        const lean = index % 2 === 0 ? 1 : -1
        const level = new Vector3(0, 1, 0).cross(along)
        const across = level.addScaledVector(new Vector3(0, 1, 0), lean).normalize()
        const turn = new Matrix4().makeBasis(across, along, across.clone().cross(along))
        const geometry = link(d, p, w).applyMatrix4(turn).translate(centre.x, height, centre.z)
        return { geometry, surface }
      })
    },
    poses: { front: [0, 0, 0], back: [0, 150, 0] },
  }),
}

/** One link in the xy-plane, long along y: inside as long as the pitch, EN 818-1. One side shows the weld. */
function link(diameter: number, pitch: number, width: number): BufferGeometry {
  const radius = (width - diameter) / 2
  const reach = (pitch + diameter) / 2 - radius
  const half = arc([0, reach], radius, 0, 180, 18)
  const weld = [0.3, 0.15, 0, -0.15, -0.3].map((share): Point => [-radius, share * diameter])
  const other = arc([0, -reach], radius, 180, 360, 18)
  const path = inPlane([...half, ...weld, ...other])
  return sweep(path, roundSection(diameter, 20), {
    isClosed: true,
    normal: new Vector3(1, 0, 0),
    scale: share => [1, weldAt(path, Math.round(share * (path.length - 1)), diameter)],
  })
}

/** Butt-welded links are a little thicker at the weld, EN 818-1: at most 5 % here, across the link only. */
function weldAt(path: readonly Vector3[], row: number, diameter: number): number {
  const point = path[row % path.length]
  return point && point.x < 0 && Math.abs(point.y) < diameter * 0.2 ? 1.05 : 1
}

/** The middles of links that lie a pitch apart on a spiral. */
function coil(count: number, pitch: number, perTurn: number): Vector3[] {
  const inner = pitch * COIL.innerPitches
  const at = (angle: number) => {
    const radius = inner + (perTurn * angle) / (2 * Math.PI)
    return aroundY(radius, angle, 0)
  }
  const centres = [at(0)]
  let angle = 0
  while (centres.length < count) {
    const last = centres.at(-1) ?? at(0)
    let low = angle
    let high = angle + 1
    while (high - low > 1e-6) {
      const middle = (low + high) / 2
      if (at(middle).distanceTo(last) < pitch) low = middle
      else high = middle
    }
    angle = high
    centres.push(at(angle))
  }
  return centres
}
