import type { BufferGeometry } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import { arc, type Point } from '../geometry/profile.ts'
import { innerThread } from '../solids/inner-thread.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import families from './eyes.ts'
import { forgedMark, roundFace } from './forged-mark.model.ts'
import { inPlane } from './paths.model.ts'

/** The ring stands in the xy-plane above the seat. */
const eyeBolt = defineModel(families['eye-bolt'], {
  build(form, surface) {
    const eye = liftingEye(form, { below: 0.3, within: form.d2 })
    return [...eye, ...threadedShank(form)].map((geometry): Body => ({ geometry, surface }))
  },
  poses: { front: [0, 62, 90], back: [0, 8, 0] },
})

/** The ring stands in the xy-plane above the seat. */
const eyeNut = defineModel(families['eye-nut'], {
  build(form, surface) {
    const { d1, P, d2, countersink, depth } = form
    const bore = innerThread({ diameter: d1, pitch: P, from: 0, to: depth, countersink })
    // Seen from below, the bore ends under the eye.
    const end = revolve([
      [0, depth],
      [countersink / 2, depth],
    ]).rotateX(Math.PI)
    end.translate(0, 2 * depth, 0)
    return [...liftingEye(form, { below: depth + 0.4, within: d2 * 0.35 }), bore, end].map(
      (geometry): Body => ({ geometry, surface }),
    )
  },
  poses: { front: [0, 55, 96], back: [0, 12, 0] },
})

export default { 'eye-bolt': eyeBolt, 'eye-nut': eyeNut }

interface EyeForm {
  readonly WLL: number
  readonly d3: number
  readonly d4: number
  readonly k: number
  readonly middle: number
  readonly round: number
  readonly flare: (fromFoot: number) => number
  readonly collar: readonly Point[]
}

/** The forged ring, its collar, and the working load limit on the ring that DIN 580 and 582 ask for. */
function liftingEye(form: EyeForm, cut: Cut): BufferGeometry[] {
  const { WLL, k, middle, round, collar } = form
  const mark = forgedMark({
    text: `WLL ${WLL}T`,
    height: k * 0.34,
    centre: [0, middle],
    radius: round,
    angle: 90,
    face: roundFace(k),
  })
  return [liftingRing(form, cut), revolve(collar), mark]
}

/** A ring is cut off within its collar: below this height, as far out as this radius. */
interface Cut {
  readonly below: number
  readonly within: number
}

function liftingRing({ d3, d4, k, middle, round, flare }: EyeForm, cut: Cut): BufferGeometry {
  const path = inPlane(arc([0, middle], round, 90, 450, 96).slice(0, -1))
  const radial = (d3 - d4) / 2 / k
  const ring = sweep(path, roundSection(k, 32), {
    isClosed: true,
    normal: path[0]?.clone().setY(1),
    scale: share => [radial, flare(Math.abs((share % 1) - 0.5) * 360)],
  })
  const points = ring.getAttribute('position')
  for (let index = 0; index < points.count; index++) {
    const isWithin = Math.abs(points.getX(index)) < cut.within
    points.setY(index, Math.max(points.getY(index), isWithin ? cut.below : 0.3))
  }
  return ring
}

interface ShankForm {
  readonly d1: number
  readonly P: number
  readonly l: number
  readonly undercut: number
  readonly neck: number
}

function threadedShank({ d1, P, l, undercut, neck }: ShankForm): BufferGeometry[] {
  const chamfer = (d1 - minorDiameter(d1, P)) / 2 + 0.1
  return [
    thread({ diameter: d1, pitch: P, from: -l, to: -undercut, chamferFrom: chamfer, chamferTo: chamfer }),
    revolve([
      [0, -l],
      [d1 / 2 - chamfer, -l],
    ]),
    revolve([
      [neck, -undercut - P],
      [neck, -0.4],
      [neck + 0.6, 0.1],
    ]),
  ]
}
