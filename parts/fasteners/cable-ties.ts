import {
  arcPoints,
  defineFamily,
  frontView,
  height,
  line,
  note,
  outline,
  type Point,
  path,
  rect,
  topView,
  width,
} from '../drawing/kit.ts'
import { areaOf } from '../geometry/volumes.ts'

/** What share of the strap's thickness carries; teeth and the rails beside them stand on it. */
const CARRIES = 0.6
/** From tooth to tooth, in mm. */
const PITCH = 1
/** Of a tie longer than so many widths the middle is not drawn. */
const LONG = 14

/** A cable tie, stretched out: its head on the left, the strap's smooth side at z = 0. */
const cableTie = defineFamily({
  terms: {
    b: ['Width', 'mm'],
    L: ['Length', 'mm'],
    D: ['Largest bundle', 'mm'],
    F: ['Tensile strength', 'N'],
    t: ['Thickness', 'mm'],
  },
  form: dimensions => {
    const { b, L, t } = dimensions
    const head = { length: b * 0.9 + 2.2, width: b * 1.45 + 1.2, height: b * 0.45 + 2.4 }
    const slot = { length: t * 1.35 + 0.3, width: b + 0.5, at: head.length * 0.55 }
    const tail = { length: b * 3 + 12, width: b * 0.62 }
    const teeth = { from: head.length + b, to: L - tail.length - b * 0.5, width: b * 0.56 }
    return {
      ...dimensions,
      head,
      slot,
      teeth,
      base: t * CARRIES,
      rails: { from: head.length, to: L - tail.length, width: (b - teeth.width) / 2 },
      strap: strapOf(dimensions, head.length, tail),
      ridges: ridgesOf(teeth.from, teeth.to),
    }
  },
  draw: ({ b, L, D, t, head, slot, strap, rails, base }) => {
    const middle = rails.to * 0.5
    const gap = L > LONG * b ? { gap: [head.length + 2.5 * b, L - 5.5 * b] as const } : {}
    const inside = rails.width - b / 2
    return {
      views: [
        frontView(
          [
            rect([0, -head.width / 2], [head.length, head.width / 2]),
            rect([slot.at - slot.length / 2, -slot.width / 2], [slot.at + slot.length / 2, slot.width / 2]),
            path([[head.length, -b / 2], ...strap.filter(([x]) => x > head.length), [head.length, b / 2]]),
            [inside, -inside].map(y => line([rails.from, y], [rails.to, y], 'thin')),
            line([rails.to, -b / 2], [rails.to, b / 2]),
            width('L', [0, -head.width / 2], [L, 0], 'below'),
            height('b', [rails.to, -b / 2], [rails.to, b / 2], 'right'),
            note([middle, b / 2], `For bundles up to ${D}`, { symbols: ['D'] }),
          ],
          { axes: ['y', 'x'], ...gap },
        ),
        topView(
          [
            rect([0, -head.height], [head.length, 0]),
            outline([
              [head.length, 0],
              [L, 0],
              [L, -base],
              [rails.to, -base],
              [rails.to, -t],
              [head.length, -t],
            ]),
            line([head.length, -base], [rails.to, -base], 'hidden'),
            height('t', [rails.to, -t], [rails.to, 0], 'right'),
          ],
          { axes: ['y', 'z'], ...gap },
        ),
      ],
    }
  },
  volume: ({ b, head, slot, strap, rails, base, t, teeth, ridges }) => {
    const strapArea = areaOf(strap) - b * (head.length - (strap[0]?.[0] ?? 0))
    return (
      (head.length * head.width - slot.length * slot.width) * head.height +
      strapArea * base +
      2 * rails.width * (rails.to - rails.from) * (t - base) +
      areaOf(ridges) * (t - base) * teeth.width
    )
  },
})

export default { 'cable-tie': cableTie }

/** The strap from its flat side, anticlockwise: it begins within the head, narrows to its tail, and ends round. */
function strapOf(
  { b, L }: Readonly<Record<'b' | 'L', number>>,
  head: number,
  tail: { readonly length: number; readonly width: number },
): Point[] {
  const [half, narrow] = [b / 2, tail.width / 2]
  const from = L - tail.length
  const to = from + tail.length * 0.3
  return [
    [head - 0.2, half],
    [head - 0.2, -half],
    [from, -half],
    [to, -narrow],
    ...arcPoints([L - narrow, 0], narrow, -90, 90, 16),
    [to, narrow],
    [from, half],
  ]
}

/** The teeth from the edge, in the share (0 to 1) of their height: steep towards the head, so that the pawl holds them. */
function ridgesOf(from: number, to: number): Point[] {
  const count = Math.max(1, Math.floor((to - from) / PITCH))
  const tops = Array.from({ length: count }, (_, index): Point[] => {
    const x = from + index * PITCH
    return [
      [x + 0.1, 0.85],
      [x + 0.2, 1],
      [x + 0.6, 0.5],
      [x + PITCH, 0.15],
    ]
  }).flat()
  return [[from, 0], ...tops, [from + count * PITCH, 0]]
}
