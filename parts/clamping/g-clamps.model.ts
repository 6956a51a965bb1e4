import { Vector3 } from 'three'
import { roundCorners } from '../geometry/profile.ts'
import { extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { widen } from '../solids/plate.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import families from './g-clamps.ts'

/** A G-clamp: a cast frame of I-section, a threaded spindle with a swivel pad and a tommy bar. The anvil's face is y = 0. */
const gClamp = defineModel(families['g-clamp'], {
  build(form, surface) {
    const { section, frame, t } = form
    const web = extrude(frame, { depth: t * 0.42, bevel: 0.6 })
    const flanges = extrude(frame, { depth: t, bevel: 1, holes: [widen(frame, -section * 0.24)] })
    const cast = [web, flanges, revolve(form.nut), revolve(form.anvil)].map(geometry => ({
      geometry,
      surface,
    }))
    return [...cast, ...spindleOf(form)]
  },
  poses: { front: [-90, 55, 0], back: [90, 50, 0] },
})

export default { 'g-clamp': gClamp }

type Form = NonNullable<ReturnType<(typeof families)['g-clamp']['formOf']>>

/** The spindle with its pad below and its head with the bar above. */
function spindleOf({ opening, d, P, spindle, pad: foot, bar: rod }: Form) {
  const { root, from, top, head: high, radius: wide } = spindle
  const shank = thread({ diameter: d, pitch: P, from, to: top, chamferFrom: 1, runOut: 2 * P })
  const ball = revolve(
    roundCorners(
      [
        [0, opening + 5],
        [root * 0.42, opening + 5],
        [root * 0.42, opening + 9],
        [root / 2, opening + 9],
      ],
      [0, 0.5, 0, 0],
    ),
  )
  const pad = revolve(foot)
  const head = revolve(
    roundCorners(
      [
        [0, top - 0.5],
        [wide, top - 0.5],
        [wide, top + high],
        [0, top + high],
      ],
      [0, 1.2, 2.2, 0],
    ),
  )
  const { ends, height, knob } = rod
  const bar = sweep(
    ends.map(z => new Vector3(0, height, z)),
    roundSection(d * 0.5),
  )
  const knobs = ends.map(z =>
    revolve(
      roundCorners(
        [
          [0, -knob.half],
          [knob.radius, -knob.half],
          [knob.radius, knob.half],
          [0, knob.half],
        ],
        [0, knob.radius / 2, knob.radius / 2, 0],
      ),
    )
      .rotateX(Math.PI / 2)
      .translate(0, height, z),
  )
  return [
    ...[shank, ball, head].map(geometry => ({ geometry, surface: 'black-oxide' as const })),
    ...[pad, bar, ...knobs].map(geometry => ({ geometry, surface: 'zinc' as const })),
  ]
}
