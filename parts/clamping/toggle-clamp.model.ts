import { Vector3 } from 'three'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { bend, bendLength } from '../solids/bend.ts'
import { extrude, rectangle, slot } from '../solids/extrude.ts'
import { hexPrism } from '../solids/hex.ts'
import { defineModel } from '../solids/model.ts'
import { plate } from '../solids/plate.ts'
import { revolve } from '../solids/revolve.ts'
import { sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import families from './toggle-clamp.ts'
import { INSIDE, SHEET } from './toggle-clamp-form.ts'

const QUARTER = Math.PI / 2

/**
 * A horizontal toggle clamp, closed: a foot of two angles, an arm with a rubber-tipped spindle towards +x, and a lever with
 * an orange grip towards -x. The foot stands on y = 0.
 */
export default {
  'toggle-clamp': defineModel(families['toggle-clamp'], {
    build({ l, h, b, d, e }, surface) {
      const place = { fore: l * 0.4, aft: -l * 0.6 }
      const joints = {
        arm: [8, h * 0.52] as const,
        lever: [-16, h * 0.62] as const,
        link: [4, h * 0.78] as const,
      }
      const foot = [1, -1].map(side => footAngle({ b, e, h, side }))
      const armBars = [-1, 1].map(side =>
        bar([joints.arm, joints.link, [place.fore - 7.5, h * 0.56]], 7.5, 2.5).translate(0, 0, side * 4.2),
      )
      const levers = [-1, 1].map(side =>
        bar([joints.link, joints.lever, [-48, h * 0.78]], 7, 2.5).translate(0, 0, side * 7.2),
      )
      const links = bar([joints.lever, joints.arm], 6.5, 3)
      const rivets = [joints.arm, joints.lever, joints.link].map(([x, y]) => rivet(9.6).translate(x, y, 0))
      const steel = [...foot, ...armBars, ...levers, links, ...rivets]
      return [
        ...steel.map(geometry => ({ geometry, surface })),
        { geometry: grip(place.aft, h), surface: 'orange-plastic' },
        ...spindle(place.fore - 13, h, d),
      ]
    },
    poses: { front: [0, -20, 0], back: [0, 160, 0] },
  }),
}

/** One of the two angles: a foot with two slots, and a cheek with sloping ends. */
function footAngle({ b, e, h, side }: { b: number; e: number; h: number; side: number }) {
  const fold = { radius: 2, thickness: SHEET, angle: 90 }
  const roll = bendLength(fold)
  const flat = b / 2 - INSIDE - SHEET - fold.radius
  const cheek = h * 0.7 - SHEET - fold.radius
  const blank = roundCorners(
    [
      [-flat, -24],
      [0, -24],
      [roll, -24],
      [roll + cheek, -18],
      [roll + cheek, 18],
      [roll, 24],
      [0, 24],
      [-flat, 24],
    ],
    [4, 0, 0, 9, 9, 0, 0, 4],
    { isClosed: true },
  )
  const holes = [-14, 14].map(y => ({ outline: slot([-flat * 0.48, y], e + 2.5, e), front: 0.3, back: 0.3 }))
  const angle = bend(plate(blank, { depth: SHEET, bevel: 0.3, holes }), { at: 0, ...fold })
  // The blank's y runs along the clamp; its fold stands beside the middle.
  angle.rotateX(-QUARTER).rotateY(QUARTER)
  angle.translate(0, SHEET / 2, INSIDE + fold.radius + SHEET)
  return side > 0 ? angle : angle.rotateY(Math.PI)
}

/** A flat bar with round ends through some points, in the plane of x and y. */
function bar(points: readonly (readonly [number, number])[], half: number, thickness: number) {
  const there = points.map(([x, y]) => new Vector3(x, y, 0))
  const left: Point[] = []
  const right: Point[] = []
  for (const [index, point] of there.entries()) {
    const before = there[index - 1] ?? point
    const after = there[index + 1] ?? point
    const along = after.clone().sub(before).normalize()
    const normal = new Vector3(-along.y, along.x, 0)
    const heading = (Math.atan2(along.y, along.x) * 180) / Math.PI
    if (index === there.length - 1)
      right.push(...arc([point.x, point.y], half, heading - 90, heading + 90, 16))
    else right.push([point.x - normal.x * half, point.y - normal.y * half])
    if (index === 0)
      left.unshift(...arc([point.x, point.y], half, heading + 90, heading + 270, 16).slice(0, -1))
    else if (index < there.length - 1) left.unshift([point.x + normal.x * half, point.y + normal.y * half])
  }
  return extrude([...right, ...left], { depth: thickness, bevel: 0.4 })
}

/** A rivet along z with flat round heads. */
function rivet(half: number) {
  const heads = roundCorners(
    [
      [0, -half - 1.8],
      [4.6, -half - 1.8],
      [4.6, -half + 0.1],
      [3, -half + 0.1],
      [3, half - 0.1],
      [4.6, half - 0.1],
      [4.6, half + 1.8],
      [0, half + 1.8],
    ],
    [0, 1.4, 0.2, 0, 0, 0.2, 1.4, 0],
  )
  return revolve(heads).rotateX(QUARTER)
}

/** The grip, moulded over the lever: thicker in the middle and at its end. */
function grip(end: number, h: number) {
  const from = -40
  const steps = 60
  const path = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    return new Vector3(from + (end - from) * share, h * 0.75 + h * 0.12 * share ** 1.5, 0)
  })
  const section = roundCorners(rectangle(15, 21), 5.5, { isClosed: true })
  const scale = (share: number) => {
    const tip = share > 0.93 ? Math.sqrt(Math.max(0, 1 - ((share - 0.93) / 0.07) ** 2)) : 1
    const start = Math.min(1, 0.86 + share * 4)
    return Math.max(0.004, tip * start * (0.94 + 0.06 * Math.cos(share * 4 * Math.PI)))
  }
  return sweep(path, section, { scale, normal: new Vector3(0, 1, 0) })
}

/** The spindle hangs in the arm between two nuts; its tip is a cap of rubber. */
function spindle(x: number, high: number, d: number) {
  const low = 6
  const y = high * 0.56
  // ISO 4032, M8: 13 mm across flats, 6.8 mm high.
  const flats = d * 1.625
  const nuts = [y + 8, y - 8 - d * 0.85].map(from =>
    hexPrism({
      acrossFlats: flats,
      from,
      to: from + d * 0.85,
      isTopChamfered: true,
      isBottomChamfered: true,
    }),
  )
  const washers = [y + 7.4, y - 8.1].map(at =>
    revolve([
      [0, at - 0.8],
      [d, at - 0.8],
      [d, at + 0.8],
      [0, at + 0.8],
    ]),
  )
  const rod = thread({ diameter: d, pitch: 1.25, from: low + 4, to: high, chamferTo: 1 })
  const end = revolve([
    [d / 2 - 0.99, high - 0.01],
    [d / 2 - 1, high],
    [0, high],
  ])
  const cap = revolve(
    roundCorners(
      [
        [0, low - 6],
        [d * 0.8, low - 6],
        [d * 0.95, low + 2],
        [d * 0.62, low + 8],
        [d * 0.4, low + 8],
      ],
      [0, 1.5, 2, 1.5, 0],
    ),
  )
  const steel = [...nuts, ...washers, rod, end].map(geometry => geometry.translate(x, 0, 0))
  return [
    ...steel.map(geometry => ({ geometry, surface: 'zinc' as const })),
    { geometry: cap.translate(x, 0, 0), surface: 'rubber' as const },
  ]
}
