import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineDrawing,
  diameter,
  frontView,
  height,
  line,
  minorDiameter,
  path,
  rect,
  type Shape,
  sideView,
  threadedRod,
  turn,
  width,
} from '../kit.ts'

/** A collar eyebolt, DIN 580: y = 0 is its seat; the ring is seen from the front and from its edge. */
export default defineDrawing('eye-bolt', ({ d1, l, d2, d3, d4, e, h, k, P }) => {
  const middle = h - d3 / 2
  const neck = minorDiameter(d1, P) / 2
  const free = 2 * P
  // The ring runs into the side of the collar.
  const foot = (Math.asin(d2 / d3) * 180) / Math.PI
  const shank: Shape[] = [
    rect([-neck, -free], [neck, 0]),
    ...turn(threadedRod({ diameter: d1, pitch: P, from: free, to: l, chamfer: ['to'], stop: ['from'] }), -90),
  ]
  const collar = rect([-d2 / 2, 0], [d2 / 2, e])
  return {
    views: [
      frontView(
        [
          arc([0, middle], d3 / 2, foot - 90, 270 - foot),
          circle([0, middle], d4),
          centreMark([0, middle], d3),
          collar,
          shank,
          centreLine([0, 0], [0, -l]),
          diameter('d3', [0, middle], d3, { angle: 40 }),
          diameter('d4', [0, middle], d4, { angle: 140, reach: 16 }),
          height('l', [d1 / 2, -l], [d2 / 2, 0], 'right'),
          height('h', [0, h], [-d2 / 2, 0], 'left'),
          width('d1', [-d1 / 2, -l], [d1 / 2, -l], 'below', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
        ],
        { axes: ['x', 'y'] },
      ),
      sideView(
        [
          path([
            [-k / 2, e],
            [-k / 2, h - k / 2],
          ]),
          path([
            [k / 2, e],
            [k / 2, h - k / 2],
          ]),
          arc([0, h - k / 2], k / 2, 0, 180),
          line([-k / 2, middle - d4 / 2], [k / 2, middle - d4 / 2], 'hidden'),
          collar,
          shank,
          centreLine([0, -l], [0, h]),
          width('k', [-k / 2, h - k / 2], [k / 2, h - k / 2], 'above'),
          height('e', [d2 / 2, 0], [d2 / 2, e], 'right'),
          width('d2', [-d2 / 2, 0], [d2 / 2, 0], 'below', { prefix: '⌀' }),
        ],
        { axes: ['z', 'y'] },
      ),
    ],
  }
})
