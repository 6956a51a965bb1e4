import {
  arcPoints,
  behind,
  centreLine,
  centreMark,
  defineFamily,
  diameter,
  frontView,
  height,
  hexEnd,
  line,
  move,
  note,
  outline,
  type Point,
  rect,
  roundCorners,
  sideView,
  standing,
  turn,
  width,
} from '../drawing/kit.ts'

/** Thickness of the mounting plate in mm, and how much the ball race takes up below it. */
const PLATE = 3
const RACE = 15
/** From the plate's edges to the middle of its slots, in mm. */
const EDGE = 12.5
/** Pressed steel of the fork, the radius it is folded at, and the room between it and the wheel; in mm. */
const SHEET = 3.2
const FOLD = 5
const CLEARANCE = 3.5

/** A swivel castor with a brake, as EN 12532: from the side and along its travel. */
const swivelCastor = defineFamily({
  terms: {
    D: ['Wheel diameter', 'mm'],
    H: ['Overall height', 'mm'],
    F: ['Load', 'kN'],
    b: ['Tread width', 'mm'],
    a: ['Plate length', 'mm'],
    c: ['Plate width', 'mm'],
    e: ['Offset', 'mm'],
    d: ['Bolt hole', 'mm'],
  },
  form: dimensions => {
    const { D, H, b, e } = dimensions
    const top = H - PLATE
    const crown = top - RACE
    const inner = b + 2 * CLEARANCE
    const across = inner + 2 * SHEET
    const back = -e - D / 2 - 14
    return {
      ...dimensions,
      plate: PLATE,
      edge: EDGE,
      top,
      crown,
      across,
      /** The two pressed shells of the ball race, and the rivet's head below. */
      race: roundCorners(
        [
          [0, crown - SHEET - 4],
          [9, crown - SHEET - 4],
          [13, crown - SHEET + 0.1],
          [24, crown - 0.1],
          [31, crown + 2],
          [31, crown + 6],
          [27.5, crown + 6.6],
          [27.5, crown + 7.6],
          [33, crown + 8],
          [33, top - 2.5],
          [29, top + 0.1],
        ],
        [0, 2, 1, 1, 1.6, 1.2, 0.3, 0.3, 1.2, 2, 0],
      ),
      fork: forkOf({ crown, inner, e, axle: D / 2 }),
      tyre: tyreOf(D / 2, b / 2),
      cap: { radius: 12.5, reach: b / 2 + 1.4 },
      /** ISO 4014 and ISO 7042, M8. */
      axle: { radius: 4, tip: 9, flats: 13, head: 5.3, nut: 7 },
      pedal: {
        width: across + 6,
        outline: roundCorners(
          [
            [-34, crown - 30],
            [-30, crown - 14],
            [-e - 24, crown - 8],
            [back + 4, crown - 24],
            [back, crown - 34],
            [back + 5, crown - 37],
            [-e - 26, crown - 20],
          ],
          [4, 6, 16, 3, 2, 2, 14],
          { isClosed: true },
        ),
        treads: [0.2, 0.4, 0.6, 0.8].map(share => {
          const [x, y] = [-e - 24 + (back + 28 + e) * share, crown - 8 - 16 * share]
          return roundCorners(
            [
              [x - 1.2, y - 1.5],
              [x + 1.2, y - 1.5],
              [x + 1.2, y + 1.5],
              [x - 1.2, y + 1.5],
            ],
            0.8,
            { isClosed: true },
          )
        }),
      },
    }
  },
  draw: ({ D, H, b, a, c, e, d, edge, top, crown, across, race, fork, tyre, cap, axle, pedal }) => {
    const inner = across / 2 - SHEET
    const outer = across / 2
    const low = D / 2 - fork.end
    const shells = outline(standing(race.filter(([, y]) => y > crown - 0.2)))
    const rim = arcPoints([-e, D / 2], D / 2, 0, 360, 180)
    const closed = (points: readonly Point[]) => [...points, ...points.slice(0, 1)]
    const arch = roundCorners(
      [
        [-outer, low],
        [-outer, crown],
        [outer, crown],
        [outer, low],
        [inner, low],
        [inner, crown - SHEET],
        [-inner, crown - SHEET],
        [-inner, low],
      ],
      [0, FOLD + SHEET, FOLD + SHEET, 0, 0, FOLD, FOLD, 0],
      { isClosed: true },
    )
    const wheel = [1, -1].flatMap(side =>
      tyre
        .filter(([radius]) => radius >= D * 0.4)
        .map(([radius, along]): Point => [side * along, D / 2 + side * radius]),
    )
    const heights = pedal.outline.map(([, y]) => y)
    const [floor, roof] = [Math.min(...heights), Math.max(...heights)]
    const board: readonly Point[] = [
      [-pedal.width / 2, floor],
      [pedal.width / 2, floor],
      [pedal.width / 2, roof],
      [-pedal.width / 2, roof],
    ]
    /** Between two places along the axle, this far from its middle. */
    const along = (from: number, to: number, reach: number) =>
      rect([from, D / 2 - reach], [to, D / 2 + reach])
    const middle = (from: number, to: number) => line([from, D / 2], [to, D / 2])
    return {
      views: [
        frontView(
          [
            rect([-a / 2, top], [a / 2, H]),
            shells,
            behind(rim, fork.side, pedal.outline),
            behind(arcPoints([-e, D / 2], D * 0.37, 0, 360, 120), fork.side, pedal.outline),
            outline(fork.side),
            rect([fork.rear, crown - SHEET], [fork.front, crown]),
            move(turn(hexEnd(axle.flats), 90), -e, D / 2),
            behind(closed(pedal.outline), fork.side),
            pedal.treads.map(tread => behind(closed(tread), pedal.outline)),
            centreMark([-e, D / 2], D),
            centreLine([0, 0], [0, H]),
            width('e', [-e, D / 2], [0, D / 2], 'below'),
            width('a', [-a / 2, H], [a / 2, H], 'above'),
            ...[-1, 1].map(side => centreLine([side * (a / 2 - edge), top], [side * (a / 2 - edge), H])),
            width(null, [-a / 2 + edge, H], [a / 2 - edge, H], 'above'),
            note([-a / 2 + edge, top], `4 slots, ${d} wide`, { angle: 205, reach: 10, symbols: ['d'] }),
            height('H', [-e, 0], [a / 2, H], 'right'),
            diameter('D', [-e, D / 2], D, { angle: 215, reach: 8 }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            rect([-c / 2, top], [c / 2, H]),
            shells,
            outline(arch),
            behind(standing(race.filter(([, y]) => y < crown - 1)), arch),
            outline(wheel),
            [-1, 1].map(side => [
              along((side * b) / 2, side * cap.reach, cap.radius),
              along(side * cap.reach, side * inner, axle.radius),
            ]),
            along(-outer - axle.nut, -outer, axle.flats / 2),
            middle(-outer - axle.nut, -outer),
            along(-outer - axle.tip, -outer - axle.nut, axle.radius),
            along(outer, outer + axle.head, axle.flats / 2),
            middle(outer, outer + axle.head),
            behind(closed(board), wheel, arch),
            centreLine([-outer - 8, D / 2], [outer + 8, D / 2]),
            centreLine([0, 0], [0, H]),
            width('b', [-b / 2, D * 0.2], [b / 2, D * 0.2], 'below'),
            width('c', [-c / 2, H], [c / 2, H], 'above'),
            ...[-1, 1].map(side => centreLine([side * (c / 2 - edge), top], [side * (c / 2 - edge), H])),
            width(null, [-c / 2 + edge, H], [c / 2 - edge, H], 'above'),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
})

export default { 'swivel-castor': swivelCastor }

interface Fork {
  readonly crown: number
  readonly inner: number
  readonly e: number
  readonly axle: number
}

/** The fork is punched flat, then its two legs are pressed down; on the blank x runs across, y to the front. */
function forkOf({ crown, inner, e, axle }: Fork) {
  const at = inner / 2 - FOLD
  const roll = ((FOLD + SHEET / 2) * Math.PI) / 2
  // From the bend's end down to the axle.
  const reach = at + roll + (crown - SHEET - FOLD - axle)
  const end = 17
  const corners: Point[] = [
    [0, -34],
    [at - 4, -38],
    [at + roll + 8, -e - 8],
    ...arcPoints([reach, -e], end, -105, 70, 24),
    [at + roll + 14, 8],
    [at, 31],
    [0, 33],
  ]
  const radii = [8, 14, 20, ...Array.from({ length: 25 }, () => 0), 26, 14, 20]
  const other = corners
    .slice(1, -1)
    .toReversed()
    .map(([x, y]): Point => [-x, y])
  const blank = roundCorners([...corners, ...other], [...radii, ...radii.slice(1, -1).toReversed()], {
    isClosed: true,
  })
  /** How high the outside of a place on the blank comes to lie. */
  const heightOf = (x: number) => {
    const around = Math.min(Math.PI / 2, Math.max(0, (x - at) / (FOLD + SHEET / 2)))
    return crown - (FOLD + SHEET) * (1 - Math.cos(around)) - Math.max(0, x - at - roll)
  }
  const flat = blank.filter(([x]) => Math.abs(x) <= at + roll).map(([, y]) => y)
  return {
    blank,
    fold: { at, radius: FOLD, thickness: SHEET },
    end,
    /** A leg from the side, and how far the sheet reaches to the rear and to the front above it. */
    side: blank.filter(([x]) => x >= at - 4).map(([x, y]): Point => [y, heightOf(x)]),
    rear: Math.min(...flat),
    front: Math.max(...flat),
  }
}

/** The tyre's section beyond the rim: [radius, along the axle]. */
function tyreOf(radius: number, half: number): Point[] {
  const rim = radius * 0.74
  return roundCorners(
    [
      [rim, -half * 0.86],
      [radius * 0.8, -half],
      [radius * 0.92, -half],
      [radius, -half * 0.66],
      [radius, half * 0.66],
      [radius * 0.92, half],
      [radius * 0.8, half],
      [rim, half * 0.86],
    ],
    [1, 2, 4, 5, 5, 4, 2, 1],
    { isClosed: true },
  )
}
