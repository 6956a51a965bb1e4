import {
  centreLine,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  mirrored,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  type Shape,
  sideView,
  topView,
  width,
} from '../drawing/kit.ts'
import { hermite } from '../geometry/hermite.ts'
import { rectangle } from '../geometry/rectangle.ts'

/** A rectangle with rounded corners at a height: its width and depth and the radius, in mm. */
export interface BoxSection {
  readonly y: number
  readonly width: number
  readonly depth: number
  readonly radius: number
}

/** An engineer's hammer, the head on the left with its face down. */
const engineersHammer = defineFamily({
  terms: {
    m: ['Head mass', 'g'],
    L: ['Handle length', 'mm'],
    l: ['Head length', 'mm'],
    a: ['Width of the face', 'mm'],
  },
  form: hammerForm,
  draw: form => ({
    views: [hammerFront(form), hammerEnd(form)],
    notes: ['Handle DIN 5111, ring wedge'],
  }),
})

/** A flat cold chisel, its cutting edge at x = 0 on the left. */
const coldChisel = defineFamily({
  terms: {
    L: ['Length', 'mm'],
    b: ['Cutting edge', 'mm'],
    w: ['Shank width', 'mm'],
    t: ['Shank thickness', 'mm'],
  },
  form: dimensions => {
    const { t } = dimensions
    // DIN 6453: the edge is ground to 60 degrees.
    const edge = t * 0.34
    const wedge = edge / 2 / Math.tan(Math.PI / 6)
    return { ...dimensions, edge, wedge, ...chiselSections(dimensions, edge, wedge) }
  },
  draw: ({ L, b, w, t, edge, wedge, blade, shank, struck }) => {
    const [from, to] = [L * 0.42, L * 0.86]
    const seen = [
      ...blade.filter(({ y }) => y < from),
      ...shank.slice(1, -1),
      ...struck.filter(({ y }) => y > to),
    ]
    const half = (side: 'width' | 'depth') => seen.map((section): Point => [section.y, section[side] / 2])
    const both = (upper: readonly Point[]) => outline([...upper, ...upper.map(below).toReversed()])
    return {
      views: [
        frontView(
          [
            both(half('width')),
            line([wedge, -b / 2], [wedge, b / 2]),
            [from, to].map(x => line([x, -w / 2], [x, w / 2])),
            centreLine([0, 0], [L, 0]),
            width('L', [0, -b / 2], [L, -w * 0.25], 'below'),
            height('b', [0.15, -b / 2], [0.15, b / 2], 'left'),
            height('w', [L * 0.64, -w / 2], [L * 0.64, w / 2], { at: L * 0.64 }),
          ],
          { axes: ['y', 'x'] },
        ),
        topView(
          [
            both(half('depth')),
            line([wedge, -edge / 2], [wedge, edge / 2]),
            [from, to].map(x => line([x, -t / 2], [x, t / 2])),
            centreLine([0, 0], [L, 0]),
            height('t', [L * 0.64, -t / 2], [L * 0.64, t / 2], { at: L * 0.64 }),
          ],
          { axes: ['y', 'z'] },
        ),
      ],
      notes: ['Cutting edge ground to 60°'],
    }
  },
})

export default { 'engineers-hammer': engineersHammer, 'cold-chisel': coldChisel }

/** At a share of a length: width, depth and the radius of the section's corners, all in widths of the face. */
type Station = readonly [at: number, width: number, depth: number, radius: number]

/** Along the head from the face to the pein: along the handle, then along the pein's edge. */
const HEAD: readonly Station[] = [
  [0, 0.84, 0.84, 0.1],
  [0.006, 0.94, 0.94, 0.12],
  [0.018, 1, 1, 0.13],
  [0.15, 1, 1, 0.13],
  [0.2, 0.93, 0.94, 0.18],
  [0.25, 0.86, 0.88, 0.26],
  [0.32, 0.88, 0.9, 0.26],
  [0.38, 0.96, 0.98, 0.16],
  [0.46, 1, 1.03, 0.12],
  [0.54, 1, 1.03, 0.12],
  [0.6, 0.97, 1, 0.12],
  [0.66, 0.88, 0.96, 0.12],
  [0.74, 0.68, 0.95, 0.1],
  [0.85, 0.41, 0.96, 0.06],
  [0.95, 0.22, 0.97, 0.04],
  [0.985, 0.15, 0.96, 0.05],
  [0.996, 0.1, 0.94, 0.04],
  [1, 0.04, 0.9, 0.01],
]

/** DIN 5111: the handle from its end to the eye, along the head, then across it. */
const HANDLE: readonly Station[] = [
  [0, 0.94, 0.72, 0.33],
  [0.006, 1.08, 0.84, 0.39],
  [0.02, 1.18, 0.92, 0.42],
  [0.05, 1.22, 0.95, 0.44],
  [0.12, 1.16, 0.9, 0.41],
  [0.25, 1.02, 0.82, 0.38],
  [0.38, 1.04, 0.82, 0.38],
  [0.5, 1, 0.78, 0.36],
  [0.65, 0.86, 0.66, 0.3],
  [0.78, 0.76, 0.58, 0.27],
  [0.87, 0.78, 0.58, 0.27],
  [0.93, 0.82, 0.6, 0.28],
  [1, 0.82, 0.6, 0.28],
]

/** By how much the handle stands out of the eye, in mm. */
const PROUD = 1.5

/** A hammer handle's section at a share of its length, for this width of the face. */
export function handleAt(share: number, length: number, face: number): BoxSection {
  return sectionAt(HANDLE, share, length, face, 0)
}

function sectionAt(
  stations: readonly Station[],
  at: number,
  length: number,
  face: number,
  swell: number,
): BoxSection {
  const [wide, deep, radius] = [1, 2, 3].map(value => valueAt(stations, value, at) * face + swell)
  return { y: at * length, width: wide ?? 1, depth: deep ?? 1, radius: radius ?? 0 }
}

interface Stretch {
  /** Between these shares of the body's length, in this many rows besides its own stations. */
  readonly from: number
  readonly to: number
  readonly rows: number
  readonly length: number
  /** Width of the hammer's face, and by how much the body is wider than its stations say, in mm. */
  readonly face: number
  readonly swell: number
}

/** Sections between two shares of a body, smooth through its stations. */
function sectionsOf(
  stations: readonly Station[],
  { from, to, rows, length, face, swell }: Stretch,
): BoxSection[] {
  const own = stations.map(([at]) => at).filter(at => at > from && at < to)
  const even = Array.from({ length: rows + 1 }, (_, row) => from + ((to - from) * row) / rows)
  return [...new Set([...own, ...even])]
    .toSorted((one, other) => one - other)
    .map(at => sectionAt(stations, at, length, face, swell))
}

/** Smooth between the stations without swinging over (monotone cubic). */
function valueAt(stations: readonly Station[], value: number, at: number): number {
  const next = Math.max(
    1,
    stations.findIndex(station => station[0] >= at - 1e-9),
  )
  const pick = (index: number): readonly [number, number] => {
    const station = stations[Math.min(stations.length - 1, Math.max(0, index))]
    return [station?.[0] ?? 0, station?.[value] ?? 0]
  }
  const [before, start, end, after] = [pick(next - 2), pick(next - 1), pick(next), pick(next + 1)]
  const slope = (one: readonly [number, number], other: readonly [number, number]) =>
    other[0] === one[0] ? 0 : (other[1] - one[1]) / (other[0] - one[0])
  const tangent = (left: number, right: number) =>
    left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  const middle = slope(start, end)
  const across = end[0] - start[0]
  return hermite(
    (at - start[0]) / across,
    start,
    end,
    tangent(slope(before, start), middle) * across,
    tangent(middle, slope(end, after)) * across,
  )
}

type HammerDimensions = Readonly<Record<'m' | 'L' | 'l' | 'a', number>>
type Hammer = ReturnType<typeof hammerForm>

function hammerForm(dimensions: HammerDimensions) {
  const { m, L, l, a } = dimensions
  const head = (from: number, to: number, swell: number) =>
    sectionsOf(HEAD, { from, to, rows: 60, length: l, face: a, swell })
  const handle = (from: number, to: number, swell: number) =>
    sectionsOf(HANDLE, { from, to, rows: 90, length: L, face: a, swell })
  return {
    ...dimensions,
    /** Where the head's middle lies. */
    eye: L - PROUD - a / 2,
    // The face and the pein are ground bright, the middle stays painted.
    steel: head(0, 1, 0),
    paint: head(0.16, 0.8, 0.3),
    wood: handle(0.003, 0.999, 0),
    // The end is dipped in lacquer of the house's colour.
    dip: handle(0, 0.27, 0.35),
    /** The wedge that spreads the handle in the eye: a ring about its axis. */
    ring: [
      [a * 0.1, L - 2],
      [a * 0.16, L - 2],
      [a * 0.16, L - 0.3],
      [a * 0.14, L],
      [a * 0.12, L],
      [a * 0.1, L - 0.3],
      [a * 0.1, L - 2],
    ] as readonly Point[],
    /** The mass in raised figures on both cheeks: how high and thick, and how far their middle is from the head's. */
    lettering: { text: `${m} g`, height: a * 0.26, bar: a * 0.03, at: a * 0.515 + 0.1 },
  }
}

/** The head from the side or the end, its length up the sheet: ground ends, and the painted middle, which is a little wider. */
function headSide({ l, steel, paint }: Hammer, side: 'width' | 'depth', centre: number): Shape[] {
  const [first, last] = [paint[0]?.y ?? 0, paint.at(-1)?.y ?? l]
  const all = [...steel.filter(({ y }) => y <= first), ...paint, ...steel.filter(({ y }) => y >= last)]
  const half = all.map((section): Point => [section[side] / 2, section.y - l / 2])
  const across = [first, last, 0, 0.018 * l, l].map(y => {
    const reach = Math.max(...all.filter(section => Math.abs(section.y - y) < 1e-6).map(at => at[side] / 2))
    return line([centre - reach, y - l / 2], [centre + reach, y - l / 2])
  })
  return [path(half.map(([x, y]) => [centre + x, y])), path(half.map(([x, y]) => [centre - x, y])), ...across]
}

function hammerFront(form: Hammer) {
  const { L, l, a, eye, wood, dip, ring, paint } = form
  const middle = L - eye
  const half = ({ y, width: across }: BoxSection): Point => [L - y, across / 2]
  const reach = Math.max(...paint.map(section => section.width)) / 2
  const lacquer = dip.map(half)
  const [border = [L, 0]] = lacquer.slice(-1)
  const grip = wood.map(half).filter(([x]) => x < border[0] && x > middle + reach)
  const stub = wood.map(half).filter(([x]) => x < middle - reach)
  const [end = [0, 0], top = [0, 0]] = [lacquer[0], stub.at(-1)]
  const [near = [0, 0], far = [0, 0]] = [grip[0], grip.at(-1)]
  /** How far the head reaches where the edges of a handle of this half width go into it. */
  const headAt = (off: number) =>
    Math.min(
      ...[off, -off].map(up => {
        const next = paint.findIndex(({ y }) => y >= l / 2 + up)
        const [one, other] = paint.slice(next - 1, next + 1)
        if (!one || !other) return reach
        const share = (l / 2 + up - one.y) / (other.y - one.y)
        return (one.width + (other.width - one.width) * share) / 2
      }),
    )
  const bare: Point[] = [[border[0], near[1]], ...grip, [middle + headAt(far[1]), far[1]]]
  const wedge = ring.map(([radius, y]): Point => [L - y, radius]).slice(2, -2)
  return frontView(
    [
      headSide(form, 'width', middle),
      mirrored(
        [path(lacquer), path(bare), path([[middle - headAt(top[1]), top[1]], ...stub]), path(wedge)],
        'x',
      ),
      [end, border, top].map(([x, y]) => line([x, -y], [x, y])),
      line([0, -a * 0.14], [0, a * 0.14]),
      centreLine([0, 0], [L, 0]),
      width('L', [0, -a * 0.14], [L, -end[1]], 'below'),
      height('l', [middle, -l / 2], [middle, l / 2], 'left'),
      width('a', [middle - a / 2, -l * 0.4], [middle + a / 2, -l * 0.4], 'below'),
    ],
    { axes: ['y', 'x'] },
  )
}

/** The head from the end of the handle: its figures stand out on both cheeks. */
function hammerEnd(form: Hammer) {
  const { l, a, wood, lettering } = form
  const skin = Math.max(...form.paint.map(({ depth }) => depth)) / 2
  const raised = lettering.at + lettering.bar / 2
  // As the signs of a relief stand.
  const long = ((lettering.text.length - 1) * 0.84 + 0.6) * lettering.height + lettering.bar
  const end = wood.at(-1) ?? { width: a, depth: a, radius: 0 }
  return sideView(
    [
      headSide(form, 'depth', 0),
      mirrored([rect([skin, -long / 2], [raised, long / 2])], 'y'),
      outline(roundCorners(rectangle(end.depth, end.width), end.radius, { isClosed: true })),
      [0.32, 0.2].map(size => circle([0, 0], size * a)),
      centreLine([0, -l / 2], [0, l / 2]),
    ],
    { axes: ['z', 'x'] },
  )
}

type Chisel = Readonly<Record<'L' | 'b' | 'w' | 't', number>>

/** The blade from its edge, the lacquered skin of the shank with soft borders, and the struck end. */
function chiselSections({ L, b, w, t }: Chisel, edge: number, wedge: number) {
  const section = (y: number, wide: number, depth: number, radius: number): BoxSection => ({
    y,
    width: wide,
    depth,
    radius,
  })
  const rows = (from: number, to: number, at: (share: number, y: number) => BoxSection) =>
    Array.from({ length: 31 }, (_, row) => at(row / 30, from + ((to - from) * row) / 30))
  return {
    // The blade behind the edge widens over about a third of the length.
    blade: [
      section(0, b - 0.3, 0.12, 0.05),
      section(0.15, b, 0.3, 0.1),
      section(wedge, b, edge, 0.4),
      ...rows(wedge + 0.6, L * 0.42, (share, y) => {
        const swell = share * share * (3 - 2 * share)
        const thickness = edge + (t - 0.3 - edge) * swell ** 0.8
        return section(y, b + (w - 0.3 - b) * swell, thickness, 0.4 + (thickness * 0.46 - 0.4) * swell)
      }),
    ],
    shank: [
      section(L * 0.418, w - 0.6, t - 0.6, t),
      section(L * 0.42, w, t, t),
      section(L * 0.86, w, t, t),
      section(L * 0.863, w - 0.6, t - 0.6, t),
    ],
    struck: [
      section(L * 0.8, w - 0.3, t - 0.3, t),
      ...rows(L * 0.87, L - 2, (share, y) =>
        section(y, w - 0.3 - w * 0.2 * share, t - 0.3 - t * 0.2 * share, t),
      ),
      section(L - 1, w * 0.74, t * 0.72, t),
      section(L - 0.3, w * 0.66, t * 0.62, t),
      section(L, w * 0.5, t * 0.46, t),
    ],
  }
}

function below([x, y]: Point): Point {
  return [x, -y]
}
