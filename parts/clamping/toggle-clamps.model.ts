import { Vector3 } from 'three'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { bend, bendLength } from '../solids/bend.ts'
import { extrude, slot } from '../solids/extrude.ts'
import { hexPrism } from '../solids/hex.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { plate } from '../solids/plate.ts'
import { revolve } from '../solids/revolve.ts'
import { sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import families from './toggle-clamps.ts'

const QUARTER = Math.PI / 2

/**
 * A horizontal toggle clamp, closed: a foot of two angles, an arm with a rubber-tipped spindle towards +x, and a lever with
 * an orange grip towards -x. The foot stands on y = 0.
 */
const toggleClamp = defineModel(families['toggle-clamp'], {
  build(form, surface) {
    const { joints, foot, arm, lever, link } = form
    const pair = ({ outline, thickness, aside }: ToggleClampForm['arm']) =>
      [-1, 1].map(side => extrude(outline, { depth: thickness, bevel: 0.4 }).translate(0, 0, side * aside))
    const steel = [
      ...[1, -1].map(side => footAngle(foot, side)),
      ...pair(arm),
      ...pair(lever),
      extrude(link.outline, { depth: link.thickness, bevel: 0.4 }),
      ...[joints.arm, joints.lever, joints.link].map(([x, y]) => rivet(form).translate(x, y, 0)),
    ]
    return [
      ...steel.map(geometry => ({ geometry, surface })),
      { geometry: grip(form), surface: 'orange-plastic' },
      ...spindle(form),
    ]
  },
  poses: { front: [0, -20, 0], back: [0, 160, 0] },
})

export default { 'toggle-clamp': toggleClamp }

type ToggleClampForm = NonNullable<ReturnType<(typeof families)['toggle-clamp']['formOf']>>

/** One of the two angles: a foot with two slots, and a cheek with sloping ends. */
function footAngle(form: ToggleClampForm['foot'], side: number) {
  const { sheet, inside, half, top, flat, corners } = form
  const fold = { radius: form.fold, thickness: sheet, angle: 90 }
  const roll = bendLength(fold)
  const cheek = form.height - sheet - fold.radius
  const blank = roundCorners(
    [
      [-flat, -half],
      [0, -half],
      [roll, -half],
      [roll + cheek, -top],
      [roll + cheek, top],
      [roll, half],
      [0, half],
      [-flat, half],
    ],
    [corners.foot, 0, 0, corners.cheek, corners.cheek, 0, 0, corners.foot],
    { isClosed: true },
  )
  const out = inside + fold.radius + sheet
  const holes = [-form.slotAt, form.slotAt].map(y => ({
    outline: slot([out - form.slotOut, y], form.slotLength, form.slotWidth),
    front: 0.3,
    back: 0.3,
  }))
  const angle = bend(plate(blank, { depth: sheet, bevel: 0.3, holes }), { at: 0, ...fold })
  // The blank's y runs along the clamp; its fold stands beside the middle.
  angle.rotateX(-QUARTER).rotateY(QUARTER)
  angle.translate(0, sheet / 2, out)
  return side > 0 ? angle : angle.rotateY(Math.PI)
}

/** A rivet along z with flat round heads. */
function rivet({ rivet: { half, rise, head, shank } }: ToggleClampForm) {
  const heads: readonly Point[] = [
    [0, -half - rise],
    [head, -half - rise],
    [head, -half + 0.1],
    [shank, -half + 0.1],
    [shank, half - 0.1],
    [head, half - 0.1],
    [head, half + rise],
    [0, half + rise],
  ]
  return revolve(roundCorners(heads, [0, 1.4, 0.2, 0, 0, 0.2, 1.4, 0])).rotateX(QUARTER)
}

function grip({ grip: { path, section, scale } }: ToggleClampForm) {
  const along = path.map(([x, y]) => new Vector3(x, y, 0))
  return sweep(along, section, { scale, normal: new Vector3(0, 1, 0) })
}

/** The spindle with its nuts and washers, all zinc-plated, and its tip of rubber. */
function spindle({ d, spindle: form }: ToggleClampForm): Body[] {
  const { x, top, pitch, from, flats, nutHeight, nuts, washer, washers, tip } = form
  const end = revolve([
    [d / 2 - 0.99, top - 0.01],
    [d / 2 - 1, top],
    [0, top],
  ])
  const steel = [
    ...nuts.map(at =>
      hexPrism({
        acrossFlats: flats,
        from: at,
        to: at + nutHeight,
        isTopChamfered: true,
        isBottomChamfered: true,
      }),
    ),
    ...washers.map(at =>
      revolve([
        [0, at - washer.half],
        [washer.radius, at - washer.half],
        [washer.radius, at + washer.half],
        [0, at + washer.half],
      ]),
    ),
    thread({ diameter: d, pitch, from, to: top, chamferTo: 1 }),
    end,
  ]
  return [
    ...steel.map((geometry): Body => ({ geometry: geometry.translate(x, 0, 0), surface: 'zinc' })),
    { geometry: revolve(tip).translate(x, 0, 0), surface: 'rubber' },
  ]
}
