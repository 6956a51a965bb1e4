import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  minorDiameter,
  note,
  outline,
  path,
  sideView,
  width,
} from '../drawing/kit.ts'
import { squareLength } from '../geometry/square-length.ts'
import { leadOf, teethOutline } from '../geometry/teeth.ts'
import { squareSide } from './flutes.ts'
import { evenly, helixEdges } from './tool-lines.ts'
import { TAP_CHAMFER, TAP_FLUTES, TAP_NECK, tapTooth } from './tooth-forms.ts'

/** A machine tap with reinforced shank, its chamfer at x = 0 on the left. */
export default {
  'machine-tap': defineFamily({
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
    form: dimensions => dimensions,
    draw: ({ d, P, l1, l2, l3, d2, a, γ }) => {
      const crest = d / 2
      const neck = (d * TAP_NECK) / 2
      const root = minorDiameter(d, P) / 2
      const chamfer = TAP_CHAMFER * P
      const square = l1 - squareLength(a)
      const cone = l3 - (d2 / 2 - neck)
      const side = (sign: 1 | -1) =>
        path([
          [0, 0],
          [0, sign * crest * 0.8],
          [chamfer, sign * crest],
          [l2 - (crest - neck), sign * crest],
          [l2, sign * neck],
          [cone, sign * neck],
          [l3, (sign * d2) / 2],
          [square, (sign * d2) / 2],
        ])
      const across = (x: number, reach: number) => line([x, -reach], [x, reach])
      const flutes = evenly(TAP_FLUTES)
      return {
        views: [
          frontView(
            [
              side(1),
              side(-1),
              [root, -root].map(y => line([0, y], [l2 - (crest - root), y], 'thin')),
              [across(chamfer, crest), across(l2 - (crest - neck), crest), across(l2, neck)],
              [across(cone, neck), across(l3, d2 / 2)],
              helixEdges({ radius: neck, lead: leadOf(d, γ), from: l2, to: l3 - d * 0.5, angles: flutes }),
              squareSide(d2, a, square, l1),
              centreLine([0, 0], [l1, 0]),
              width('l2', [0, -crest * 0.8], [l2, -neck], 'below'),
              width('l3', [0, -crest * 0.8], [l3, -d2 / 2], 'below'),
              width('l1', [0, -crest * 0.8], [l1, -a / 2], 'below'),
              height('d', [chamfer, -crest], [chamfer, crest], 'left', {
                prefix: 'M',
                suffix: ` × ${P}`,
                also: ['P'],
              }),
              height('d2', [square - 8, -d2 / 2], [square - 8, d2 / 2], { at: square - 8 }, { prefix: '⌀' }),
              height('a', [l1, -a / 2], [l1, a / 2], 'right', { prefix: '□' }),
              note([(l2 + l3) / 2, neck], `Right-hand helix ${γ}°`, { angle: 60, symbols: ['γ'] }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              circle([0, 0], d2, 'thin'),
              outline(teethOutline(tapTooth(crest), TAP_FLUTES)),
              centreMark([0, 0], d2),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
        notes: ['Chamfer form C, 2.5 threads'],
      }
    },
  }),
}
