import {
  centreLine,
  centreMark,
  chamferCorners,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  note,
  sideView,
  turnedSection,
  width,
} from '../drawing/kit.ts'

/** Of the ring's edges, in mm. */
const CHAMFER = 0.6

/** A shaft collar, cut along its bore, and from its end; the set screw is on top. */
const shaftCollar = defineFamily({
  terms: {
    d: ['Bore', 'mm'],
    D: ['Outer diameter', 'mm'],
    b: ['Width', 'mm'],
    e: ['Set screw', 'mm'],
  },
  form: dimensions => ({ ...dimensions, chamfer: CHAMFER }),
  draw: ({ d, D, b, e, chamfer }) => {
    const cut = chamferCorners(
      [
        [-b / 2, d / 2],
        [b / 2, d / 2],
        [b / 2, D / 2],
        [-b / 2, D / 2],
      ],
      chamfer,
      { isClosed: true },
    )
    const screw = [-e / 2, e / 2]
    return {
      views: [
        frontView(
          [
            turnedSection(cut),
            ...screw.map(x => line([x, d / 2], [x, D / 2])),
            ...screw.map(x => line([x * 0.84, d / 2], [x * 0.84, D / 2], 'thin')),
            centreLine([0, d / 2], [0, D / 2]),
            width('b', [-b / 2, -D / 2], [b / 2, -D / 2], 'below'),
            width('e', [-e / 2, D / 2], [e / 2, D / 2], 'above', { prefix: 'M' }),
            height('D', [b / 2, -D / 2], [b / 2, D / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'], label: 'A–A' },
        ),
        sideView(
          [
            circle([0, 0], D),
            circle([0, 0], D - 2 * chamfer),
            circle([0, 0], d + 2 * chamfer),
            circle([0, 0], d),
            centreMark([0, 0], D),
            ...screw.map(x =>
              line([x, Math.sqrt((d / 2) ** 2 - x ** 2)], [x, Math.sqrt((D / 2) ** 2 - x ** 2)], 'hidden'),
            ),
            diameter('d', [0, 0], d, { angle: 220, reach: -6, suffix: ' H8' }),
            note([0, D / 2], 'Set screw', { angle: 45, reach: 8 }),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
})

export default { 'shaft-collar': shaftCollar }
