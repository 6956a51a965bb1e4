import {
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  lying,
  note,
  outline,
  type Point,
  roundCorners,
  sideView,
  turnedSection,
  width,
} from '../drawing/kit.ts'
import { acrossCorners, hexRadius } from '../geometry/iso-forms.ts'
import { rectangle } from '../geometry/rectangle.ts'
import { cylinderVolume, turnedVolume } from '../geometry/volumes.ts'

/** On the rims at both ends, in mm. */
const CHAMFER = 0.6
/** Depth of the groove that the knurl lies in, and how far the knurl's crests lie beneath the wall, in mm. */
const [GROOVE, CREST] = [0.55, 0.15]

/** A row of the inside: a section's shape, widened by `out` but never beyond `most` (radii, in mm), at a height. */
export interface Row {
  readonly shape: 'round' | 'hexagon' | 'square'
  readonly out: number
  readonly most: number
  readonly y: number
}

const TERMS = {
  s: ['Width across flats', 'mm'],
  L: ['Length', 'mm'],
  d1: ['Diameter at the hexagon', 'mm'],
  d2: ['Diameter at the drive', 'mm'],
  q: ['Square drive', 'mm'],
  t: ['Depth of the hexagon', 'mm'],
} as const

/** A socket, cut along its axis: the hexagon on the left, the square drive on the right, x = 0 at its rim. */
const socket = defineFamily({
  terms: TERMS,
  form: dimensions => socketForm(dimensions, 6),
  draw: drawSocket,
  volume: socketVolume,
})

/** A socket with twelve points, as `socket`: it takes a nut in twice as many positions. */
const biHexagonSocket = defineFamily({
  terms: TERMS,
  form: dimensions => socketForm(dimensions, 12),
  draw: drawSocket,
  volume: socketVolume,
})

export default { socket, 'bi-hexagon-socket': biHexagonSocket }

type Dimensions = Readonly<Record<'s' | 'L' | 'd1' | 'd2' | 'q' | 't', number>>
type Form = ReturnType<typeof socketForm>

function socketForm(dimensions: Dimensions, corners: 6 | 12) {
  const { s, L, d2, q } = dimensions
  const band = { from: L * 0.2, to: L * 0.4, diameter: d2 - 2 * CREST, pitch: 1 }
  return {
    ...dimensions,
    corners,
    band,
    wall: wallOf(dimensions, band),
    inside: insideOf(dimensions),
    /** Radius of the hole between hexagon and square. */
    hole: holeOf(s, q),
  }
}

/** The distance from the middle to the side of the opening at an angle (radians, 0 at a corner). */
export function openingRadius({ s, corners }: Pick<Form, 's' | 'corners'>, angle: number): number {
  const hexagon = hexRadius(s, angle)
  return corners === 6 ? hexagon : Math.max(hexagon, hexRadius(s, angle + Math.PI / 6))
}

/** The square that a drive of this width goes into is so deep, in mm: DIN 3120. */
function squareDepth(q: number): number {
  return Math.round(q * 126) / 100
}

/** Radius of the hole between the opening and the square, in mm. */
function holeOf(s: number, q: number): number {
  return Math.min(q * 0.36, s * 0.42)
}

/** The volume in mm³: of the turned outside, its knurl taken as full, without what is broached and bored out of it. */
function socketVolume(form: Form): number {
  const { q, L, band, wall, inside } = form
  const steps = 72
  const across = {
    round: () => 0,
    hexagon: (angle: number) => openingRadius(form, angle),
    square: (angle: number) => q / 2 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))),
  }
  const areas = inside.map(({ shape, out, most }) =>
    Array.from({ length: steps }, (_, step) => {
      const radius = Math.min(across[shape]((step / steps) * 2 * Math.PI) + out, most)
      return (Math.PI / steps) * radius ** 2
    }).reduce((sum, area) => sum + area, 0),
  )
  const hollow = inside.slice(1).reduce((sum, { y }, index) => {
    const [from = 0, to = 0] = areas.slice(index, index + 2)
    return sum + (((inside[index]?.y ?? y) - y) * (from + to)) / 2
  }, 0)
  const outside = turnedVolume([[0, 0], ...wall, [0, L]])
  const knurl = cylinderVolume(band.diameter, band.to - band.from)
  return (
    outside + knurl - cylinderVolume(band.diameter + 2 * CREST - 2 * GROOVE, band.to - band.from) - hollow
  )
}

function drawSocket(form: Form) {
  const { s, L, d1, d2, q, t, corners, band, wall, inside, hole } = form
  const [high, low] = [d1 / 2, d2 / 2]
  const corner = acrossCorners(s) / 2
  const behindCut = corners === 6 ? [0.5, -0.5] : [0.866, 0.5, 0, -0.5, -0.866]
  const across = { round: 0, hexagon: corner, square: q / 2 }
  // The entry of the square is drawn as one cone: its own edge lies 0.25 mm below the rim.
  const drawn = inside.filter(({ shape, out }) => shape !== 'square' || out === 0)
  const bore = drawn.map(({ shape, out, most, y }): Point => [Math.min(across[shape] + out, most), y])
  // The cut runs through the crests of the knurl.
  const knurl: Point[] = [
    [low - GROOVE, band.from],
    [low - CREST, band.from + band.pitch],
    [low - CREST, band.to - band.pitch],
    [low - GROOVE, band.to],
  ]
  const start = wall.findIndex(([, y]) => y > band.to)
  const outside = [...wall.slice(0, start), ...knurl, ...wall.slice(start)]
  const entry = inside.find(({ shape, out }) => shape === 'hexagon' && out === 0)?.y ?? L
  const place = (y: number) => L - y
  // Wall and inside overlap at both rims.
  const ring = lying([...outside.slice(1, -1), ...bore.slice(1, -1)]).map(([x, r]): Point => [L + x, r])
  const rim = bore.at(-2)?.[0] ?? low
  return {
    views: [
      frontView(
        [
          turnedSection(ring),
          line([L, -rim], [L, rim]),
          // Two more corners of the hexagon, behind the cut.
          behindCut.map(share => line([place(entry), share * corner], [place(L - t), share * corner])),
          width('t', [0, -s / 2], [t, -s / 2], 'below'),
          width('L', [0, CHAMFER - high], [L, CHAMFER - low], 'below'),
          height('d1', [CHAMFER, -high], [CHAMFER, high], 'left', { prefix: '⌀' }),
          height('d2', [L - CHAMFER, -low], [L - CHAMFER, low], 'right', { prefix: '⌀' }),
          height('q', [L - 1, -q / 2], [L - 1, q / 2], 'right', { prefix: '□' }),
          note([L * 0.7, low - CREST], 'Knurl DIN 82 – RGE 1', { angle: 60, reach: 10 }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          circle([0, 0], d1),
          d2 > d1 ? circle([0, 0], d2) : [],
          outline(openingOutline(form)),
          circle([0, 0], hole * 2),
          outline(roundCorners(rectangle(q), 0.8, { isClosed: true }), 'hidden'),
          centreMark([0, 0], Math.max(d1, d2)),
          width('s', [-s / 2, 0], [s / 2, 0], 'below'),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }
}

/** The opening from its end, a corner at the top. */
function openingOutline(form: Form): Point[] {
  const steps = form.corners * 2
  return Array.from({ length: steps }, (_, step): Point => {
    const angle = (step / steps) * 2 * Math.PI
    const radius = openingRadius(form, angle)
    return [radius * Math.sin(angle), radius * Math.cos(angle)]
  }).filter((_, step) => form.corners === 12 || step % 2 === 0)
}

/** The outer wall from the drive up: the knurled band's groove, and a shoulder to the hexagon's end. */
function wallOf({ L, d1, d2 }: Dimensions, band: { readonly from: number; readonly to: number }): Point[] {
  const [low, high] = [d2 / 2, d1 / 2]
  const shoulder = Math.max(1.2, Math.abs(d1 - d2) * 0.7)
  return [
    [low - CHAMFER - 0.5, 0],
    [low - CHAMFER, 0],
    [low - CHAMFER * 0.3, CHAMFER * 0.3],
    [low, CHAMFER],
    [low, band.from - 0.8],
    [low - GROOVE, band.from - 0.2],
    [low - GROOVE, band.to + 0.2],
    [low, band.to + 0.8],
    [low, L * 0.47],
    ...[0.2, 0.5, 0.8].map(
      (share): Point => [low + (high - low) * (share * share * (3 - 2 * share)), L * 0.47 + shoulder * share],
    ),
    [high, L * 0.47 + shoulder],
    [high, L - CHAMFER],
    [high - CHAMFER * 0.3, L - CHAMFER * 0.3],
    [high - CHAMFER, L],
    [high - CHAMFER - 0.2, L],
  ]
}

/** From the rim of the hexagon down through hexagon, hole and square to the rim of the drive. */
function insideOf({ s, L, d1, d2, q, t }: Dimensions): Row[] {
  const row = (shape: Row['shape'], y: number, out = 0, most = Infinity): Row => ({ shape, out, most, y })
  const entry = s * 0.04
  const floor = L - t
  const [hole, square] = [holeOf(s, q), squareDepth(q)]
  return [
    row('round', L, d1 / 2 - CHAMFER),
    row('round', L, s * 0.605),
    row('hexagon', L - 0.4, entry, s * 0.6),
    row('hexagon', L - 0.4 - entry * 1.6),
    row('hexagon', floor),
    row('round', floor - q * 0.08, hole),
    row('round', square + 0.5, hole),
    row('square', square),
    row('square', 1),
    row('square', 0.25, 0.8, q * 0.68),
    row('round', 0, q * 0.7),
    row('round', 0, d2 / 2 - CHAMFER),
  ]
}
