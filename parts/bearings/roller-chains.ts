import {
  arcPoints,
  behind,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  type Item,
  mirrored,
  outline,
  type Point,
  path,
  rect,
  standing,
  topView,
  width,
} from '../drawing/kit.ts'
import { areaOf, cylinderVolume } from '../geometry/volumes.ts'

/** ISO 606, 08B: outer plates are a little lower than inner ones; a bush's outside as a multiple of the pin; play of plates. */
const OUTER_HEIGHT = 0.925
const BUSH = 1.36
const PLAY = 0.08
/** Why the views are compared with no model. */
const STRAIGHT = 'three links of the length, drawn straight: the model lies in a curl'

/** Three links of a chain, the middle one an outer link: from the side and from above. */
const rollerChain = defineFamily({
  terms: {
    p: ['Pitch', 'mm'],
    b1: ['Width between inner plates', 'mm'],
    d1: ['Roller diameter', 'mm'],
    n: ['Links', ''],
    d2: ['Pin diameter', 'mm'],
    h2: ['Height of inner plates', 'mm'],
    b2: ['Width over inner link', 'mm'],
    b4: ['Width over pins', 'mm'],
  },
  form: dimensions => {
    const { p, b1, b2, b4, d2, h2 } = dimensions
    const sheet = (b2 - b1) / 2 - PLAY
    return {
      ...dimensions,
      /** The thickness of the plates; then their outlines, and how far apart each pair lies. */
      sheet,
      inner: { outline: plateOutline(p, h2), apart: b1 },
      outer: { outline: plateOutline(p, h2 * OUTER_HEIGHT), apart: b2 + PLAY },
      bush: { outside: d2 * BUSH, inside: d2 + 0.15 },
      roller: b1 - 0.2,
      pin: pinProfile(d2, b4),
    }
  },
  draw: ({ p, b1, b2, b4, d1, d2, h2, sheet, inner, outer, bush, roller, pin }) => {
    const joints = [-1.5, -0.5, 0.5, 1.5].map(share => share * p)
    const [first = 0, second = 0, third = 0, last = 0] = joints
    const at = (points: readonly Point[], x: number) => points.map(([px, py]): Point => [px + x, py])
    const innerPlate = (x: number) =>
      behind(at([...inner.outline, ...inner.outline.slice(0, 1)], x), outer.outline)
    const plates = (middle: number, { outline: points, apart }: typeof inner): Item => {
      const reach = Math.max(...points.map(([x]) => x))
      return mirrored([rect([middle - reach, apart / 2], [middle + reach, apart / 2 + sheet])], 'x')
    }
    const pinEnd = standing([[d2 / 2, outer.apart / 2 + sheet], ...pin.filter(([, y]) => y > 0)])
    const bushEnd = standing([
      [bush.outside / 2, b1 / 2 + sheet],
      [bush.outside / 2, b2 / 2],
    ])
    return {
      views: [
        frontView(
          [
            [-p, p].map(innerPlate),
            outline(outer.outline),
            [second, third].map(x => circle([x, 0], d2)),
            [first, last].map(x => [bush.outside, bush.inside].map(size => circle([x, 0], size))),
            joints.map(x => [circle([x, 0], d1, 'hidden'), centreMark([x, 0], h2)]),
            width('p', [first, -h2 / 2], [second, -h2 / 2], 'below'),
            height('h2', [last, -h2 / 2], [last, h2 / 2], 'right'),
            diameter('d1', [first, 0], d1, { angle: 120, reach: 14 }),
            diameter('d2', [third, 0], d2, { angle: 60, reach: 18 }),
          ],
          { simplified: STRAIGHT },
        ),
        topView(
          [
            [-p, p].map(x => plates(x, inner)),
            plates(0, outer),
            joints.map(x => rect([x - d1 / 2, -roller / 2], [x + d1 / 2, roller / 2])),
            [second, third].map(x => [
              mirrored([path(at(pinEnd, x))], 'x'),
              centreLine([x, -b4 / 2], [x, b4 / 2]),
            ]),
            [first, last].map(x => [
              mirrored([path(at(bushEnd, x))], 'x'),
              centreLine([x, -b2 / 2], [x, b2 / 2]),
            ]),
            height('b1', [last + p * 0.2, -b1 / 2], [last + p * 0.2, b1 / 2], { at: last + p * 0.2 }),
            height('b2', [last, -b2 / 2], [last, b2 / 2], 'right'),
            height('b4', [second, -b4 / 2], [second, b4 / 2], 'left'),
          ],
          { simplified: STRAIGHT },
        ),
      ],
      notes: ['Three of its links shown'],
    }
  },
  volume: ({ n, d1, d2, b2, b4, sheet, inner, outer, bush, roller }) => {
    const bushes = 2 * (tubeVolume(bush.outside, bush.inside, b2) + tubeVolume(d1, bush.outside, roller))
    const innerLink = 2 * sheet * (areaOf(inner.outline) - 2 * cylinderVolume(bush.outside, 1)) + bushes
    const outerLink = 2 * sheet * areaOf(outer.outline) + 2 * cylinderVolume(d2, b4 - 2 * sheet)
    return (n / 2) * (innerLink + outerLink)
  },
})

export default { 'roller-chain': rollerChain }

/** The volume of a tube, in mm³. */
function tubeVolume(outside: number, inside: number, length: number): number {
  return cylinderVolume(outside, length) - cylinderVolume(inside, length)
}

/** A plate's outline: round ends and a waist. */
function plateOutline(pitch: number, high: number): Point[] {
  const radius = high / 2
  const turn = 116
  const [endX, endY] = arcPoints([pitch / 2, 0], radius, turn, turn, 1)[0] ?? [0, 0]
  // The waist leaves the round end along its tangent and is level in the middle.
  const control = endY - endX / Math.tan(((180 - turn) * Math.PI) / 180)
  const waist = (side: 1 | -1) =>
    Array.from({ length: 9 }, (_, step): Point => {
      const share = (step + 1) / 10
      const rest = 1 - share
      return [
        side * (endX * rest * rest - endX * share * share),
        side * (endY * (rest * rest + share * share) + 2 * rest * share * control),
      ]
    })
  return [
    ...arcPoints([pitch / 2, 0], radius, -turn, turn, 22),
    ...waist(1),
    ...arcPoints([-pitch / 2, 0], radius, 180 - turn, 180 + turn, 22),
    ...waist(-1),
  ]
}

/** A pin with riveted ends, [radius, height]. */
function pinProfile(across: number, length: number): Point[] {
  const half = length / 2
  const reach = across / 2
  return [
    [0, -half],
    [reach * 0.72, -half],
    [reach * 0.98, -half + 0.35],
    [reach, -half + 0.6],
    [reach, half - 0.6],
    [reach * 0.98, half - 0.35],
    [reach * 0.72, half],
    [0, half],
  ]
}
