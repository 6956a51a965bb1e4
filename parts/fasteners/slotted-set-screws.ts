import {
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  line,
  minorDiameter,
  mirrored,
  nameThread,
  type Point,
  path,
  sideView,
  threadEnd,
  width,
  zone,
} from '../drawing/kit.ts'
import { cylinderVolume, threadVolume } from '../geometry/volumes.ts'

const terms = {
  d: ['Thread', 'mm'],
  l: ['Length', 'mm'],
  n: ['Slot width', 'mm'],
  P: ['Pitch', 'mm'],
  t: ['Slot depth', 'mm'],
} as const

/** A slotted set screw with a flat point, as ISO 4766: the slot on the left, x = 0 at its end. */
const flatPoint = defineFamily({
  terms: { ...terms, dp: ['Point diameter', 'mm'] },
  form: sizes => formOf(sizes, { end: sizes.dp, symbol: 'dp' }),
  draw,
  volume,
})

/** As ISO 7434: with a cone point. */
const conePoint = defineFamily({
  terms: { ...terms, dt: ['Tip diameter', 'mm'] },
  form: sizes => formOf(sizes, { end: sizes.dt }),
  draw,
  volume,
})

/** As ISO 7435: with a long dog point. */
const dogPoint = defineFamily({
  terms: { ...terms, dp: ['Point diameter', 'mm'], z: ['Point length', 'mm'] },
  form: sizes => formOf(sizes, { end: sizes.dp, symbol: 'dp', dog: sizes.z }),
  draw,
  volume,
})

/** As ISO 7436: with a cup point. */
const cupPoint = defineFamily({
  terms: { ...terms, dz: ['Cup diameter', 'mm'] },
  form: sizes => formOf(sizes, { end: sizes.dz, symbol: 'dz', hollow: sizes.dz / 2 / Math.tan(Math.PI / 3) }),
  draw,
  volume,
})

export default {
  'slotted-set-screw-flat': flatPoint,
  'slotted-set-screw-cone': conePoint,
  'slotted-set-screw-dog': dogPoint,
  'slotted-set-screw-cup': cupPoint,
}

interface Sizes {
  readonly d: number
  readonly l: number
  readonly n: number
  readonly P: number
  readonly t: number
}

/** A set screw's point. */
interface Tip {
  /** Diameter at its end, and the symbol of it where it is dimensioned. */
  readonly end: number
  readonly symbol?: string
  /** Length of a dog point, in mm. */
  readonly dog?: number
  /** Depth of a cup: a cone of 120 degrees. */
  readonly hollow?: number
}

/** What drawing and model of a slotted set screw are made from. */
export interface SetScrewForm extends Sizes {
  readonly tip: Tip
  /** Radius of the thread's roots. */
  readonly root: number
  /** Where the thread ends: at the cone of 45 degrees down to the point. */
  readonly threadEnd: number
}

function formOf(sizes: Sizes, tip: Tip): SetScrewForm {
  const { d, l, P } = sizes
  return { ...sizes, tip, root: minorDiameter(d, P) / 2, threadEnd: l - (tip.dog ?? 0) }
}

const THREAD = 'ISO 6410-1: a thread is drawn by its crests and roots'

function draw({ d, l, n, P, t, tip, root, threadEnd: end }: SetScrewForm) {
  const crest = d / 2
  const half = n / 2
  const point = tip.end / 2
  const chamfer = crest - root
  const coneStart = end - (crest - point)
  const rootEnd = end - (root - point)
  const thread: Point[] = [
    [0, root],
    [chamfer, crest],
    [coneStart, crest],
    [rootEnd, root],
  ]
  return {
    views: [
      frontView(
        [
          mirrored(
            [
              zone(thread, THREAD),
              path([...thread.slice(0, 3), [end, point], [l, point]]),
              line([0, root], [rootEnd, root], 'thin'),
              line([chamfer, half], [chamfer, crest]),
              path([
                [0, root],
                [0, half],
                [t, half],
                [t, 0],
              ]),
            ],
            'x',
          ),
          line([coneStart, -crest], [coneStart, crest]),
          line([end, -point], [end, point]),
          tip.dog ? line([l, -point], [l, point]) : [],
          tip.hollow ? mirrored([line([l, point], [l - tip.hollow, 0], 'hidden')], 'x') : [],
          centreLine([0, 0], [l, 0]),
          height('n', [0, -half], [0, half], 'left'),
          width('t', [0, half], [t, half], 'above'),
          tip.dog ? width('z', [end, -point], [l, -point], 'below') : [],
          width('l', [0, -root], [l, -point], 'below'),
          tip.symbol ? height(tip.symbol, [l, -point], [l, point], 'right', { prefix: '⌀' }) : [],
          height('d', [coneStart, -crest], [coneStart, crest], 'right', nameThread(d, P)),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView([threadEnd(d, P), centreMark([0, 0], d), mirrored([line([-root, half], [root, half])], 'x')], {
        axes: ['z', 'x'],
      }),
    ],
  }
}

function volume({ d, n, P, t, l, tip, root, threadEnd: end }: SetScrewForm): number {
  const point = tip.end / 2
  const pitchRadius = d / 2 - 0.32475 * P
  const taper = pitchRadius - point
  const frustum = (Math.PI / 3) * taper * (pitchRadius ** 2 + pitchRadius * point + point ** 2)
  const hollow = cylinderVolume(tip.end, tip.hollow ?? 0) / 3
  const slot = n * t * 2 * root
  return threadVolume(d, P, end - taper) + frustum + cylinderVolume(tip.end, l - end) - hollow - slot
}
