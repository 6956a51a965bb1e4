import { type BufferGeometry, Vector3 } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import { arc, roundCorners } from '../geometry/profile.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import { between } from './passages.ts'
import { inPlane } from './paths.model.ts'
import families from './turnbuckles.ts'

/** A turnbuckle, DIN 1480, with hook (above, right-hand thread) and eye (below, left-hand thread); its body's middle is y = 0. */
const turnbuckle = defineModel(families.turnbuckle, {
  build(form, surface) {
    const eyeRod = rod(form, form.eyeRod, true)
    const parts = [
      ...body(form),
      // Turned round, not mirrored: a turn keeps the hand of the thread.
      ...eyeRod.map(part => part.rotateX(Math.PI)),
      eye(form),
      ...rod(form, form.hookRod, false),
      hook(form),
    ]
    return parts.map((geometry): Body => ({ geometry, surface }))
  },
  poses: { front: [0, 70, 50], back: [0, 20, -60] },
})

export default { turnbuckle }

type TurnbuckleForm = NonNullable<ReturnType<typeof families.turnbuckle.formOf>>

/** Two tapped bosses joined by flat bars, forged in one piece. */
function body({ boss, bar: { thickness, reach, middles } }: TurnbuckleForm): BufferGeometry[] {
  const section = roundCorners(
    [
      [-thickness / 2, -reach],
      [thickness / 2, -reach],
      [thickness / 2, reach],
      [-thickness / 2, reach],
    ],
    thickness * 0.36,
    { isClosed: true },
  )
  const bars = middles.map(middle =>
    sweep(inPlane(middle), section, { normal: new Vector3(1, 0, 0), scale: share => [1, barScale(share)] }),
  )
  const upper = revolve(boss)
  return [upper, upper.clone().rotateX(Math.PI), ...bars]
}

/** By how much a bar is wider than in its middle. */
function barScale(share: number): number {
  return between(
    [
      [0, 0.8],
      [0.1, 1.1],
      [0.3, 1],
      [0.7, 1],
      [0.9, 1.1],
      [1, 0.8],
    ],
    share,
  )
}

/** A threaded rod from inside the body upwards to its eye or hook. */
function rod(
  { d, P }: TurnbuckleForm,
  { from, to, reach }: TurnbuckleForm['eyeRod'],
  isLeftHanded: boolean,
): BufferGeometry[] {
  const chamfer = (d - minorDiameter(d, P)) / 2 + 0.2
  return [
    thread({ diameter: d, pitch: P, from, to, chamferFrom: chamfer, runOut: P * 2, isLeftHanded }),
    revolve([
      [0, from],
      [d / 2 - chamfer, from],
    ]),
    revolve([
      [d * 0.4, to - P],
      [d / 2, to],
      [d / 2, reach],
      [d * 0.4, reach + d * 0.4],
    ]),
  ]
}

function eye({ e: inside, stock, eyeAt: middle }: TurnbuckleForm): BufferGeometry {
  const path = inPlane(arc([0, middle], (inside + stock) / 2, 90, 450, 72).slice(0, -1))
  return sweep(path, roundSection(stock, 28), { isClosed: true })
}

function hook({ d, hook: { middle, scale } }: TurnbuckleForm): BufferGeometry {
  return sweep(inPlane(middle), roundSection(d, 28), { scale })
}
