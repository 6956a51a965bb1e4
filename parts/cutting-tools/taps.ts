import {
  defineFamily,
  frontView,
  height,
  type Item,
  minorDiameter,
  mirrored,
  note,
  type Point,
  type Shape,
  width,
  zone,
} from '../drawing/kit.ts'
import { squareLength } from '../geometry/square-length.ts'
import { type Flutes, leadOf, type PolarPoint, runOut } from '../geometry/teeth.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import {
  cuttingEnd,
  flutedVolume,
  landsAcross,
  lineAcross,
  reachAt,
  runsOf,
  squareSide,
  toolSide,
  toothEdges,
} from './flutes.ts'

/** Core and neck as shares of the thread: DIN 371 taps leave the neck below the tapping drill. */
const CORE = 0.38
const NECK = 0.74
/** Chamfer form C of DIN 2197: two to three threads, here 2.5, down to about the tapping drill. */
const FORM_C = 2.5
/** The points of a tooth: its cutting edge and heel on the thread, and where the flute leaves and meets the neck. */
const EDGES = { thread: [0, 8], neck: [9, 17] } as const
/** How far outside its roots a land has to reach for them to be drawn, as a share of their radius. */
const ROOT_ROOM = 0.08

/** Up to this thread in mm a tap has three flutes, above it four. */
const THREE_FLUTES_TO = 12

/** Terms of all taps but how long the neck and how steep the helix is. */
const TERMS = {
  d: ['Thread', 'mm'],
  P: ['Pitch', 'mm'],
  l1: ['Overall length', 'mm'],
  l2: ['Thread length', 'mm'],
} as const
const INCH_TERMS = {
  d: ['Thread diameter', 'mm'],
  n: ['Threads per inch', ''],
  l1: ['Overall length', 'mm'],
  l2: ['Thread length', 'mm'],
} as const
const SHANK_TERMS = { d2: ['Shank diameter', 'mm'], a: ['Square', 'mm'] } as const

/** A machine tap with reinforced shank and spiral flutes, its chamfer at x = 0 on the left. */
const machineTap = defineFamily({
  terms: {
    ...TERMS,
    l3: ['Length to the end of the neck', 'mm'],
    ...SHANK_TERMS,
    γ: ['Helix angle', '°'],
  },
  form: dimensions => tapForm({ ...dimensions, c: FORM_C }),
  draw: form => drawTap(form, { l3: form.l3, γ: form.γ, thread: metricLabel(form.P) }),
  volume: tapVolume,
})

/** A machine tap whose shank passes through the thread, with spiral flutes, its chamfer at x = 0 on the left. */
const throughShankTap = defineFamily({
  terms: { ...TERMS, ...SHANK_TERMS, γ: ['Helix angle', '°'] },
  form: dimensions => tapForm({ ...dimensions, l3: neckEnd(dimensions), c: FORM_C }),
  draw: form => drawTap(form, { γ: form.γ, thread: metricLabel(form.P) }),
  volume: tapVolume,
})

/** A tap with straight flutes, for machines or by hand, its chamfer at x = 0 on the left. */
const straightTap = defineFamily({
  terms: { ...TERMS, ...SHANK_TERMS, c: ['Chamfer in threads', ''] },
  form: dimensions => tapForm({ ...dimensions, l3: neckEnd(dimensions) }),
  draw: form => drawTap(form, { c: form.c, thread: metricLabel(form.P) }),
  volume: tapVolume,
})

/** A tap with straight flutes for a thread that is measured in inches. */
const inchTap = defineFamily({
  terms: { ...INCH_TERMS, ...SHANK_TERMS, c: ['Chamfer in threads', ''] },
  form: dimensions => ({
    ...tapForm({ ...dimensions, P: 25.4 / dimensions.n, l3: neckEnd(dimensions) }),
    n: dimensions.n,
  }),
  draw: form => drawTap(form, { c: form.c, thread: inchLabel(form.n) }),
  volume: tapVolume,
})

/** A tap with spiral flutes for a thread that is measured in inches. */
const inchSpiralTap = defineFamily({
  terms: { ...INCH_TERMS, ...SHANK_TERMS, γ: ['Helix angle', '°'] },
  form: dimensions => ({
    ...tapForm({ ...dimensions, P: 25.4 / dimensions.n, l3: neckEnd(dimensions), c: FORM_C }),
    n: dimensions.n,
  }),
  draw: form => drawTap(form, { γ: form.γ, thread: inchLabel(form.n) }),
  volume: tapVolume,
})

export default {
  'machine-tap': machineTap,
  'through-shank-tap': throughShankTap,
  'straight-tap': straightTap,
  'inch-tap': inchTap,
  'inch-spiral-tap': inchSpiralTap,
}

/** Figures of a tap: thread and pitch, lengths over all, of the thread and to the neck's end, shank, square, chamfer in threads. */
type Tap = Readonly<Record<'d' | 'P' | 'l1' | 'l2' | 'l3' | 'd2' | 'a' | 'c', number>> & {
  /** The helix angle; straight flutes without it. */
  readonly γ?: number
}

/** Where the flutes of a tap have run out whose neck no standard measures. */
function neckEnd({ d, l1, l2, a }: Readonly<Record<'d' | 'l1' | 'l2' | 'a', number>>): number {
  return l2 + Math.min(d * 1.6, (l1 - squareLength(a) - l2) * 0.55)
}

/** The figures that drawing and model of a tap share. */
function tapForm<Dimensions extends Tap>(dimensions: Dimensions) {
  const { d, P, l1, l2, l3, d2, a, c, γ } = dimensions
  const neck = Math.min(d * NECK, d2 * 0.97) / 2
  const chamfer = c * P
  const depth = (P * 2) / 3
  const stop = l3 - d * 0.35
  const floor = runOut(neck, (d * CORE) / 2, Math.min(l2 + d * 0.4, (l2 + stop) / 2), stop)
  const flutesAround = d > THREE_FLUTES_TO ? 4 : 3
  /** The thread's crests, chamfered at both ends, and the neck. */
  const outside = (y: number) => {
    if (y >= l2) return neck
    return Math.min(d / 2 - Math.max(0, d / 2 - neck - (l2 - y)), d / 2 - ((chamfer - y) / chamfer) * depth)
  }
  const flutes = {
    tooth: tapTooth(d / 2, flutesAround),
    teeth: flutesAround,
    to: stop,
    lead: γ ? leadOf(d, γ) : Infinity,
    shape: (nominal: number, y: number) => Math.min(outside(y), Math.max(nominal, floor(0, y))),
  } satisfies Flutes
  const edge = d2 * 0.04
  const cone = l3 - (d2 - 2 * neck) / 2
  const square = l1 - squareLength(a)
  const shank: readonly Point[] = [
    [neck, stop],
    [neck, cone],
    [d2 / 2 - edge, l3 - edge],
    [d2 / 2, l3],
    [d2 / 2, square],
  ]
  return { ...dimensions, neck, chamfer, square, flutes, shank }
}

type TapForm = ReturnType<typeof tapForm<Tap>>

function tapVolume({ d, P, l1, l2, a, square, flutes, shank }: TapForm): number {
  // The thread's ridges and grooves fill it as a cylinder of its pitch diameter would (ISO 724).
  const flank = d / 2 - 0.3248 * P
  const body = flutedVolume({
    ...flutes,
    shape: (nominal, y) => Math.min(flutes.shape(nominal, y), y < l2 ? flank : Infinity),
  })
  return body + turnedVolume([[0, flutes.to], ...shank, [0, square]]) + a ** 2 * (l1 - square)
}

interface Labels {
  readonly thread: { readonly prefix: string; readonly suffix: string; readonly also: readonly string[] }
  /** What is given of the neck's end, the helix and the chamfer. */
  readonly l3?: number
  readonly γ?: number
  readonly c?: number
}

const metricLabel = (P: number) => ({ prefix: 'M', suffix: ` × ${P}`, also: ['P'] })
const inchLabel = (n: number) => ({ prefix: '⌀', suffix: ` – ${n} TPI`, also: ['n'] })

function drawTap(form: TapForm, { thread, l3, γ, c }: Labels) {
  const { d, P, l1, l2, d2, a, neck, chamfer, square, flutes, shank } = form
  const crest = d / 2
  const root = minorDiameter(d, P) / 2
  const tip = flutes.shape(crest, 0)
  const threadEnd = l2 - (crest - neck)
  const [, heel] = EDGES.thread
  const grooves: readonly Point[] = [
    [0, Math.min(root, tip)],
    [0, tip],
    [chamfer, crest],
    [threadEnd, crest],
    [l2, neck],
  ]
  const middle = (l2 + form.l3) / 2
  const notes: Item[] = [
    l3 === undefined ? [] : width('l3', [0, -tip], [l3, -d2 / 2], 'below'),
    γ === undefined
      ? []
      : note([middle, reachAt(flutes, middle)[1]], `Right-hand helix ${γ}°`, { angle: 60, symbols: ['γ'] }),
    c === undefined
      ? []
      : note([chamfer / 2, (tip + crest) / 2], `Chamfer of ${c} threads`, {
          angle: 60,
          reach: 16,
          symbols: ['c'],
        }),
  ]
  return {
    views: [
      frontView(
        [
          mirrored([zone(grooves, 'ISO 6410-1: a thread is drawn by its crests and roots')], 'x'),
          rootLines(flutes, root, crest, l2),
          toolSide({ flutes, shank, length: l1, corners: [chamfer, threadEnd, l2] }),
          toothEdges(flutes, EDGES.thread, 0, l2),
          toothEdges(flutes, EDGES.neck, l2),
          lineAcross(flutes, 0),
          [chamfer, threadEnd, l2].map(y => landsAcross(flutes, y, 0, heel)),
          lineAcross(flutes, flutes.to, 'thin'),
          squareSide(d2, a, square, l1),
          width('l2', [0, -tip], [l2, -neck], 'below'),
          width('l1', [0, -tip], [l1, -a / 2], 'below'),
          height('d', [chamfer, -crest], [chamfer, crest], 'left', thread),
          height('d2', [square - 8, -d2 / 2], [square - 8, d2 / 2], { at: square - 8 }, { prefix: '⌀' }),
          height('a', [l1, -a / 2], [l1, a / 2], 'right', { prefix: '□' }),
          ...notes,
        ],
        { axes: ['y', 'x'] },
      ),
      // Spiral lands cover the whole circle of the thread; between straight ones the shank is seen.
      cuttingEnd(flutes, γ === undefined ? d2 : Math.max(d, d2)),
    ],
    ...(c === undefined ? { notes: ['Chamfer form C, 2.5 threads'] } : {}),
  }
}

/** From the cutting edge: the land (its radius is the thread's), the flute's floor and the rake face. */
function tapTooth(radius: number, teeth: number): PolarPoint[] {
  const across = 360 / teeth
  const land = Array.from({ length: 9 }, (_, index): PolarPoint => [radius, (index / 8) * across * 0.48])
  const flute = [
    [0.82, 0.53],
    [0.66, 0.59],
    [0.52, 0.66],
    [0.43, 0.73],
    [CORE, 0.8],
    [0.41, 0.87],
    [0.52, 0.93],
    [0.68, 0.965],
    [0.86, 0.99],
  ] as const
  return [...land, ...flute.map(([share, along]): PolarPoint => [radius * share, along * across])]
}

/** ISO 6410-1: the roots of the thread thin, on the lands that reach the view's outline. */
function rootLines(flutes: Flutes, root: number, crest: number, to: number): Shape[] {
  // Of a fine thread a land reaches only a little farther than its roots.
  const room = Math.min(ROOT_ROOM, (crest / root - 1) / 2)
  const steps = Array.from({ length: 120 }, (_, step) => (to * step) / 119)
  return [root, -root].flatMap(y =>
    runsOf(
      steps.map(x => (Math.max(...reachAt(flutes, x).map(up => up / y)) > 1 + room ? [x, y] : null)),
      'thin',
    ),
  )
}
