import {
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  minorDiameter,
  note,
  type Point,
  sideView,
  tappedHoleEnd,
  turnedSection,
  width,
} from '../drawing/kit.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'
import { cylinderVolume } from '../geometry/volumes.ts'
import { tappedVolume } from './inserts-bore.ts'

/** The wall that is rolled up behind the sheet is so thick at most, as a share of the shank's diameter. */
const WALL = 0.1
/** The thread is so long, in diameters, and leaves at least this share of the shank to be rolled up. */
const THREAD = 1.15
const ROLLED = 0.5
/** The straight knurl under the head, which keeps it from turning: about this pitch, and its depth; in mm. */
const KNURL = { pitch: 0.6, depth: 0.12 }

/** A blind rivet nut with a flat head and an open end, cut along its axis: the head on the left, x = 0 under it. */
const rivetNut = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length of the shank', 'mm'],
    D: ['Shank diameter', 'mm'],
    emin: ['Sheet thickness from', 'mm'],
    emax: ['Sheet thickness up to', 'mm'],
    dk: ['Head diameter', 'mm'],
    k: ['Head height', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => {
    const { d, l, D } = dimensions
    const thread = Math.min(THREAD * d, l * (1 - ROLLED))
    return {
      ...dimensions,
      countersink: countersinkOf(d),
      /** Where the thread begins, below the head. */
      start: l - thread,
      /** The wide bore above the thread. */
      bore: Math.max(countersinkOf(d), D * (1 - 2 * WALL)),
      edge: D * 0.04,
      knurl: {
        // Half way down what is rolled up.
        to: (l - thread) * 0.6,
        root: D / 2 - KNURL.depth,
        grooves: Math.round((Math.PI * D) / KNURL.pitch / 4) * 4,
      },
    }
  },
  draw: ({ d, P, l, D, dk, k, emin, emax, start, bore, edge, knurl }) => {
    const core = minorDiameter(d, P) / 2
    const cut: readonly Point[] = [
      [-k, dk / 2],
      [0, dk / 2],
      [0, D / 2],
      [l - edge, D / 2],
      [l, D / 2 - edge],
      [l, core],
      [start, core],
      [start, bore / 2],
      [-k, bore / 2],
    ]
    return {
      views: [
        frontView(
          [
            turnedSection(cut),
            [1, -1].map(side => line([start, (side * d) / 2], [l, (side * d) / 2], 'thin')),
            width('l', [0, -dk / 2], [l, edge - D / 2], 'below'),
            width('k', [-k, dk / 2], [0, dk / 2], 'above'),
            height('dk', [0, -dk / 2], [0, dk / 2], 'left', { prefix: '⌀' }),
            height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
            height('D', [l - edge, -D / 2], [l - edge, D / 2], 'right', { prefix: '⌀' }),
            note([knurl.to / 2, D / 2], 'Knurled', { angle: 50, reach: 16 }),
          ],
          { axes: ['y', 'x'], label: 'A–A' },
        ),
        sideView([circle([0, 0], dk), circle([0, 0], bore), tappedHoleEnd(d, P), centreMark([0, 0], dk)], {
          axes: ['z', 'x'],
        }),
      ],
      notes: [`For sheet ${emin} to ${emax} mm thick`],
    }
  },
  volume: ({ d, P, l, D, dk, k, start, bore, countersink, knurl }) =>
    cylinderVolume(dk, k) +
    cylinderVolume(D, l - knurl.to) +
    cylinderVolume(D / 2 + knurl.root, knurl.to) -
    cylinderVolume(bore, k + start) -
    tappedVolume(d, P, l - start, countersink),
})

export default { 'rivet-nut': rivetNut }
