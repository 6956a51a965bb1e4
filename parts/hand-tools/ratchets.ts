import {
  behind,
  centreLine,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  mirror,
  mirrored,
  move,
  type Point,
  path,
  type Shape,
  topView,
  width,
} from '../drawing/kit.ts'
import { collarOver, handleForm, handleSide } from './handles.ts'
import { headForm, headFront, headTop } from './ratchet-heads.ts'

/** A reversible ratchet, the head on the left, seen from the side of its lever. */
const ratchet = defineFamily({
  terms: {
    q: ['Square drive', 'mm'],
    L: ['Length', 'mm'],
    z: ['Teeth', ''],
    D: ['Head diameter', 'mm'],
    t: ['Head thickness', 'mm'],
    h: ['Grip length', 'mm'],
  },
  form: dimensions => {
    const { q, L, D, t, h } = dimensions
    const neck = D * 0.4
    const start = L - D / 2 - h
    const ferrule: readonly Point[] = [
      [0, start - 9],
      [neck * 0.56, start - 9],
      [neck * 0.62, start - 8],
      [neck * 0.62, start],
      [0, start],
    ]
    return {
      ...dimensions,
      /** Where the grip begins, from the head's middle. */
      start,
      ferrule,
      head: headForm({ D, t, q, neck, to: start + 2 }),
      handle: handleForm(h, D * 0.86),
    }
  },
  draw: ({ q, L, D, t, h, head, handle, ferrule }) => {
    const start = L - h
    const [, end = [0, 0], corner = [0, 0]] = ferrule.map(([radius, y]): Point => [y + D / 2, radius])
    const [foot = [0, 0]] = collarOver(handle, corner[1])
    const rest = (from: 'front' | 'above') => [
      mirrored([path([end, corner, [start + foot[0], corner[1]]])], 'x'),
      [end, corner].map(([x, y]) => line([x, -y], [x, y])),
      move(handleSide(handle, from, corner[1]), start, 0),
      centreLine([0, 0], [L, 0]),
    ]
    return {
      views: [
        frontView(
          [
            headFront(head, 'lever', end[0]),
            rest('front'),
            width('h', [start, -D * 0.344], [L, -D * 0.12], 'below'),
            width('L', [0, 0], [L, -D * 0.12], 'below'),
            height('D', [D / 2, -D / 2], [D / 2, D / 2], 'left', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        topView(
          [
            headTop(head, end[0]),
            rest('above'),
            height('t', [0, -t / 2], [0, t / 2], 'left'),
            width('q', [(D - q) / 2, t / 2 + q], [(D + q) / 2, t / 2 + q], 'above', { prefix: '□' }),
          ],
          { axes: ['y', 'z'] },
        ),
      ],
    }
  },
})

/** A click torque wrench, the head on the left, seen from the side of its drive and its scale. */
const torqueWrench = defineFamily({
  terms: {
    M0: ['Smallest torque', 'N·m'],
    M: ['Largest torque', 'N·m'],
    L: ['Length', 'mm'],
    q: ['Square drive', 'mm'],
    D: ['Head diameter', 'mm'],
    d: ['Tube diameter', 'mm'],
    h: ['Grip length', 'mm'],
  },
  form: dimensions => {
    const { M, M0, L, q, D, d, h } = dimensions
    const end = L - D / 2
    const from = D * 1.15
    return {
      ...dimensions,
      head: headForm({ D, t: D * 0.56, q, neck: d * 0.72, to: from + 8 }),
      tube: tubeOf(d / 2, from, end - h + 4),
      /** The pin that the head's lever turns on, from its middle out, on both sides of the tube. */
      pin: {
        at: from + 14,
        from: d / 2 - 0.5,
        profile: [
          [0, 0],
          [d * 0.16, 0],
          [d * 0.16, 0.8],
          [d * 0.13, 1.1],
          [0, 1.1],
        ] as readonly Point[],
      },
      marks: marksOf(M, M0, end - h),
      grip: gripOf(d, h, end),
    }
  },
  draw: ({ L, q, D, d, h, head, tube, pin, marks, grip }) => {
    const lay = (profile: readonly Point[]): Point[] => {
      const side = profile.map(([radius, y]): Point => [y + D / 2, radius])
      const all = [...side, ...side.toReversed().map(([x, y]): Point => [x, -y])]
      return [...all, ...all.slice(0, 1)]
    }
    const [ring, collar, last] = [lay(grip.ring), lay(grip.collar), lay(grip.last)]
    const soft = lay(grip.soft)
    const knob = lay(grip.knob.map(([radius, y]): Point => [radius * KNOB_REACH, y]))
    const valleys = Array.from({ length: RIBS }, (_, rib) => {
      const [radius, y] = grip.soft[Math.round(((rib + 0.5) / RIBS) * (grip.soft.length - 1))] ?? [0, 0]
      return across([radius, y], D / 2, 'thin')
    })
    const start = L - h
    const neckEnd = (tube[1]?.[1] ?? 0) + D / 2
    const body = [
      behind(lay(tube.slice(1)), ring),
      [2, 3].map(index => across(tube[index] ?? [0, 0], D / 2)),
      [ring, collar, last].map(points => path(points)),
      behind(lay(grip.knurled), ring, collar),
      behind(soft, collar, last),
      valleys,
      behind(knob, last),
      behind(lay(grip.button), knob),
      centreLine([0, 0], [L, 0]),
    ]
    const at = pin.at + D / 2
    const side = pin.profile.slice(1, -1).map(([r, out]): Point => [r, Math.max(d / 2, pin.from + out)])
    const rise: Point[] = [
      ...side.map(([r, z]): Point => [at - r, z]),
      ...side.toReversed().map(([r, z]): Point => [at + r, z]),
    ]
    return {
      views: [
        frontView(
          [
            headFront(head, 'drive', neckEnd),
            body,
            circle([at, 0], d * 0.32),
            marks.map(({ y, reach }) => {
              const half = (d / 2) * Math.sin((reach * Math.PI) / 180)
              return line([y + D / 2, -half], [y + D / 2, half], 'thin')
            }),
            width('h', [start, -d * 0.6], [L, -d * 0.3], 'below'),
            width('L', [0, 0], [L, -d * 0.3], 'below'),
            height('D', [D / 2, -D / 2], [D / 2, D / 2], 'left', { prefix: '⌀' }),
            height('d', [L * 0.45, -d / 2], [L * 0.45, d / 2], { at: L * 0.4 }, { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        topView(
          [
            // The drive points to the viewer of the front view: down.
            mirror(headTop(head, neckEnd), 'x'),
            body,
            mirrored([path(rise)], 'x'),
            width('q', [(D - q) / 2, -D * 0.28 - q], [(D + q) / 2, -D * 0.28 - q], 'below', { prefix: '□' }),
          ],
          { axes: ['y', 'z'] },
        ),
      ],
    }
  },
})

export default { ratchet, 'torque-wrench': torqueWrench }

function tubeOf(radius: number, from: number, to: number): readonly Point[] {
  return [
    [radius * 0.6, from],
    [radius * 0.82, from],
    [radius * 0.97, from + 1.5],
    [radius, from + 3],
    [radius, to],
    [radius * 0.8, to],
  ]
}

/** Lines round the tube, in front of the grip, and half the angle that each covers: the larger the torque, the further down. */
function marksOf(M: number, M0: number, to: number) {
  const count = 9
  const [first, gap] = [to - 9, 7.5]
  return Array.from({ length: count }, (_, mark) => {
    const isLong = mark % 2 === 0
    return {
      y: first - mark * gap,
      reach: isLong ? 26 : 16,
      value: isLong ? Math.round(M - ((M - M0) * mark) / (count - 1)) : null,
    }
  })
}

/** Ribs of the soft grip. */
const RIBS = 13

/** By how much the knob's flutes let it in at an angle, as a share of its radius. */
export function knobAt(angle: number): number {
  return 1 - 0.045 * (0.5 + 0.5 * Math.cos(angle * 12)) ** 2
}

/** How far the fluted knob reaches to one side, as a share of its radius. */
const KNOB_REACH = Math.max(
  ...Array.from({ length: 192 }, (_, step) => (step / 192) * 2 * Math.PI).map(
    angle => knobAt(angle) * Math.cos(angle),
  ),
)

/** A sleeve of steel with a knurl, a soft grip with orange rings, and the knob that locks the setting. Profiles: [radius, y]. */
function gripOf(d: number, h: number, end: number) {
  const start = end - h
  const reach = d * 0.78
  const [low, high] = [start + h * 0.2, end - h * 0.14]
  const knurl = { diameter: reach * 1.74, from: start + h * 0.035, to: start + h * 0.165, pitch: 1.4 }
  const crest = knurl.diameter / 2
  const rows = 120
  const [from, to] = [high + 2, end - 1.2]
  const radius = reach * 0.92
  return {
    ring: band(start, h * 0.04, reach * 0.86),
    knurl,
    /** The knurl by its crests. */
    knurled: [
      [crest - knurl.pitch / 2, knurl.from],
      [crest, knurl.from + knurl.pitch],
      [crest, knurl.to - knurl.pitch],
      [crest - knurl.pitch / 2, knurl.to],
    ] as readonly Point[],
    collar: band(start + h * 0.16, h * 0.05, reach),
    soft: Array.from({ length: rows + 1 }, (_, row): Point => {
      const share = row / rows
      const round = Math.min(1, Math.sqrt(Math.min(share, 1 - share) * 14))
      const rib = 0.5 * Math.max(-0.6, Math.cos(share * 2 * Math.PI * RIBS))
      const belly = 1.3 * Math.sin(share * Math.PI)
      return [reach - 2.2 + round * 1.6 + belly + rib * round, low + (high - low) * share]
    }),
    last: band(high - 1, h * 0.04, reach),
    knob: (
      [
        [from, 0.9],
        [from + 2, 0.9],
        [from + 3, 0.97],
        [from + 4, 1],
        [to - 3, 1],
        [to - 1, 0.94],
        [to - 0.2, 0.84],
        [to, 0.78],
      ] as const
    ).map(([y, size]): Point => [radius * size, y]),
    button: [
      [0, end - 3],
      [reach * 0.4, end - 3],
      [reach * 0.4, end - 0.6],
      [reach * 0.4 - 0.6, end],
      [0, end],
    ] as readonly Point[],
  }
}

function band(y: number, long: number, radius: number): readonly Point[] {
  return [
    [radius - 3, y],
    [radius - 0.6, y],
    [radius, y + 0.6],
    [radius, y + long - 0.6],
    [radius - 0.6, y + long],
    [radius - 3, y + long],
  ]
}

function across([radius, y]: Point, shift: number, kind: 'visible' | 'thin' = 'visible'): Shape {
  return line([y + shift, -radius], [y + shift, radius], kind)
}
