import {
  arc,
  centreMark,
  circle,
  diameter,
  height,
  type Item,
  line,
  path,
  rect,
  width,
} from '../drawing/kit.ts'

/** The ring and collar that eyebolts (DIN 580) and eye nuts (DIN 582) have in common, in mm. */
interface RingSizes {
  readonly d2: number
  readonly d3: number
  readonly d4: number
  readonly e: number
  readonly h: number
  readonly k: number
}

/** The ring from the front with its collar; y = 0 is the seat. */
export function ringFront({ d2, d3, d4, e, h }: RingSizes): Item[] {
  const middle = h - d3 / 2
  // The ring runs into the side of the collar.
  const foot = (Math.asin(d2 / d3) * 180) / Math.PI
  return [
    arc([0, middle], d3 / 2, foot - 90, 270 - foot),
    circle([0, middle], d4),
    centreMark([0, middle], d3),
    rect([-d2 / 2, 0], [d2 / 2, e]),
    diameter('d3', [0, middle], d3, { angle: 40 }),
    diameter('d4', [0, middle], d4, { angle: 140, reach: 16 }),
    height('h', [0, h], [-d2 / 2, 0], 'left'),
  ]
}

/** The ring from its edge. */
export function ringEdge({ d2, d3, d4, e, h, k }: RingSizes): Item[] {
  const foot = h - d3 / 2 - d4 / 2
  return [
    ...[-k / 2, k / 2].map(x =>
      path([
        [x, e],
        [x, h - k / 2],
      ]),
    ),
    arc([0, h - k / 2], k / 2, 0, 180),
    foot > e ? [line([-k / 2, foot], [k / 2, foot], 'hidden')] : [],
    rect([-d2 / 2, 0], [d2 / 2, e]),
    width('k', [-k / 2, h - k / 2], [k / 2, h - k / 2], 'above'),
    height('e', [d2 / 2, 0], [d2 / 2, e], 'right'),
    width('d2', [-d2 / 2, 0], [d2 / 2, 0], 'below', { prefix: '⌀' }),
  ]
}
