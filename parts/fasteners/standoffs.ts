import {
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  hexEnd,
  hexSide,
  line,
  sideView,
  tappedHole,
  tappedHoleEnd,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'
import { hexagonVolume, threadVolume } from '../geometry/volumes.ts'

/** A hexagon spacer with a thread in each end, or one through it: y = 0 at one end. */
const hexSpacer = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    s: ['Width across flats', 'mm'],
    l: ['Length', 'mm'],
    P: ['Pitch', 'mm'],
    t: ['Thread depth', 'mm'],
  },
  form: dimensions => {
    const { d, l, t } = dimensions
    return { ...dimensions, countersink: countersinkOf(d), isThrough: t >= l }
  },
  draw: ({ d, P, s, l, t, isThrough }) => ({
    views: [
      frontView(
        [
          hexSide({ acrossFlats: s, from: 0, to: l, chamfer: ['from', 'to'] }),
          tappedHole({ diameter: d, pitch: P, from: 0, to: t, isHidden: true }),
          isThrough
            ? []
            : [
                tappedHole({ diameter: d, pitch: P, from: l - t, to: l, isHidden: true }),
                [t, l - t].map(x => line([x, -d / 2], [x, d / 2], 'hidden')),
                width('t', [0, d / 2], [t, d / 2], 'above'),
              ],
          centreLine([0, 0], [l, 0]),
          width('l', [0, -s * 0.475], [l, -s * 0.475], 'below'),
          height('d', [0, -d / 2], [0, d / 2], 'left', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
        ],
        { axes: ['y', 'x'] },
      ),
      hexView(s, d, P),
    ],
    notes: isThrough ? ['Thread through'] : [],
  }),
  volume: ({ d, P, s, l, t, isThrough }) => hexagonVolume(s, l) - threadVolume(d, P, isThrough ? l : 2 * t),
})

/** A hexagon standoff with a threaded stud below and a thread in its top: y = 0 under the hexagon. */
const hexStandoff = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    s: ['Width across flats', 'mm'],
    l: ['Length of the hexagon', 'mm'],
    b: ['Length of the stud', 'mm'],
    P: ['Pitch', 'mm'],
    t: ['Thread depth', 'mm'],
  },
  form: dimensions => {
    return { ...dimensions, countersink: countersinkOf(dimensions.d) }
  },
  draw: ({ d, P, s, l, b, t }) => ({
    views: [
      frontView(
        [
          hexSide({ acrossFlats: s, from: -l, to: 0, chamfer: ['from', 'to'] }),
          tappedHole({ diameter: d, pitch: P, from: -l, to: t - l, isHidden: true }),
          line([t - l, -d / 2], [t - l, d / 2], 'hidden'),
          threadedRod({ diameter: d, pitch: P, from: 0, to: b, chamfer: ['to'] }),
          centreLine([-l, 0], [b, 0]),
          width('t', [-l, d / 2], [t - l, d / 2], 'above'),
          width('l', [-l, -s * 0.475], [0, -s * 0.475], 'below'),
          width('b', [0, -s * 0.475], [b, -d / 2], 'below'),
          height('d', [b, -d / 2], [b, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
        ],
        { axes: ['y', 'x'] },
      ),
      hexView(s, d, P),
    ],
  }),
  volume: ({ d, P, s, l, b, t }) => hexagonVolume(s, l) + threadVolume(d, P, b) - threadVolume(d, P, t),
})

export default { 'hex-spacer': hexSpacer, 'hex-standoff': hexStandoff }

function hexView(s: number, d: number, P: number) {
  return sideView(
    [
      hexEnd(s),
      tappedHoleEnd(d, P),
      centreMark([0, 0], s * 1.15),
      width('s', [-s / 2, 0], [s / 2, 0], 'below'),
    ],
    { axes: ['z', 'x'] },
  )
}
