import { arc, roundCorners } from '../../makers/profile.ts'
import { revolve } from '../../makers/revolve.ts'
import { roundSection, sweep } from '../../makers/sweep.ts'
import { minorDiameter, thread } from '../../makers/thread.ts'
import type { Body } from '../model.ts'
import { defineModel } from '../model.ts'
import { inPlane, smoothStep } from './paths.ts'

/** DIN 580: between collar and thread the shank is cut free over about two pitches, a little below the root. */
const UNDERCUT_PITCHES = 2

/** A collar eyebolt, DIN 580: y = 0 is its seat, the ring stands in the xy-plane above it. */
export default defineModel('eye-bolt', {
  build({ d1, l, d2, d3, d4, e, h, k, P }, surface) {
    return [
      liftingRing({ outside: d3, inside: d4, thickness: k, height: h }),
      collar(d2, e),
      ...threadedShank(d1, P, l),
    ].map((geometry): Body => ({ geometry, surface }))
  },
  poses: { front: [0, 62, 90], back: [0, 8, 0] },
})

interface Ring {
  readonly outside: number
  readonly inside: number
  readonly thickness: number
  /** Of the ring's top above the seat. */
  readonly height: number
}

/** A forged ring that grows wider where it runs into its collar, cut off at the seat. */
function liftingRing({ outside, inside, thickness, height }: Ring) {
  const middle = height - outside / 2
  const path = inPlane(arc([0, middle], (outside + inside) / 4, 90, 450, 96).slice(0, -1))
  const section = roundSection(thickness, 32)
  const radial = (outside - inside) / 2 / thickness
  const ring = sweep(path, section, {
    isClosed: true,
    normal: path[0]?.clone().setY(1),
    scale: share => {
      const fromFoot = Math.abs((share % 1) - 0.5) * 360
      const flare = 1 + 0.3 * (1 - smoothStep(25, 70, fromFoot))
      return [radial, flare]
    },
  })
  const points = ring.getAttribute('position')
  for (let index = 0; index < points.count; index++) points.setY(index, Math.max(points.getY(index), 0.3))
  return ring
}

/** The round collar, its upper edge forged round and its top a low dome under the eye. */
function collar(diameter: number, height: number) {
  return revolve(
    roundCorners(
      [
        [0, 0],
        [diameter / 2, 0],
        [diameter / 2, height * 0.76],
        [diameter * 0.34, height * 0.97],
        [0, height],
      ],
      [0, 0.6, height * 0.3, height * 0.5, 0],
    ),
  )
}

function threadedShank(diameter: number, pitch: number, length: number) {
  const root = minorDiameter(diameter, pitch)
  const undercut = UNDERCUT_PITCHES * pitch
  const chamfer = (diameter - root) / 2 + 0.1
  return [
    thread({
      diameter,
      pitch,
      from: -length,
      to: -undercut,
      chamferFrom: chamfer,
      chamferTo: chamfer,
    }),
    revolve([
      [0, -length],
      [diameter / 2 - chamfer, -length],
      [diameter / 2 - chamfer + 0.001, -length + 0.01],
    ]),
    revolve([
      [root / 2 - 0.1, -undercut - pitch],
      [root / 2 - 0.1, -0.4],
      [root / 2 + 0.5, 0.1],
    ]),
  ]
}
