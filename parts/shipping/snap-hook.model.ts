import { type BufferGeometry, Vector3 } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import type { Body } from '../solids/model.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { between } from './passages.ts'
import { inPlane, smoothPath } from './paths.model.ts'
import families from './snap-hook.ts'

/** A snap hook, DIN 5299 form C: pear-shaped, the gate on the right, the wide end below. */
export default {
  'snap-hook': defineModel(families['snap-hook'], {
    build({ d, l, b, g }, surface) {
      const wide = (b - d) / 2
      const narrow = wide * 0.62
      const low = -l / 2 + d / 2 + wide
      const high = l / 2 - d / 2 - narrow
      const gap = gateEnds(wide, narrow, low, high)
      return [
        frame(d, wide, narrow, low, high, gap),
        gate(d, g, gap),
        rivet(gap.pivot, d),
        nosePin(gap, d),
      ].map((geometry): Body => ({ geometry, surface }))
    },
    poses: { front: [-62, 20, 25], back: [-90, 200, 0] },
  }),
}

interface Gap {
  /** Where the gate turns, and where it closes on the nose. */
  readonly pivot: Point
  readonly nose: Point
}

/** On the straight flank that touches both end rounds. */
function gateEnds(wide: number, narrow: number, low: number, high: number): Gap {
  const lean = Math.asin((wide - narrow) / (high - low))
  const at = (radius: number, y: number): Point => [radius * Math.cos(lean), y + radius * Math.sin(lean)]
  const from = at(wide, low)
  const to = at(narrow, high)
  const mix = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]
  return { pivot: mix(0.1), nose: mix(0.94) }
}

/** The bent rod, from the nose round the narrow end, down the back and round the wide end to the gate's pivot. */
function frame(
  d: number,
  wide: number,
  narrow: number,
  low: number,
  high: number,
  { pivot, nose }: Gap,
): BufferGeometry {
  const lean = (Math.asin((wide - narrow) / (high - low)) * 180) / Math.PI
  const points: Point[] = [
    nose,
    ...arc([0, high], narrow, lean + 4, 180 - lean, 30),
    ...arc([0, low], wide, 180 - lean, 360 + lean - 4, 40),
    pivot,
  ]
  const stops: Point[] = [
    [0, 0.78],
    [0.012, 0.98],
    [0.03, 1],
    [0.97, 1],
    [0.985, 0.92],
    [1, 0.6],
  ]
  return sweep(smoothPath(inPlane(points), 200), roundSection(d, 32), {
    scale: share => between(stops, share),
  })
}

/** A slimmer rod with a fork over the pivot and one over the nose. */
function gate(d: number, gateDiameter: number, { pivot, nose }: Gap): BufferGeometry {
  const along = new Vector3(nose[0] - pivot[0], nose[1] - pivot[1], 0)
  const steps = 60
  const from = new Vector3(pivot[0], pivot[1], 0).addScaledVector(along, -0.06)
  const path = Array.from({ length: steps + 1 }, (_, step) =>
    from.clone().addScaledVector(along, (step / steps) * 1.06),
  )
  const fork = (d * 1.06) / gateDiameter
  const stops: Point[] = [
    [0, fork * 0.7],
    [0.03, fork],
    [0.14, fork],
    [0.24, 1],
    [0.82, 1],
    [0.9, fork * 0.98],
    [0.98, fork * 0.98],
    [1, fork * 0.86],
  ]
  return sweep(path, roundSection(gateDiameter, 28), { scale: share => between(stops, share) })
}

function pinAcross([x, y]: Point, radius: number, length: number): BufferGeometry {
  return revolve([
    [0, -length / 2],
    [radius * 0.8, -length / 2],
    [radius, radius * 0.25 - length / 2],
    [radius, length / 2 - radius * 0.25],
    [radius * 0.8, length / 2],
    [0, length / 2],
  ])
    .rotateX(Math.PI / 2)
    .translate(x, y, 0)
}

function rivet(pivot: Point, d: number): BufferGeometry {
  return pinAcross(pivot, d * 0.19, d * 1.12)
}

/** The pin in the nose that the gate's fork takes, so that it closes under load. */
function nosePin({ pivot, nose }: Gap, d: number): BufferGeometry {
  const share = 0.955
  const at: Point = [pivot[0] + (nose[0] - pivot[0]) * share, pivot[1] + (nose[1] - pivot[1]) * share]
  return pinAcross(at, d * 0.15, d * 1.12)
}
