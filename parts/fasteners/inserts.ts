import {
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  nameThread,
  type Point,
  ringZone,
  type Shape,
  sideView,
  tappedHole,
  tappedHoleEnd,
  turned,
  width,
  zone,
} from '../drawing/kit.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'
import { cylinderVolume, turnedVolume } from '../geometry/volumes.ts'
import { tappedVolume } from './inserts-bore.ts'

const KNURLED = 'DIN 82: a knurl is drawn by its crests'
/** Where the two knurls begin and end, as shares of the length below the head. */
const BANDS = [
  [0.05, 0.4],
  [0.5, 0.82],
] as const
/** What a crossed knurl leaves of the ring between its crests and its roots, away from its ends. */
const DIAMONDS = 3 / 8

/** A heat-set insert for plastics with two crossed knurls: its upper face on the left, x = 0 there. */
const heatInsert = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    D: ['Diameter over the knurl', 'mm'],
    C: ['Diameter of the plain end', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => ({ ...dimensions, ...insertForm(dimensions, 0), head: null }),
  draw: form => drawInsert(form),
  volume: insertVolume,
})

/** The same with a head that covers the rim of the hole: x = 0 at its upper face. */
const headedHeatInsert = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    D: ['Diameter over the knurl', 'mm'],
    C: ['Diameter of the plain end', 'mm'],
    dk: ['Head diameter', 'mm'],
    k: ['Head height', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => {
    const { dk, k } = dimensions
    return { ...dimensions, ...insertForm(dimensions, k), head: { dk, k } }
  },
  draw: form => drawInsert(form),
  volume: insertVolume,
})

export default { 'heat-insert': heatInsert, 'headed-heat-insert': headedHeatInsert }

interface Insert {
  readonly d: number
  readonly l: number
  readonly D: number
  readonly C: number
  readonly P: number
}

interface InsertForm extends Insert, ReturnType<typeof insertForm> {
  readonly head: { readonly dk: number; readonly k: number } | null
}

/** What heads and knurls are made from; `top` is the head's height. */
function insertForm({ d, l, D, C }: Insert, top: number) {
  // Crests on all four axes, and about as deep as the plain end is narrower.
  const teeth = 4 * Math.max(3, Math.round((Math.PI * D) / (D - C) / 4))
  const pitch = (Math.PI * D) / teeth
  const bands = BANDS.map(([from, to]) => {
    const start = top + from * (l - top)
    const diamonds = Math.max(1, Math.round(((to - from) * (l - top)) / pitch))
    return { from: start, to: Math.min(start + diamonds * pitch, start + (to - from + 0.06) * (l - top)) }
  })
  return { countersink: countersinkOf(d), pitch, root: D / 2 - pitch / 2, bands, lead: (l - top) * 0.05 }
}

/** The outline of the body below its head, from the left: place and radius, with its knurls at this radius. */
function sideOf({ l, C, root, bands, lead, head }: InsertForm, knurl: number): Point[] {
  const end = C / 2
  return [
    ...(head
      ? ([
          [0, head.dk / 2],
          [head.k, head.dk / 2],
          [head.k, root],
        ] as const)
      : ([[0, root]] as const)),
    ...bands.flatMap(({ from, to }): Point[] => [
      [from, root],
      [from, knurl],
      [to, knurl],
      [to, root],
    ]),
    [(bands.at(-1)?.to ?? 0) + (root - end), end],
    [l - lead, end],
    [l, end - lead / 2],
  ]
}

function drawInsert(form: InsertForm) {
  const { d, P, l, D, C, root, bands, pitch, lead, head } = form
  const last = bands.at(-1)
  const knurls = bands.flatMap(({ from, to }): Shape[] => [
    zone(ring(from, to, D / 2, root), KNURLED),
    zone(ring(from, to, -D / 2, -root), KNURLED),
    ...crossed(from, to, root, pitch),
  ])
  return {
    views: [
      frontView(
        [
          turned(sideOf(form, D / 2)),
          knurls,
          tappedHole({ diameter: d, pitch: P, from: 0, to: l, isHidden: true }),
          width('l', [0, -(head?.dk ?? 2 * root) / 2], [l, lead / 2 - C / 2], 'below'),
          head ? width('k', [0, head.dk / 2], [head.k, head.dk / 2], 'above') : [],
          head ? height('dk', [0, -head.dk / 2], [0, head.dk / 2], 'left', { prefix: '⌀' }) : [],
          height('D', [last?.from ?? 0, -D / 2], [last?.from ?? 0, D / 2], head ? 'right' : 'left', {
            prefix: '⌀',
          }),
          height('C', [l - lead, -C / 2], [l - lead, C / 2], 'right', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          circle([0, 0], head?.dk ?? D),
          head ? [] : [circle([0, 0], 2 * root), ringZone(D / 2, root, KNURLED)],
          tappedHoleEnd(d, P),
          centreMark([0, 0], head?.dk ?? D),
          height('d', [0, -d / 2], [0, d / 2], 'right', nameThread(d, P)),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }
}

function ring(from: number, to: number, outer: number, inner: number): Point[] {
  return [
    [from, outer],
    [to, outer],
    [to, inner],
    [from, inner],
  ]
}

/** Thin lines that stand for a crossed knurl, one for about every second groove. */
function crossed(from: number, to: number, root: number, pitch: number): Shape[] {
  const reach = to - from
  const count = Math.floor((2 * root - reach) / (2 * pitch))
  return Array.from({ length: Math.max(0, count) + 1 }, (_, index) => {
    const y = -root + index * 2 * pitch
    return [line([from, y], [to, y + reach], 'thin'), line([from, -y], [to, -y - reach], 'thin')]
  }).flat()
}

function insertVolume(form: InsertForm): number {
  const { d, P, l, D, root, bands, pitch, countersink } = form
  const around = cylinderVolume(D, 1) - cylinderVolume(2 * root, 1)
  // At each end of a knurl its diamonds rise over one pitch.
  const diamonds = bands.reduce((sum, { from, to }) => sum + around * DIAMONDS * (to - from - pitch), 0)
  const solid = turnedVolume([[0, 0], ...sideOf(form, root), [l, 0]].map(([x = 0, r = 0]): Point => [r, x]))
  return solid + diamonds - tappedVolume(d, P, l, countersink)
}
