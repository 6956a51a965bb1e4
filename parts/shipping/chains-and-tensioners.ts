import type { Drawing } from '../drawing/drawing.ts'
import {
  aligned,
  arc,
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  type Shape,
  sideView,
  topView,
  turn,
  width,
} from '../drawing/kit.ts'
import { cylinderVolume } from '../geometry/volumes.ts'

const DEGREES = 180 / Math.PI

/** Thickness of the frame's and the handle's plates, and of the toothed wheels between them, in mm. */
const PLATE = 3
const WHEEL = 4
/** The drum turns at x = 0, the fixed end's bolt lies behind it; both at these heights above the table. */
const DRUM = { y: 24, core: 9 } as const
const BOLT = { x: -96, y: 14, radius: 6 } as const
/** How far the handle is opened: 180 lies folded on the frame. */
const OPENED = 126
/** The outline of a cheek of the frame, round about drum and bolt. */
const CHEEK = roundCorners(
  [
    ...arcPoints([0, DRUM.y], 17, -90, 90, 20),
    [-30, 34],
    [-74, 27],
    ...arcPoints([BOLT.x, BOLT.y], 12, 90, 270, 16),
  ],
  [...Array.from({ length: 21 }, () => 0), 20, 20, ...Array.from({ length: 17 }, () => 0)],
  { isClosed: true },
)

/** A round-link chain for lashing, EN 12195-3. */
const lashingChain = defineFamily({
  terms: {
    d: ['Link diameter', 'mm'],
    p: ['Pitch', 'mm'],
    LC: ['Lashing capacity', 'kN'],
    w: ['Link, outside width', 'mm'],
    n: ['Links', ''],
  },
  form: dimensions => ({ ...dimensions, ...linkForm(dimensions) }),
  draw: drawChain,
  volume: chainVolume,
})

/** A round-link chain for other work, as DIN 763 and DIN 766. */
const linkChain = defineFamily({
  terms: {
    d: ['Link diameter', 'mm'],
    p: ['Pitch', 'mm'],
    w: ['Link, outside width', 'mm'],
    F: ['Least breaking force', 'kN'],
    n: ['Links', ''],
  },
  form: dimensions => ({ ...dimensions, ...linkForm(dimensions) }),
  draw: drawChain,
  volume: chainVolume,
})

/** A ratchet tensioner, EN 12195-2, with the ends of its strap broken off; the handle half open. */
const ratchetTensioner = defineFamily({
  terms: {
    b: ['Webbing width', 'mm'],
    LC: ['Lashing capacity, straight', 'kN'],
    STF: ['Standard tension force', 'kN'],
    t: ['Webbing thickness', 'mm'],
    L: ['Handle length', 'mm'],
  },
  form: dimensions => {
    /** Half the room between the cheeks. */
    const inner = dimensions.b / 2 + 2
    return {
      ...dimensions,
      inner,
      cheek: CHEEK,
      plate: PLATE,
      wheel: WHEEL,
      drumAt: DRUM,
      boltAt: BOLT,
      opened: OPENED,
      /** How far out the handle's arms and their wheels reach. */
      reach: inner + PLATE * 2 + WHEEL + 1,
    }
  },
  draw: ({ b, t, L, inner, reach }) => {
    const handle = turn(
      [
        arc([0, DRUM.y], 15, 70, 290),
        path([
          [5, DRUM.y + 14],
          [40, DRUM.y + 14],
          [L * 0.55, DRUM.y + 11],
          [L * 0.6, DRUM.y + 11],
        ]),
        path([
          [5, DRUM.y - 14],
          [40, DRUM.y - 14],
          [L * 0.55, DRUM.y - 11],
          [L * 0.6, DRUM.y - 11],
        ]),
        outline(
          roundCorners(
            [
              [L * 0.6, DRUM.y - 13],
              [L, DRUM.y - 12],
              [L, DRUM.y + 11],
              [L - 14, DRUM.y + 13.5],
              [L * 0.6, DRUM.y + 13],
            ],
            [3, 8, 8, 16, 4],
            { isClosed: true },
          ),
        ),
      ],
      OPENED,
      [0, DRUM.y],
    )
    const tip: Point = [L * Math.cos(OPENED / DEGREES), DRUM.y + L * Math.sin(OPENED / DEGREES)]
    const strapEnd = BOLT.x - 70
    return {
      views: [
        frontView(
          [
            outline(CHEEK),
            handle,
            arc([0, DRUM.y], 22.5, -105, 75),
            circle([0, DRUM.y], DRUM.core * 2),
            centreMark([0, DRUM.y], 40),
            circle([BOLT.x, BOLT.y], 19),
            centreMark([BOLT.x, BOLT.y], 24),
            path([
              [BOLT.x - 12, t],
              [strapEnd, t],
              [strapEnd, 0],
              [BOLT.x, 0],
            ]),
            path([
              [20, 0],
              [96, 0],
              [96, t],
              [24, t],
            ]),
            centreLine([0, DRUM.y], tip),
            aligned('L', [0, DRUM.y], tip, 22),
            height('t', [96, 0], [96, t], 'right'),
          ],
          { simplified: 'the strap broken off' },
        ),
        topView(
          [
            rect([BOLT.x - 12, inner], [17, inner + PLATE]),
            rect([BOLT.x - 12, -inner - PLATE], [17, -inner]),
            path([
              [BOLT.x - 12, b / 2],
              [strapEnd, b / 2],
              [strapEnd, -b / 2],
              [BOLT.x - 12, -b / 2],
            ]),
            path([
              [17, b / 2],
              [96, b / 2],
              [96, -b / 2],
              [17, -b / 2],
            ]),
            rect([-DRUM.core, -reach], [DRUM.core, reach]),
            line([BOLT.x, -reach], [BOLT.x, reach], 'centre'),
            centreLine([strapEnd, 0], [96, 0]),
            height('b', [96, -b / 2], [96, b / 2], 'right'),
          ],
          { simplified: 'the strap broken off, without the handle' },
        ),
      ],
      notes: ['Strap shown broken off', 'Top view without the handle'],
    }
  },
})

export default {
  'lashing-chain': lashingChain,
  'link-chain': linkChain,
  'ratchet-tensioner': ratchetTensioner,
}

/** The sizes of a chain by their symbols, in mm, and how many links it has. */
interface ChainSizes {
  readonly d: number
  readonly p: number
  readonly w: number
  readonly n: number
}

/** A link, EN 818-1: the radius of its middle line's rounds, and how far their middles lie from its own. */
function linkForm({ d, p, w }: ChainSizes) {
  const round = (w - d) / 2
  return { round, reach: (p + d) / 2 - round }
}

type ChainForm = ChainSizes & ReturnType<typeof linkForm>

function chainVolume({ d, n, round, reach }: ChainForm): number {
  return cylinderVolume(d, n * (2 * Math.PI * round + 4 * reach))
}

/** Three links of a chain, the middle one on edge, and a link from its end. */
function drawChain({ d, p, w, round, reach }: ChainForm): Drawing {
  const outer = w / 2
  const inner = outer - d
  // The link on edge runs over the crowns of its neighbours.
  const [cutOut, cutIn] = [Math.asin(d / 2 / outer) * DEGREES, Math.asin(d / 2 / inner) * DEGREES]
  const flat = (x: number, side: 1 | -1): Shape[] => {
    const crown = (radius: number, cut: number): Shape[] => {
      const open = x + side * reach
      const shut = x - side * reach
      const [towards, away] = side > 0 ? [0, 180] : [180, 0]
      return [
        arc([open, 0], radius, towards + cut, towards + 90),
        arc([open, 0], radius, towards - 90, towards - cut),
        arc([shut, 0], radius, away - 90, away + 90),
        line([x - reach, radius], [x + reach, radius]),
        line([x - reach, -radius], [x + reach, -radius]),
      ]
    }
    return [...crown(outer, cutOut), ...crown(inner, cutIn)]
  }
  const edge: Shape[] = [
    line([-(p + d) / 2, d / 2], [(p + d) / 2, d / 2]),
    line([-(p + d) / 2, -d / 2], [(p + d) / 2, -d / 2]),
    arc([(p + d) / 2, 0], d / 2, -90, 90),
    arc([-(p + d) / 2, 0], d / 2, 90, 270),
  ]
  return {
    views: [
      frontView(
        [
          flat(-p, 1),
          flat(p, -1),
          edge,
          centreLine([-1.5 * p - d, 0], [1.5 * p + d, 0]),
          height('w', [-p, -outer], [-p, outer], 'left'),
          width('p', [p / 2, 0], [1.5 * p, 0], 'below'),
          height('d', [0, -d / 2], [0, d / 2], { at: -4 }, { prefix: '⌀' }),
        ],
        { simplified: 'three links of the length' },
      ),
      sideView(
        [
          line([-round, d / 2], [round, d / 2]),
          line([-round, -d / 2], [round, -d / 2]),
          arc([round, 0], d / 2, -90, 90),
          arc([-round, 0], d / 2, 90, 270),
          centreLine([-outer, 0], [outer, 0]),
        ],
        { simplified: 'one link of the length' },
      ),
    ],
    notes: ['Butt-welded on one side'],
  }
}
