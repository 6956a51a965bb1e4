import {
  angleBetween,
  behind,
  centreLine,
  circle,
  arcPoints as circlePoints,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  move,
  note,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'

/** How deep a square is relieved where blade and stock meet, so that a workpiece's corner stays free, in mm. */
const RELIEF = 2.2
/** Why a V-block's views are not those of its model. */
const ONE = 'one block of the pair, without its bow'
/** Where a caliper's scale begins, from the measuring face, in mm. */
const ZERO = 13
/** What the slider adds to the beam's thickness, in mm. */
const SLEEVE = 2.8
/** How far the caliper is shown open, in mm. */
const OPEN_BY = 24
/** From the measuring face back to the end of the fixed jaw, in mm. */
const HEAD = 22
/** How far the jaws for inside measurement stand above the beam, in mm. */
const FIN = 18
/** The slider's length, in mm. */
const SLIDER = 62
/** The height on the beam where main scale and vernier meet, in mm. */
const SCALE_BASE = 3.4

/** A vernier caliper with jaws for outside and inside measurement, as DIN 862: on its face, and from its jaws. */
const vernierCaliper = defineFamily({
  terms: {
    m: ['Measuring range', 'mm'],
    l: ['Overall length', 'mm'],
    j: ['Jaw length', 'mm'],
    b: ['Beam height', 'mm'],
    t: ['Beam thickness', 'mm'],
    R: ['Reading', 'mm'],
  },
  form: dimensions => {
    const { l, j, b, t } = dimensions
    const end = l - HEAD
    return {
      ...dimensions,
      end,
      beam: beamOutline(end, b, j),
      jaw: sliderJaw(b, j),
      sleeve: {
        outline: sliderBody(b),
        thickness: t + SLEEVE,
        window: roundCorners(
          [
            [10, SCALE_BASE],
            [56, SCALE_BASE],
            [56, b - 2],
            [10, b - 2],
          ],
          1,
          { isClosed: true },
        ),
      },
      rod: 3,
      openBy: OPEN_BY,
      zero: ZERO,
      scaleBase: SCALE_BASE,
      /** The locking screw stands on the sleeve, the wheel lies below it: from the slider's measuring face. */
      screw: { at: 34, foot: b + 4.6, diameter: 7.5, height: 8 },
      wheel: { at: [52, -6.5] as const, diameter: 10, thickness: 4.4 },
    }
  },
  draw: ({ m, j, b, t, R, end, beam, jaw, sleeve, rod, screw, wheel }) => {
    const every = Array.from({ length: m / 10 + 1 }, (_, index) => ZERO + index * 10)
    const fives = every.slice(0, -1).map(x => x + 5)
    const bottom = wheel.at[1] - wheel.diameter / 2
    const rim = circlePoints([wheel.at[0], wheel.at[1]], wheel.diameter / 2, 0, 360, 48)
    return {
      views: [
        frontView(
          [
            outline(beam),
            move(
              [outline(jaw), outline(sleeve.outline), outline(sleeve.window), ...behind(rim, sleeve.outline)],
              OPEN_BY,
              0,
            ),
            ...every.map(x => line([x, SCALE_BASE], [x, SCALE_BASE + 5], 'thin')),
            ...fives.map(x => line([x, SCALE_BASE], [x, SCALE_BASE + 3.5], 'thin')),
            rect([end, (b - rod) / 2], [end + OPEN_BY, (b + rod) / 2]),
            rect(
              [OPEN_BY + screw.at - screw.diameter / 2, b + 5],
              [OPEN_BY + screw.at + screw.diameter / 2, screw.foot + screw.height],
            ),
            width('l', [-HEAD, b - 1], [end, b], 'above'),
            width('m', [ZERO, SCALE_BASE], [ZERO + m, SCALE_BASE], 'below'),
            height('j', [0, -j], [0, 0], 'left'),
            height('b', [end, 0], [end, b], 'right'),
            note([OPEN_BY + 30, SCALE_BASE - 4], `Vernier ${R} mm`, {
              angle: -60,
              reach: 15,
              symbols: ['R'],
            }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            rect([-t / 2, -j], [t / 2, b + 18]),
            rect([-sleeve.thickness / 2, -8.5], [sleeve.thickness / 2, b + 5]),
            rect([-screw.diameter / 2, b + 5], [screw.diameter / 2, screw.foot + screw.height]),
            rect([-wheel.thickness / 2, bottom], [wheel.thickness / 2, -8.5]),
            width('t', [-t / 2, -j], [t / 2, -j], 'below'),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
      notes: [`Shown open by ${OPEN_BY} mm`],
    }
  },
})

/** A try square with a thick stock, as DIN 875-1: on its face and on its edge. */
const trySquare = defineFamily({
  terms: {
    h: ['Blade length', 'mm'],
    l: ['Stock length', 'mm'],
    b: ['Blade width', 'mm'],
    t: ['Blade thickness', 'mm'],
    c: ['Stock thickness', 'mm'],
  },
  form: dimensions => {
    const { l, b } = dimensions
    const stockHeight = b * 0.82
    const inner = b - l / 2
    const stock = roundCorners(
      [
        [-l / 2, 0],
        [l / 2, 0],
        [l / 2, stockHeight],
        [inner + RELIEF * 1.6, stockHeight],
        [inner + RELIEF * 0.6, stockHeight - RELIEF],
        [inner - RELIEF * 0.5, stockHeight - RELIEF],
        [inner - RELIEF * 0.5, stockHeight],
        [-l / 2, stockHeight],
      ],
      [0.6, 0.6, 0.6, 0, RELIEF * 0.5, RELIEF * 0.5, 0, 0.6],
      { isClosed: true },
    )
    return { ...dimensions, stock, stockHeight }
  },
  draw: ({ h, l, b, t, c, stock: body, stockHeight: stock }) => {
    return {
      views: [
        frontView(
          [
            outline(body),
            path([
              [-l / 2, stock],
              [-l / 2, h],
              [-l / 2 + b, h],
              [-l / 2 + b, stock - RELIEF],
            ]),
            width('l', [-l / 2, 0], [l / 2, 0], 'below'),
            width('b', [-l / 2, h], [-l / 2 + b, h], 'above'),
            height('h', [-l / 2, 0], [-l / 2, h], 'left'),
            height(null, [l / 2, 0], [l / 2, stock], 'right'),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            rect([-c / 2, 0], [c / 2, stock]),
            path([
              [-t / 2, stock],
              [-t / 2, h],
              [t / 2, h],
              [t / 2, stock],
            ]),
            line([-t / 2, stock], [t / 2, stock]),
            width('c', [-c / 2, 0], [c / 2, 0], 'below'),
            width('t', [-t / 2, h], [t / 2, h], 'above'),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
})

/** One block of a pair, along its vees and from the side. */
const vBlock = defineFamily({
  terms: {
    l: ['Length', 'mm'],
    b: ['Width', 'mm'],
    h: ['Height', 'mm'],
    D: ['Largest round bar', 'mm'],
    v: ['Width of the V', 'mm'],
  },
  form: dimensions => {
    const { b, h, v } = dimensions
    const block = { b, h, v, small: v * 0.45, groove: { deep: b * 0.1, low: h * 0.34, high: h * 0.56 } }
    return { ...dimensions, ...block, section: blockOutline(block) }
  },
  draw: ({ l, D, b, h, v, small, groove, section }) => {
    const apex = h - v / 2
    return {
      views: [
        frontView(
          [
            outline(section),
            circle([0, apex + (D / 2) * Math.SQRT2], D, 'thin'),
            centreLine([0, 0], [0, apex + D * 1.22]),
            width('b', [-b / 2, 0], [b / 2, 0], 'below'),
            width('v', [-v / 2, h], [v / 2, h], { at: h + D * 0.82 }),
            height('h', [b / 2, 0], [b / 2, h], 'right'),
            angleBetween(null, [0, apex], 45, 135, v * 0.34),
            diameter('D', [0, apex + (D / 2) * Math.SQRT2], D, { angle: 150, reach: 10 }),
          ],
          { simplified: ONE },
        ),
        sideView(
          [
            rect([-l / 2, 0], [l / 2, h]),
            ...[groove.low, groove.high].map(y => line([-l / 2, y], [l / 2, y])),
            line([-l / 2, apex - 2], [l / 2, apex - 2], 'hidden'),
            line([-l / 2, small / 2], [l / 2, small / 2], 'hidden'),
            width('l', [-l / 2, 0], [l / 2, 0], 'below'),
          ],
          { simplified: ONE },
        ),
      ],
      notes: ['Ground and sold in pairs'],
    }
  },
})

export default { 'vernier-caliper': vernierCaliper, 'try-square': trySquare, 'v-block': vBlock }

interface Block {
  readonly b: number
  readonly h: number
  readonly v: number
  readonly small: number
  readonly groove: { readonly deep: number; readonly low: number; readonly high: number }
}

/** A V-block's section: a vee of 90 degrees above, a smaller one below, and a groove in each side for the bow. */
function blockOutline({ b, h, v, small, groove }: Block): Point[] {
  const relief = 1.6
  const half: Point[] = [
    [small / 2, 0],
    [b / 2, 0],
    [b / 2, groove.low],
    [b / 2 - groove.deep, groove.low],
    [b / 2 - groove.deep, groove.high],
    [b / 2, groove.high],
    [b / 2, h],
    [v / 2, h],
    [relief / 2, h - v / 2 + relief / 2],
    [relief / 2, h - v / 2 - 2],
  ]
  const below: Point[] = [
    [-relief / 2, small / 2 - relief / 2],
    [-relief / 2, small / 2 + 1.5],
    [relief / 2, small / 2 + 1.5],
    [relief / 2, small / 2 - relief / 2],
  ]
  return [...half, ...half.toReversed().map(([x, y]): Point => [-x, y]), ...below]
}

/** Beam, fixed jaw and fixed fin in one piece. */
function beamOutline(end: number, b: number, j: number): Point[] {
  const corners: Point[] = [
    [-3, -j],
    [0, -j],
    [0, 0],
    [end, 0],
    [end, b],
    [4.5, b],
    [2.4, b + FIN],
    [1.2, b + FIN],
    [0, b + FIN - 3],
    [0, b + 5],
    [-HEAD, b - 1],
    [-HEAD, -6],
    [-6, -j + 10],
  ]
  return roundCorners(corners, [1, 0, 0.6, 1.5, 1.5, 2, 0.6, 0.6, 1, 5, 4, 12, 16], { isClosed: true })
}

/** The slider's jaw and fin, from its own measuring face at x = 0. */
function sliderJaw(b: number, j: number): Point[] {
  const corners: Point[] = [
    [0, -j],
    [3, -j],
    [6, -j + 10],
    [22, -7],
    [22, b + 4],
    [0, b + 5.5],
    [0, b + FIN - 3],
    [-1.2, b + FIN],
    [-2.4, b + FIN],
    [-4.5, b],
    [-0.0, b - 1],
  ]
  return roundCorners(corners, [0, 1, 16, 8, 1, 5, 1, 0.6, 0.6, 1, 0], { isClosed: true })
}

/** The sleeve round the beam: it bridges it above and carries the vernier below. */
function sliderBody(b: number): Point[] {
  const corners: Point[] = [
    [0, -1.2],
    [9, -8.5],
    [40, -8.5],
    [46, -5],
    [SLIDER - 4, -5],
    [SLIDER, -2],
    [SLIDER, b + 5],
    [7, b + 5],
    [0, b + 1.2],
  ]
  return roundCorners(corners, [1, 6, 4, 4, 4, 3, 3, 3, 1], { isClosed: true })
}
