import {
  aligned,
  angleBetween,
  centreLine,
  circle,
  defineFamily,
  frontView,
  height,
  hole,
  mirrored,
  note,
  outline,
  type Point,
  path,
  radius,
  rect,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import { areaWithin } from './areas.ts'

/**
 * The chipbreaker's lines on an insert with an inscribed circle of 12.7 mm: how far inwards from the outline, and how far below
 * the edge, in mm. On smaller ones it is narrower.
 */
const CHIPBREAKER: readonly (readonly [inset: number, below: number])[] = [
  [0, 0.06],
  [0.05, 0],
  [0.24, 0.01],
  [0.62, 0.26],
  [1.0, 0.36],
  [1.35, 0.3],
  [1.75, 0.02],
]
const FULL_SIZE = 12.7
/** By how much the hole is widened at its ends, in mm. */
const COUNTERSINK = 0.55
/** The seat of the screw's head in a positive insert: its width as a share of the hole's, and half its angle in degrees. */
const SEAT = { share: 1.36, angle: 25 } as const

const CORNER_STEPS = 12
const SIDE_STEPS = 20

const TERMS = {
  l: ['Cutting edge length', 'mm'],
  rε: ['Corner radius', 'mm'],
  ε: ['Corner angle', '°'],
  d: ['Inscribed circle', 'mm'],
  s: ['Thickness', 'mm'],
  d1: ['Hole diameter', 'mm'],
} as const
const POSITIVE_TERMS = { ...TERMS, α: ['Clearance angle', '°'] } as const

/** A rhombic negative insert with a hole and chipbreakers on both faces; its lower edge is level. */
const indexableInsert = defineFamily({
  terms: TERMS,
  form: dimensions => negativeForm(dimensions, rhombus),
  draw: form => ({ views: [rhombicFront(form), negativeSide(form)] }),
  volume: ({ rings }) => ringsVolume(rings),
})

/** A negative insert with three corners, as `indexable-insert`: a triangle, or a trigon whose sides are broken in the middle. */
const trigonalInsert = defineFamily({
  terms: TERMS,
  form: dimensions => negativeForm(dimensions, trigon),
  draw: form => ({ views: [trigonalFront(form), negativeSide(form)] }),
  volume: ({ rings }) => ringsVolume(rings),
})

/** A rhombic insert with clearance all round, a chipbreaker on its face and a seat for a countersunk screw. */
const positiveInsert = defineFamily({
  terms: POSITIVE_TERMS,
  form: dimensions => positiveForm(dimensions, rhombus),
  draw: form => ({ views: [rhombicFront(form), positiveSide(form)] }),
  volume: ({ rings }) => ringsVolume(rings),
})

/** As `positive-insert`, with three corners. */
const positiveTrigonalInsert = defineFamily({
  terms: POSITIVE_TERMS,
  form: dimensions => positiveForm(dimensions, trigon),
  draw: form => ({ views: [trigonalFront(form), positiveSide(form)] }),
  volume: ({ rings }) => ringsVolume(rings),
})

export default {
  'indexable-insert': indexableInsert,
  'trigonal-insert': trigonalInsert,
  'positive-insert': positiveInsert,
  'positive-trigonal-insert': positiveTrigonalInsert,
}

type Insert = Readonly<Record<'l' | 'rε' | 'ε' | 'd' | 's' | 'd1', number>>
/** An outline round a circle of this diameter, with this angle and this radius at its corners. */
type Outline = (inscribed: number, angle: number, corner: number) => Point[]

/** A closed line round an insert at a height above its middle. */
export interface Ring {
  readonly points: readonly Point[]
  readonly z: number
}

/** From the outline inwards: the edge and the chipbreaker behind it. */
function chipbreaker({ d, s, rε, ε }: Insert, shape: Outline): Ring[] {
  const share = Math.min(1, d / FULL_SIZE)
  return CHIPBREAKER.map(([inset, below]) => ({
    points: shape(d - 2 * inset * share, ε, Math.max(0.15, rε - inset * share * 0.3)),
    z: s / 2 - below,
  }))
}

/** Rings of a hole, [radius, z]: their points lie at the angles of an outline's points. */
function holeRings(profile: readonly Point[], outer: readonly Point[]): Ring[] {
  const angles = outer.map(([x, y]) => Math.atan2(y, x))
  return profile.map(([r, z]) => ({
    points: angles.map((angle): Point => [r * Math.cos(angle), r * Math.sin(angle)]),
    z,
  }))
}

function negativeForm<Dimensions extends Insert>(dimensions: Dimensions, shape: Outline) {
  const { s, d1 } = dimensions
  const mouth = d1 / 2 + COUNTERSINK
  const bore: readonly Point[] = [
    [mouth, s / 2 - 0.02],
    [d1 / 2 + COUNTERSINK * 0.45, s / 2 - COUNTERSINK * 0.4],
    [d1 / 2, s / 2 - COUNTERSINK * 1.3],
  ]
  const lines = chipbreaker(dimensions, shape)
  const top = [...lines, ...holeRings(bore, lines[0]?.points ?? [])]
  const bottom = top.map(({ points, z }) => ({ points, z: -z })).toReversed()
  return {
    ...dimensions,
    /** The upper half, from its outline inwards: lines all round at a height above the middle. */
    lines,
    mouth,
    /** The hole's upper half from its mouth down, [radius, z]. */
    bore,
    /** The whole skin as rings, from the hole below over the outline back into the hole. */
    rings: [...bottom, ...top, ...bottom.slice(0, 1)],
  }
}

function positiveForm<Dimensions extends Insert & { readonly α: number }>(
  dimensions: Dimensions,
  shape: Outline,
) {
  const { s, d, d1, α, ε, rε } = dimensions
  const mouth = (d1 / 2) * SEAT.share
  const seat = (mouth - d1 / 2) / Math.tan((SEAT.angle * Math.PI) / 180)
  const bore: readonly Point[] = [
    [mouth, s / 2 - 0.02],
    [d1 / 2, s / 2 - 0.02 - seat],
    [d1 / 2, -s / 2],
  ]
  const lines = chipbreaker(dimensions, shape)
  const foot = 2 * s * Math.tan((α * Math.PI) / 180)
  const floor = { points: shape(d - foot, ε, Math.max(0.1, rε - foot * 0.3)), z: -s / 2 }
  const inside = holeRings(bore, lines[0]?.points ?? [])
  return {
    ...dimensions,
    lines,
    mouth,
    bore,
    floor,
    rings: [...inside.slice(-1), floor, ...lines, ...inside],
  }
}

type NegativeForm = ReturnType<typeof negativeForm<Insert>>
type PositiveForm = ReturnType<typeof positiveForm<Insert & { readonly α: number }>>
type Form = Pick<NegativeForm, keyof Insert | 'lines' | 'mouth'>

/** What closed rings enclose, one after the other, in mm³. */
function ringsVolume(rings: readonly Ring[]): number {
  const areas = rings.map(({ points }) => areaWithin(points))
  return rings.slice(1).reduce((sum, { z }, index) => {
    const [from = 0, to = 0] = areas.slice(index, index + 2)
    return sum + ((z - (rings[index]?.z ?? z)) * (from + to + Math.sqrt(from * to))) / 3
  }, 0)
}

/** The edge, the border of the chipbreaker and the hole. */
function face({ d1, lines, mouth }: Form) {
  return [
    ...[lines[0], lines.at(-1)].map(ring => outline(ring?.points ?? [])),
    circle([0, 0], 2 * mouth),
    ...hole([0, 0], d1),
  ]
}

function rhombicFront(form: Form) {
  const { l, rε, ε, d } = form
  const half = (ε * Math.PI) / 360
  const long = d / 2 / Math.sin(half)
  // Where the edges would meet without the corner's radius: lower left, and the obtuse corner lower right.
  const sharp: Point = [-long * Math.cos(half), -long * Math.sin(half)]
  const end: Point = [sharp[0] + l, sharp[1]]
  const tip: Point = [
    (long - rε / Math.sin(half)) * Math.cos(half),
    (long - rε / Math.sin(half)) * Math.sin(half),
  ]
  return frontView(
    [
      face(form),
      width('l', sharp, end, 'below'),
      height('d', [end[0], -d / 2], [tip[0], d / 2], 'right'),
      // The more slender the corner, the farther from it there is room.
      angleBetween('ε', sharp, 0, ε, l * (ε < 60 ? 0.4 : 0.3)),
      radius('rε', tip, rε, { angle: ε / 2 }),
    ],
    { axes: ['x', 'y'] },
  )
}

function trigonalFront(form: Form) {
  const { l, rε, ε, d } = form
  const half = (ε * Math.PI) / 360
  const long = d / 2 / Math.sin(half)
  const at = (distance: number, degrees: number): Point => [
    distance * Math.cos((degrees * Math.PI) / 180),
    distance * Math.sin((degrees * Math.PI) / 180),
  ]
  // The upper corner, and where its right edge ends: at the next corner, or where a trigon's side is broken.
  const [top, low] = [at(long, 90), at(long, 210)]
  const down = ((270 + ε / 2) * Math.PI) / 180
  const end: Point = [top[0] + l * Math.cos(down), top[1] + l * Math.sin(down)]
  const right = at(long - rε / Math.sin(half), 330)
  return frontView(
    [
      face(form),
      circle([0, 0], d, 'thin'),
      aligned('l', top, end, 8),
      note(low, `Corner angle ${ε}°`, { angle: 210, symbols: ['ε'] }),
      width('d', [-d / 2, 0], [d / 2, 0], 'below', { prefix: '⌀' }),
      radius('rε', right, rε, { angle: 330 }),
    ],
    { axes: ['x', 'y'] },
  )
}

function negativeSide({ d, d1, s, lines, bore }: NegativeForm) {
  const [low, high] = reachOf(lines[0])
  const wall = bore.map(([r, z]): Point => [z, r])
  return sideView(
    [
      rect([-s / 2, low ?? -d / 2], [s / 2, high ?? d / 2]),
      mirrored([path([...wall, ...wall.toReversed().map(([z, r]): Point => [-z, r])], 'hidden')], 'x'),
      centreLine([-s / 2, 0], [s / 2, 0]),
      width('s', [-s / 2, low ?? 0], [s / 2, low ?? 0], 'below'),
      height('d1', [s / 2, -d1 / 2], [s / 2, d1 / 2], 'right', { prefix: '⌀' }),
    ],
    { axes: ['z', 'y'] },
  )
}

function positiveSide({ s, d1, α, lines, floor, bore }: PositiveForm) {
  const [low = 0, high = 0] = reachOf(lines[0])
  const [footLow = 0, footHigh = 0] = reachOf(floor)
  const edge = lines[0]?.z ?? s / 2
  const body: Point[] = [
    [-s / 2, footLow],
    [edge, low],
    [s / 2, low + 0.05],
    [s / 2, high - 0.05],
    [edge, high],
    [-s / 2, footHigh],
  ]
  return sideView(
    [
      outline(body),
      mirrored(
        [
          path(
            bore.map(([r, z]): Point => [z, r]),
            'hidden',
          ),
        ],
        'x',
      ),
      centreLine([-s / 2, 0], [s / 2, 0]),
      width('s', [-s / 2, footLow], [s / 2, low], 'below'),
      height('d1', [-s / 2, -d1 / 2], [-s / 2, d1 / 2], 'left', { prefix: '⌀' }),
      angleBetween('α', [edge, high], 180, 180 + α, s * 1.6),
    ],
    { axes: ['z', 'y'] },
  )
}

/** The lowest and the highest point of a ring. */
function reachOf(ring: Ring | undefined): readonly number[] {
  const heights = (ring?.points ?? []).map(([, y]) => y)
  return heights.length > 0 ? [Math.min(...heights), Math.max(...heights)] : []
}

/** A rhombus round a circle, its lower side level, all corners rounded; sides are divided so that the hole comes out round. */
function rhombus(inscribed: number, angle: number, corner: number): Point[] {
  const half = (angle * Math.PI) / 360
  const long = inscribed / 2 / Math.sin(half)
  const short = inscribed / 2 / Math.cos(half)
  const corners: Point[] = [
    [long, 0],
    [0, short],
    [-long, 0],
    [0, -short],
  ]
  const rounded = roundCorners(corners, corner, { isClosed: true, steps: CORNER_STEPS })
  return divided(rounded, CORNER_STEPS + 1).map(
    ([x, y]): Point => [x * Math.cos(half) - y * Math.sin(half), x * Math.sin(half) + y * Math.cos(half)],
  )
}

/** Three corners round a circle, one of them up; below 60 degrees each side would be straight, above it is broken. */
function trigon(inscribed: number, angle: number, corner: number): Point[] {
  const half = (angle * Math.PI) / 360
  const long = inscribed / 2 / Math.sin(half)
  // The sides meet again between two corners, where a triangle's are straight.
  const between = inscribed / 2 / Math.sin((Math.PI * 2) / 3 - half)
  const corners = [90, 150, 210, 270, 330, 30].map((degrees, index): Point => {
    const distance = index % 2 === 0 ? long : between
    return [distance * Math.cos((degrees * Math.PI) / 180), distance * Math.sin((degrees * Math.PI) / 180)]
  })
  const sharp = corners.filter((_, index) => index % 2 === 0 || angle > 60)
  const radii = sharp.map((_, index) => (angle > 60 && index % 2 === 1 ? corner * 1.5 : corner))
  return divided(roundCorners(sharp, radii, { isClosed: true, steps: CORNER_STEPS }), CORNER_STEPS + 1)
}

/** A rounded outline whose straight sides have more points: so many belong to each corner. */
function divided(rounded: readonly Point[], perCorner: number): Point[] {
  return rounded.flatMap((point, index) => {
    const next = rounded[(index + 1) % rounded.length] ?? point
    if (index % perCorner !== perCorner - 1) return [point]
    return Array.from({ length: SIDE_STEPS }, (_, step): Point => {
      const share = step / SIDE_STEPS
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
    })
  })
}
