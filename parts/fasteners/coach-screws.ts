import {
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  hexEnd,
  hexSide,
  line,
  mirrored,
  type Point,
  path,
  sideView,
  width,
  zone,
} from '../drawing/kit.ts'
import { cylinderVolume, hexagonVolume } from '../geometry/volumes.ts'

/** The flanks of a wood screw's thread stand at 60 degrees to each other, DIN 7998; its crests are narrow. */
const FLANK = Math.tan(Math.PI / 6)
const CREST = 0.06

/** Why the model's grooves are not seen in the drawing. */
const THREAD = 'ISO 6410-1: a thread is drawn by its crests and roots'

/** A hexagon head wood screw with a gimlet point, as DIN 571: x = 0 under the head. */
const coachScrew = defineFamily({
  terms: {
    d: ['Diameter', 'mm'],
    l: ['Length', 'mm'],
    s: ['Width across flats', 'mm'],
    b: ['Thread length', 'mm'],
    P: ['Pitch', 'mm'],
    k: ['Head height', 'mm'],
    d3: ['Core diameter', 'mm'],
  },
  form: dimensions => {
    const { d, l, b, P, d3 } = dimensions
    const depth = (d - d3) / 2
    /** How much of a pitch the crest and each flank take. */
    const profile = { crest: CREST, flank: (depth * FLANK) / P }
    return { ...dimensions, start: l - b, point: d * 0.9, profile }
  },
  draw: ({ d, l, s, k, d3, start, point }) => {
    const [crest, root] = [d / 2, d3 / 2]
    const side: readonly Point[] = [
      [0, crest],
      [l - point, crest],
      [l, 0],
    ]
    const core: readonly Point[] = [
      [start, root],
      [l - point, root],
      [l, 0],
    ]
    const grooves: readonly Point[] = [[start, crest], ...side.slice(1), ...core.toReversed().slice(1)]
    const below = grooves.map(([x, y]): Point => [x, -y])
    return {
      views: [
        frontView(
          [
            zone(grooves, THREAD),
            zone(below, THREAD),
            hexSide({ acrossFlats: s, from: 0, to: -k, chamfer: ['to'] }),
            mirrored([path(side), path(core, 'thin')], 'x'),
            line([start, -crest], [start, crest]),
            centreLine([-k, 0], [l, 0]),
            width('k', [-k, 0], [0, -s / 2], 'below'),
            width('l', [0, -s / 2], [l, 0], 'below'),
            width('b', [start, crest], [l, 0], 'above'),
            height('d', [start / 2, -crest], [start / 2, crest], 'left', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView([hexEnd(s), centreMark([0, 0], s * 1.15), width('s', [-s / 2, 0], [s / 2, 0], 'below')], {
          axes: ['z', 'x'],
        }),
      ],
    }
  },
  volume: ({ d, s, b, k, d3, start, point, profile: { crest, flank } }) => {
    const [outer, inner] = [d / 2, d3 / 2]
    const section =
      crest * outer ** 2 +
      (2 * flank * (outer ** 2 + outer * inner + inner ** 2)) / 3 +
      (1 - crest - 2 * flank) * inner ** 2
    const threaded = Math.PI * section * (b - point + point / 3)
    return hexagonVolume(s, k) + cylinderVolume(d, start) + threaded
  },
})

export default { 'coach-screw': coachScrew }
