import {
  acrossCorners,
  arcPoints,
  behind,
  centreLine,
  circle,
  defineFamily,
  frontView,
  height,
  hexSide,
  line,
  move,
  note,
  type Point,
  roundCorners,
  sideView,
  standing,
  threadedRod,
  turn,
  width,
} from '../drawing/kit.ts'
import { beside } from '../drawing/shapes/beside.ts'
import { layered, seenBehind } from '../drawing/shapes/layered.ts'
import { boxOf, closed } from './outlines.ts'

/** The foot's two angles: thickness of the sheet, the radius it is folded at, and its inner face from the middle, in mm. */
const SHEET = 2.5
const FOLD = 2
const INSIDE = 9.5

/**
 * A horizontal toggle clamp, closed: from the side, and along its arm from the grip. Its foot stands on y = 0, the arm points
 * towards +x; z is across.
 */
const toggleClamp = defineFamily({
  terms: {
    F: ['Holding force', 'kN'],
    l: ['Overall length', 'mm'],
    h: ['Overall height', 'mm'],
    b: ['Foot width', 'mm'],
    d: ['Spindle', 'mm'],
    e: ['Foot hole', 'mm'],
  },
  form: formOf,
  draw: form => ({ views: [fromTheSide(form), alongTheArm(form)] }),
})

export default { 'toggle-clamp': toggleClamp }

type ToggleClampForm = ReturnType<typeof formOf>

function formOf(dimensions: Readonly<Record<'F' | 'l' | 'h' | 'b' | 'd' | 'e', number>>) {
  const { l, h, b, d, e } = dimensions
  const [fore, aft] = [l * 0.4, -l * 0.6]
  const arm: Point = [8, h * 0.52]
  const lever: Point = [-16, h * 0.62]
  const link: Point = [4, h * 0.78]
  return {
    ...dimensions,
    fore,
    aft,
    joints: { arm, lever, link },
    foot: footOf(b, e, h),
    /** Flat bars: their outline, thickness, and how far from the middle there is one on either side. */
    arm: { outline: barOutline([arm, link, [fore - 7.5, h * 0.56]], 7.5), thickness: 2.5, aside: 4.2 },
    lever: { outline: barOutline([link, lever, [-48, h * 0.78]], 7), thickness: 2.5, aside: 7.2 },
    link: { outline: barOutline([lever, arm], 6.5), thickness: 3 },
    /** Half the length between a rivet's heads, their height, and the radii of head and shank. */
    rivet: { half: 9.6, rise: 1.8, head: 4.6, shank: 3 },
    grip: gripOf(aft, h),
    spindle: spindleOf(fore - 13, h, d),
  }
}

function fromTheSide({
  h,
  d,
  fore,
  aft,
  foot,
  joints,
  arm,
  lever,
  link,
  rivet,
  grip,
  spindle,
}: ToggleClampForm) {
  const { x, flats, nuts, nutHeight, washers, washer, tip } = spindle
  const beyond = (points: readonly Point[]) => points.map(([px, py]): Point => [px + x, py])
  const rounds = [joints.link, joints.lever].map(centre => arcPoints(centre, rivet.head, 0, 360, 72))
  const discs = washers.map(y =>
    beyond(boxOf(-washer.radius, y - washer.half, washer.radius, y + washer.half)),
  )
  const corner = acrossCorners(flats) / 2
  const nutBoxes = nuts.map(y => beyond(boxOf(-corner, y, corner, y + nutHeight)))
  const nutSides = nuts.flatMap(from =>
    turn(hexSide({ acrossFlats: flats, from, to: from + nutHeight, chamfer: ['from', 'to'] }), 90),
  )
  const gripSides = [
    ...beside(grip.path, index => grip.reachAt(index)[0]),
    ...beside(grip.path, index => -grip.reachAt(index)[0]).toReversed(),
  ]
  const front = [foot.cheek, ...rounds, gripSides, lever.outline, ...discs]
  const slots = [-1, 1].map(side => side * foot.slotAt)
  return frontView(
    [
      layered(...front),
      line([-foot.half, foot.sheet], [foot.half, foot.sheet]),
      circle(joints.arm, rivet.head * 2, 'hidden'),
      seenBehind(move(nutSides, x, 0), ...discs),
      behind(closed(arm.outline), ...front, ...nutBoxes),
      behind(closed(link.outline), ...front, arm.outline),
      layered(beyond(standing(tip.slice(1, -1)))),
      seenBehind(move(rodOf(spindle, d), x, 0), ...discs, ...nutBoxes, arm.outline),
      centreLine([x, 0], [x, h]),
      slots.map(at => [
        [-1, 1].map(side => {
          const edge = at + (side * foot.slotWidth) / 2
          return line([edge, 0], [edge, foot.sheet], 'hidden')
        }),
        centreLine([at, 0], [at, foot.sheet]),
      ]),
      width('l', [aft, h * 0.87], [fore, h * 0.56], 'below'),
      width(null, [-foot.half, 0], [foot.half, 0], 'below'),
      width(null, [0, 0], [x, 0], 'below'),
      height('h', [x, 0], [x, h], 'right'),
      note([x, h - 2], `M${d}`, { angle: 150, reach: 8, symbols: ['d'] }),
    ],
    { axes: ['x', 'y'] },
  )
}

function alongTheArm({ h, b, d, e, foot, joints, arm, lever, link, rivet, grip, spindle }: ToggleClampForm) {
  const { flats, nuts, nutHeight, washers, washer, tip } = spindle
  const reach = rivet.half + rivet.rise
  const rivetAt = ([, y]: Point) => [
    ...[-1, 1].map(side => boxOf(side * rivet.half, y - rivet.head, side * reach, y + rivet.head)),
    boxOf(-rivet.half, y - rivet.shank, rivet.half, y + rivet.shank),
  ]
  const pair = ({ outline, thickness, aside }: ToggleClampForm['arm']) => {
    const [low, high] = heightsOf(outline)
    return [-1, 1].map(side => boxOf(side * aside - thickness / 2, low, side * aside + thickness / 2, high))
  }
  const [low, high] = heightsOf(link.outline)
  const cheeks = [-1, 1].map(side => foot.section.map(([z, y]): Point => [side * z, y]))
  // From the grip on the left to the spindle.
  const near = [
    gripEnd(grip),
    ...pair(lever),
    ...rivetAt(joints.lever),
    boxOf(-link.thickness / 2, low, link.thickness / 2, high),
    ...cheeks,
    ...pair(arm),
    ...rivetAt(joints.link),
    ...rivetAt(joints.arm),
    ...washers.map(y => boxOf(-washer.radius, y - washer.half, washer.radius, y + washer.half)),
    ...nuts.map(y => boxOf(-flats / 2, y, flats / 2, y + nutHeight)),
    standing(tip.slice(1, -1)),
  ]
  return sideView(
    [
      layered(...near),
      seenBehind(
        nuts.map(y => line([0, y], [0, y + nutHeight])),
        ...near.slice(0, -nuts.length - 1),
      ),
      seenBehind(rodOf(spindle, d), ...near),
      centreLine([0, 0], [0, h]),
      [-1, 1].map(side => centreLine([side * foot.slotOut, 0], [side * foot.slotOut, foot.sheet])),
      width('b', [-b / 2, 0], [b / 2, 0], 'below'),
      note([foot.slotOut, foot.sheet], `4 slots, ${e} wide`, { angle: 60, reach: 10, symbols: ['e'] }),
    ],
    { axes: ['z', 'y'] },
  )
}

/** The spindle's thread, upright, from its rubber tip to its end. */
function rodOf({ tip, top, pitch }: ToggleClampForm['spindle'], diameter: number) {
  return turn(
    threadedRod({ diameter, pitch, from: heightsOf(tip)[1], to: top, chamfer: ['to'], ends: ['to'] }),
    90,
  )
}

/** The grip from its end: it rises towards there, so that all of it is seen. */
function gripEnd({ path, reachAt, rounding }: ToggleClampForm['grip']): Point[] {
  const reaches = path.map((_, index) => reachAt(index))
  const tops = path.map(([, y], index) => y + (reaches[index]?.[0] ?? 0))
  const feet = path.map(([, y], index) => y - (reaches[index]?.[0] ?? 0))
  const half = Math.max(...reaches.map(([, across]) => across))
  return roundCorners(boxOf(-half, Math.min(...feet), half, Math.max(...tops)), rounding, { isClosed: true })
}

/** Of the foot: two angles with sloping cheeks, and two slots in each. */
function footOf(b: number, e: number, h: number) {
  const flat = b / 2 - INSIDE - SHEET - FOLD
  const [half, top, bend] = [24, 18, SHEET + FOLD]
  return {
    sheet: SHEET,
    fold: FOLD,
    inside: INSIDE,
    half,
    top,
    height: h * 0.7,
    /** How wide the part is that stays flat, and how round the corners of foot and cheek are. */
    flat,
    corners: { foot: 4, cheek: 9 },
    slotAt: 14,
    slotOut: INSIDE + SHEET + FOLD + flat * 0.48,
    slotWidth: e,
    slotLength: e + 2.5,
    /** The angle's outline from the side, and its section. */
    cheek: roundCorners(
      [
        [-half, 0],
        [half, 0],
        [half, bend],
        [top, h * 0.7],
        [-top, h * 0.7],
        [-half, bend],
      ],
      [0, 0, 0, 9, 9, 0],
      { isClosed: true },
    ),
    section: roundCorners(
      [
        [b / 2, SHEET],
        [b / 2, 0],
        [INSIDE, 0],
        [INSIDE, h * 0.7],
        [INSIDE + SHEET, h * 0.7],
        [INSIDE + SHEET, SHEET],
      ],
      [0, 0, FOLD + SHEET, 0, 0, FOLD],
      { isClosed: true },
    ),
  }
}

/** The grip, moulded over the lever: thicker in the middle and at its end. */
function gripOf(end: number, h: number) {
  const from = -40
  const steps = 60
  const [high, across] = [15, 21]
  const scale = (share: number) => {
    const tip = share > 0.93 ? Math.sqrt(Math.max(0, 1 - ((share - 0.93) / 0.07) ** 2)) : 1
    const start = Math.min(1, 0.86 + share * 4)
    return Math.max(0.004, tip * start * (0.94 + 0.06 * Math.cos(share * 4 * Math.PI)))
  }
  return {
    path: Array.from({ length: steps + 1 }, (_, step): Point => {
      const share = step / steps
      return [from + (end - from) * share, h * 0.75 + h * 0.12 * share ** 1.5]
    }),
    /** Its section, [upwards, across], and by how much it grows at a share of the path. */
    section: roundCorners(boxOf(-high / 2, -across / 2, high / 2, across / 2), 5.5, { isClosed: true }),
    rounding: 5.5,
    scale,
    /** Half its height and half its width at a point of the path. */
    reachAt: (index: number): Point => [
      (high / 2) * scale(index / steps),
      (across / 2) * scale(index / steps),
    ],
  }
}

/** The spindle hangs in the arm between two nuts; its tip is a cap of rubber. */
function spindleOf(x: number, top: number, d: number) {
  const low = 6
  const y = top * 0.56
  // ISO 4032, M8: 13 mm across flats, 6.8 mm high.
  const nutHeight = d * 0.85
  return {
    x,
    top,
    pitch: 1.25,
    /** Where its thread begins, within the tip. */
    from: low + 4,
    flats: d * 1.625,
    nutHeight,
    nuts: [y + 8, y - 8 - d * 0.85],
    washer: { radius: d, half: 0.8 },
    washers: [y + 7.4, y - 8.1],
    tip: roundCorners(
      [
        [0, low - 6],
        [d * 0.8, low - 6],
        [d * 0.95, low + 2],
        [d * 0.62, low + 8],
        [d * 0.4, low + 8],
      ],
      [0, 1.5, 2, 1.5, 0],
    ),
  }
}

/** The outline of a flat bar with round ends through some points, anticlockwise. */
function barOutline(points: readonly Point[], half: number): Point[] {
  const [first = [0, 0], second = first] = points
  const [last = first, before = last] = points.toReversed()
  const heading = (from: Point, to: Point) => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const [start, end] = [heading(first, second), heading(before, last)]
  return [
    ...beside(points, -half).slice(0, -1),
    ...arcPoints(last, half, end - 90, end + 90, 16),
    ...beside(points, half).slice(1, -1).toReversed(),
    ...arcPoints(first, half, start + 90, start + 270, 16).slice(0, -1),
  ]
}

function heightsOf(points: readonly Point[]): readonly [low: number, high: number] {
  const heights = points.map(([, y]) => y)
  return [Math.min(...heights), Math.max(...heights)]
}
