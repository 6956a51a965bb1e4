import {
  arc,
  arcPoints,
  centreLine,
  centreMark,
  defineFamily,
  diameter,
  frontView,
  height,
  type Item,
  line,
  minorDiameter,
  mirrored,
  note,
  outline,
  type Point,
  path,
  type Shape,
  sideView,
  width,
  zone,
} from '../drawing/kit.ts'
import { squareLength } from '../geometry/square-length.ts'
import { leadOf, type PolarPoint, runOut } from '../geometry/teeth.ts'
import {
  cuttingEnd,
  type Flutes,
  landsAcross,
  lineAcross,
  reachAt,
  runsOf,
  squareSide,
  toolSide,
  toothEdges,
} from './flutes.ts'

const TAP_FLUTES = 3
/** Core and neck as shares of the thread: DIN 371 taps leave the neck below the tapping drill. */
const TAP_CORE = 0.38
const TAP_NECK = 0.74
/** Chamfer form C of DIN 2197: two to three threads, here 2.5, down to about the tapping drill. */
const TAP_CHAMFER = 2.5
/** The points of a tooth: its cutting edge and heel on the thread, and where the flute leaves and meets the neck. */
const TAP_EDGES = { thread: [0, 8], neck: [9, 17] } as const
/** How far outside its roots a land has to reach for them to be drawn, as a share of their radius. */
const ROOT_ROOM = 0.08

/** A machine tap with reinforced shank and spiral flutes, its chamfer at x = 0 on the left. */
const machineTap = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    P: ['Pitch', 'mm'],
    l1: ['Overall length', 'mm'],
    l2: ['Thread length', 'mm'],
    l3: ['Length to the end of the neck', 'mm'],
    d2: ['Shank diameter', 'mm'],
    a: ['Square', 'mm'],
    γ: ['Helix angle', '°'],
  },
  form: dimensions => {
    const { d, P, l1, l2, l3, d2, a, γ } = dimensions
    const neck = (d * TAP_NECK) / 2
    const chamfer = TAP_CHAMFER * P
    const stop = l3 - d * 0.35
    const floor = runOut(neck, (d * TAP_CORE) / 2, l2 + d * 0.4, stop)
    /** The thread's crests, chamfered at both ends, and the neck. */
    const outside = (y: number) => {
      if (y >= l2) return neck
      return Math.min(
        d / 2 - Math.max(0, d / 2 - neck - (l2 - y)),
        d / 2 - ((chamfer - y) / chamfer) * (d * 0.1),
      )
    }
    const flutes = {
      tooth: tapTooth(d / 2),
      teeth: TAP_FLUTES,
      to: stop,
      lead: leadOf(d, γ),
      shape: (nominal: number, y: number) => Math.min(outside(y), Math.max(nominal, floor(0, y))),
    } satisfies Flutes
    const edge = d2 * 0.04
    const cone = l3 - (d2 - d * TAP_NECK) / 2
    const square = l1 - squareLength(a)
    const shank: readonly Point[] = [
      [neck, stop],
      [neck, cone],
      [d2 / 2 - edge, l3 - edge],
      [d2 / 2, l3],
      [d2 / 2, square],
    ]
    return { ...dimensions, neck, chamfer, square, flutes, shank }
  },
  draw: ({ d, P, l1, l2, l3, d2, a, γ, neck, chamfer, square, flutes, shank }) => {
    const crest = d / 2
    const root = minorDiameter(d, P) / 2
    const tip = flutes.shape(crest, 0)
    const threadEnd = l2 - (crest - neck)
    const [, heel] = TAP_EDGES.thread
    const grooves: readonly Point[] = [
      [0, root],
      [0, tip],
      [chamfer, crest],
      [threadEnd, crest],
      [l2, neck],
    ]
    const middle = (l2 + l3) / 2
    return {
      views: [
        frontView(
          [
            mirrored([zone(grooves, 'ISO 6410-1: a thread is drawn by its crests and roots')], 'x'),
            rootLines(flutes, root, l2),
            toolSide({ flutes, shank, length: l1, corners: [chamfer, threadEnd, l2] }),
            toothEdges(flutes, TAP_EDGES.thread, 0, l2),
            toothEdges(flutes, TAP_EDGES.neck, l2),
            lineAcross(flutes, 0),
            [chamfer, threadEnd, l2].map(y => landsAcross(flutes, y, 0, heel)),
            lineAcross(flutes, flutes.to, 'thin'),
            squareSide(d2, a, square, l1),
            width('l2', [0, -tip], [l2, -neck], 'below'),
            width('l3', [0, -tip], [l3, -d2 / 2], 'below'),
            width('l1', [0, -tip], [l1, -a / 2], 'below'),
            height('d', [chamfer, -crest], [chamfer, crest], 'left', {
              prefix: 'M',
              suffix: ` × ${P}`,
              also: ['P'],
            }),
            height('d2', [square - 8, -d2 / 2], [square - 8, d2 / 2], { at: square - 8 }, { prefix: '⌀' }),
            height('a', [l1, -a / 2], [l1, a / 2], 'right', { prefix: '□' }),
            note([middle, reachAt(flutes, middle)[1]], `Right-hand helix ${γ}°`, {
              angle: 60,
              symbols: ['γ'],
            }),
          ],
          { axes: ['y', 'x'] },
        ),
        cuttingEnd(flutes, d2),
      ],
      notes: ['Chamfer form C, 2.5 threads'],
    }
  },
})

const CHIP_HOLES = 4
const BETWEEN_HOLES = 360 / CHIP_HOLES
const CHAMFER = 0.5
/** EN 22568: a V groove where the die may be slit, at the top; its depth as a share of the diameter. */
const GROOVE = { at: 90, depth: 0.04 }
/** EN 22568: four conical dimples for the holder's screws; their depth as a share of the diameter. */
const DIMPLES = { at: [45, 135, 225, 315], depth: 0.05 }

/** A round screwing die on its face and from the side; its groove is on top. */
const roundDie = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    P: ['Pitch', 'mm'],
    D: ['Outside diameter', 'mm'],
    E: ['Thickness', 'mm'],
  },
  form: dimensions => {
    const { d, P, D } = dimensions
    const bore = d / 2 + 0.02
    const crest = minorDiameter(d, P) / 2
    const { hole, landFrom } = chipHole(bore, d, D)
    const land = { from: landFrom, to: BETWEEN_HOLES - landFrom }
    const grooveAt = (angle: number) =>
      Math.max(0, D * GROOVE.depth - ((Math.abs(angle - GROOVE.at) * Math.PI) / 180) * (D / 2))
    return {
      ...dimensions,
      crest,
      chamfer: CHAMFER,
      /** How deep the groove is at an angle. */
      grooveAt,
      dimples: { at: DIMPLES.at, depth: D * DIMPLES.depth },
      /** The outside by whole degrees: between the chamfers, and of the faces. */
      rim: rimOutline(D, 0, grooveAt),
      face: rimOutline(D, CHAMFER, grooveAt),
      /** From where to where each land reaches, in degrees. */
      lands: Array.from({ length: CHIP_HOLES }, (_, index) => {
        const start = index * BETWEEN_HOLES
        return { from: start + land.from, to: start + land.to }
      }),
      /** The chip holes with the bore that the thread stands on, and with the thread's crests. */
      bore: opening(hole, arcPoints([0, 0], bore, land.from, land.to, 10).slice(1, -1)),
      mouth: opening(hole, arcPoints([0, 0], crest, land.from, land.to)),
    }
  },
  draw: ({ d, P, D, E, chamfer, grooveAt, dimples, rim, face, lands, mouth }) => {
    const topOf = (points: readonly Point[]) => Math.max(...points.map(([, y]) => y))
    const edge = E / 2 - chamfer
    const side: readonly Point[] = [
      [edge, topOf(rim)],
      [E / 2, topOf(face)],
      [E / 2, chamfer - D / 2],
      [edge, -D / 2],
    ]
    const bottom = D / 2 - grooveAt(GROOVE.at)
    return {
      views: [
        frontView(
          [
            outline(rim),
            outline(face),
            // ISO 6410-1: the thread's crests thick, its roots thin, both on the lands between the chip holes only.
            outline(mouth),
            lands.map(({ from, to }) => arc([0, 0], d / 2, from, to, 'thin')),
            centreMark([0, 0], D),
            diameter('D', [0, 0], D, { angle: 20 }),
            diameter('d', [0, 0], d, {
              angle: 135,
              reach: 24,
              prefix: 'M',
              suffix: ` × ${P}`,
              also: ['P'],
            }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            outline([...side, ...side.toReversed().map(([x, y]): Point => [-x, y])]),
            [edge, -edge].map(x => line([x, -D / 2], [x, topOf(rim)])),
            line([-E / 2, bottom], [E / 2, bottom], 'hidden'),
            dimples.at
              .filter(at => Math.cos((at * Math.PI) / 180) > 0)
              .map(at => dimpleSide(D, at, dimples.depth)),
            centreLine([-E / 2, 0], [E / 2, 0]),
            width('E', [-E / 2, chamfer - D / 2], [E / 2, chamfer - D / 2], 'below'),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
})

export default { 'machine-tap': machineTap, 'round-die': roundDie }

/** From the cutting edge: the land (its radius is the thread's), the flute's floor and the rake face. */
function tapTooth(radius: number): PolarPoint[] {
  const across = 360 / TAP_FLUTES
  const land = Array.from({ length: 9 }, (_, index): PolarPoint => [radius, (index / 8) * across * 0.48])
  const flute = [
    [0.82, 0.53],
    [0.66, 0.59],
    [0.52, 0.66],
    [0.43, 0.73],
    [TAP_CORE, 0.8],
    [0.41, 0.87],
    [0.52, 0.93],
    [0.68, 0.965],
    [0.86, 0.99],
  ] as const
  return [...land, ...flute.map(([share, along]): PolarPoint => [radius * share, along * across])]
}

/** ISO 6410-1: the roots of the thread thin, on the lands that reach the view's outline. */
function rootLines(flutes: Flutes, root: number, to: number): Shape[] {
  const steps = Array.from({ length: 120 }, (_, step) => (to * step) / 119)
  return [root, -root].flatMap(y =>
    runsOf(
      steps.map(x => (Math.max(...reachAt(flutes, x).map(up => up / y)) > 1 + ROOT_ROOM ? [x, y] : null)),
      'thin',
    ),
  )
}

/** The first chip hole, as far as it lies outside the bore, and the angle at which the land after it begins. */
function chipHole(bore: number, d: number, D: number): { hole: Point[]; landFrom: number } {
  const centre = d * 0.5 + D * 0.075
  const radius = D * 0.097
  const meets = Math.acos((bore ** 2 + centre ** 2 - radius ** 2) / (2 * bore * centre))
  const end = (Math.atan2(bore * Math.sin(meets), bore * Math.cos(meets) - centre) * 180) / Math.PI
  return { hole: arcPoints([centre, 0], radius, -end, end, 28), landFrom: (meets * 180) / Math.PI }
}

/** The inside of a die: each chip hole, and the land that follows it. */
function opening(hole: readonly Point[], land: readonly Point[]): Point[] {
  return Array.from({ length: CHIP_HOLES }, (_, index) =>
    [...hole, ...land].map(point => turnedBy(point, index * BETWEEN_HOLES)),
  ).flat()
}

function turnedBy([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** The outside with its groove, by whole degrees, so many mm within the rim. */
function rimOutline(D: number, inset: number, grooveAt: (angle: number) => number): Point[] {
  return Array.from({ length: 360 }, (_, angle) => {
    const radius = Math.min(D / 2 - inset, D / 2 - grooveAt(angle))
    return [radius * Math.cos((angle * Math.PI) / 180), radius * Math.sin((angle * Math.PI) / 180)]
  })
}

/** The edge of a dimple at an angle round the rim, seen from the side. */
function dimpleSide(D: number, at: number, depth: number): Item {
  const middle = (at * Math.PI) / 180
  const edge = arcPoints([0, 0], depth, 0, 360, 48).map(
    ([along, round]): Point => [along, (D / 2) * Math.sin(middle + round / (D / 2))],
  )
  return [path(edge), centreMark([0, (D / 2) * Math.sin(middle)], 2 * depth)]
}
