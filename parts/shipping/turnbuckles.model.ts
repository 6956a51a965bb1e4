import { type BufferGeometry, Vector3 } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import { between } from './passages.ts'
import { inPlane, smoothPath } from './paths.model.ts'
import families from './turnbuckles.ts'

/** A turnbuckle, DIN 1480, with hook (above, right-hand thread) and eye (below, left-hand thread); its body's middle is y = 0. */
const turnbuckle = defineModel(families.turnbuckle, {
  build(form, surface) {
    const { d, P, e, inside, stock, eyeAt, hookAt } = form
    const parts = [
      ...body(form),
      ...rod(d, P, -inside, eyeAt + e / 2 + stock * 0.4, true),
      eye(form),
      ...rod(d, P, inside, hookAt - e * 1.28, false),
      hook(form),
    ]
    return parts.map((geometry): Body => ({ geometry, surface }))
  },
  poses: { front: [0, 70, 50], back: [0, 20, -60] },
})

export default { turnbuckle }

type TurnbuckleForm = NonNullable<ReturnType<typeof families.turnbuckle.formOf>>

/** Two tapped bosses joined by flat bars, forged in one piece. */
function body({ d, D, b, end, boss, bar: thickness, barReach }: TurnbuckleForm): BufferGeometry[] {
  const out = (b - thickness) / 2
  const barAt = (side: number) => {
    const corners: Point[] = [
      [side * D * 0.12, -end + boss * 0.3],
      [side * D * 0.36, -end + boss * 0.9],
      [side * out, -end + boss * 2.1],
      [side * out, end - boss * 2.1],
      [side * D * 0.36, end - boss * 0.9],
      [side * D * 0.12, end - boss * 0.3],
    ]
    const path = smoothPath(inPlane(roundCorners(corners, [0, d, d * 2, d * 2, d, 0], { steps: 12 })), 90)
    const section = roundCorners(
      [
        [-thickness / 2, -barReach],
        [thickness / 2, -barReach],
        [thickness / 2, barReach],
        [-thickness / 2, barReach],
      ],
      thickness * 0.36,
      { isClosed: true },
    )
    return sweep(path, section, {
      normal: new Vector3(1, 0, 0),
      scale: share => [
        1,
        between(
          [
            [0, 0.8],
            [0.1, 1.1],
            [0.3, 1],
            [0.7, 1],
            [0.9, 1.1],
            [1, 0.8],
          ],
          share,
        ),
      ],
    })
  }
  const profile = roundCorners(
    [
      [d / 2 + 0.2, end - boss],
      [D * 0.42, end - boss],
      [D / 2, end - boss * 0.55],
      [D / 2, end],
      [d / 2 + 1.2, end],
      [d / 2 + 0.2, end - 1],
      [d / 2 + 0.2, end - boss],
    ],
    [0, 2, 6, 2.2, 0, 0, 0],
  )
  const upper = revolve(profile)
  return [upper, upper.clone().rotateX(Math.PI), barAt(-1), barAt(1)]
}

/** A threaded rod from inside the body outwards to its eye or hook. */
function rod(
  d: number,
  pitch: number,
  inside: number,
  outside: number,
  isLeftHanded: boolean,
): BufferGeometry[] {
  const [from, to] = [Math.abs(inside), Math.abs(outside)]
  const shankFrom = to - d * 0.9
  const root = minorDiameter(d, pitch)
  const chamfer = (d - root) / 2 + 0.2
  const parts = [
    thread({
      diameter: d,
      pitch,
      from,
      to: shankFrom,
      chamferFrom: chamfer,
      runOut: pitch * 2,
      isLeftHanded,
    }),
    revolve([
      [0, from],
      [d / 2 - chamfer, from],
      [d / 2 - chamfer + 0.001, from + 0.01],
    ]),
    revolve([
      [d * 0.4, shankFrom - pitch],
      [d / 2, shankFrom],
      [d / 2, to],
      [d * 0.4, to + d * 0.4],
    ]),
  ]
  // Turned round, not mirrored: a turn keeps the hand of the thread.
  return inside < 0 ? parts.map(part => part.rotateX(Math.PI)) : parts
}

function eye({ e: inside, stock, eyeAt: middle }: TurnbuckleForm): BufferGeometry {
  const path = inPlane(arc([0, middle], (inside + stock) / 2, 90, 450, 72).slice(0, -1))
  return sweep(path, roundSection(stock, 28), { isClosed: true })
}

/** From the shank sideways around the load and up to a blunt nose. */
function hook({ d, e, hookAt: middle, hookRadius: radius }: TurnbuckleForm): BufferGeometry {
  const foot = middle - e * 1.35
  const around = arc([0, middle], radius, -30, 205, 40)
  const points: Point[] = [
    [0, foot],
    [0, foot + d * 0.55],
    [radius * 0.52, middle - radius * 0.98],
    ...around,
    [-radius * 1.02, middle - radius * 0.72],
    [-radius * 1.16, middle - radius * 0.98],
  ]
  const path = smoothPath(inPlane(points), 120)
  return sweep(path, roundSection(d, 28), {
    scale: share =>
      between(
        [
          [0, 1],
          [0.35, 1.06],
          [0.6, 1],
          [0.95, 0.74],
          [0.985, 0.6],
          [1, 0.15],
        ],
        share,
      ),
  })
}
