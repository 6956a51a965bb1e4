import { SphereGeometry, Vector3 } from 'three'
import type { Surface } from '../finishes.ts'
import { arc, type Point } from '../geometry/profile.ts'
import { merge } from '../solids/crease.ts'
import { extrude } from '../solids/extrude.ts'
import { knurl } from '../solids/knurl.ts'
import { loft, outlineOf } from '../solids/loft.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { planes, sculpt } from '../solids/sculpt.ts'
import { relief, roundWall } from '../solids/strokes.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { handleBodies } from './handles.model.ts'
import type { HeadForm } from './ratchet-heads.ts'
import families, { knobAt } from './ratchets.ts'

/** A reversible ratchet: along y, the head's middle at y = 0, the square drive towards z. */
const ratchet = defineModel(families.ratchet, {
  build: ({ start, ferrule, head, handle }, surface) => [
    ...headBodies(head, surface),
    { geometry: revolve(ferrule), surface: 'black-oxide' },
    ...handleBodies(handle).map(({ geometry, surface: own }) => ({
      geometry: geometry.translate(0, start, 0),
      surface: own,
    })),
  ],
  poses: { front: [0, 180, -118], back: [0, 0, 62] },
})

/** A click torque wrench: along y, the head's middle at y = 0, the square drive towards z. */
const torqueWrench = defineModel(families['torque-wrench'], {
  build: ({ d, head, tube, pin, marks, grip }, surface) => [
    ...headBodies(head, surface),
    { geometry: revolve(tube), surface },
    ...[1, -1].map(
      (side): Body => ({
        geometry: revolve(pin.profile)
          .rotateX(side * (Math.PI / 2))
          .translate(0, pin.at, side * pin.from),
        surface: 'black-oxide',
      }),
    ),
    { geometry: merge(marks.map(mark => markOn(d, mark))), surface: 'black-oxide' },
    { geometry: revolve(grip.ring), surface: 'steel' },
    { geometry: knurl(grip.knurl), surface: 'steel' },
    { geometry: revolve(grip.collar), surface: 'orange-plastic' },
    { geometry: turnedLoft(grip.soft, 40, 96), surface: 'rubber' },
    { geometry: revolve(grip.last), surface: 'orange-plastic' },
    { geometry: turnedLoft(grip.knob, 25, 192, knobAt), surface: 'black-plastic' },
    { geometry: revolve(grip.button), surface: 'orange-plastic' },
  ],
  poses: { front: [0, 0, 62], back: [0, 180, -62] },
})

export default { ratchet, 'torque-wrench': torqueWrench }

function headBodies(head: HeadForm, surface: Surface): Body[] {
  const { t, drive, collar, cover, pins, lever } = head
  return [
    { geometry: forging(head), surface },
    { geometry: squareWithBall(drive).translate(0, 0, t / 2), surface },
    { geometry: disc(collar.profile).translate(0, 0, collar.at), surface: 'steel' },
    { geometry: disc(cover.profile).rotateY(Math.PI).translate(0, 0, -cover.at), surface: 'steel' },
    { geometry: extrude(lever.outline, lever).translate(0, 0, -lever.at), surface: 'black-oxide' },
    ...[-1, 1].map(
      (side): Body => ({
        geometry: disc(pins.profile)
          .rotateY(Math.PI)
          .translate(side * pins.x, pins.y, -pins.at),
        surface: 'black-oxide',
      }),
    ),
  ]
}

function forging({ D, t, to, forging: field }: HeadForm) {
  const near = D / 52
  return sculpt(field, {
    x: planes(-D / 2 - 2 * near, D / 2 + 2 * near, near),
    y: [...planes(-D / 2 - 2 * near, D * 1.1, near), ...planes(D * 1.1, to + 2 * near, near * 2).slice(1)],
    z: planes(-t / 2 - 2 * near, t / 2 + 2 * near, near),
  })
}

function squareWithBall({ length, outline, bevel, ball }: HeadForm['drive']) {
  const square = extrude(outline, { depth: length + 2, bevel }).translate(0, 0, length / 2 - 1)
  return merge([square, new SphereGeometry(ball.radius, 24, 16).translate(0, ball.y, ball.z)])
}

function disc(profile: readonly Point[]) {
  return revolve(profile).rotateX(Math.PI / 2)
}

/** A line of the scale, the long ones with the torque beside them. */
function markOn(
  d: number,
  { y, reach, value }: { readonly y: number; readonly reach: number; readonly value: number | null },
) {
  const line = sweep(
    arc([0, 0], d / 2 - 0.05, 90 - reach, 90 + reach, 14).map(([x, z]) => new Vector3(x, y, z)),
    roundSection(0.7, 6),
  )
  return merge(value === null ? [line] : [line, relief(`${value}`, 4.6, 0.75, roundWall(d - 0.1, y, 58))])
}

/** A body with this radius at each height, and of this share of it at each angle. */
function turnedLoft(
  profile: readonly Point[],
  smoothUpTo: number,
  columns: number,
  share: (angle: number) => number = () => 1,
) {
  return loft(
    profile.map(([radius, y]) => ({ y, outline: outlineOf(angle => radius * share(angle), columns) })),
    { smoothUpTo },
  )
}
