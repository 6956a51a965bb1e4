import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  mirrored,
  path,
  rect,
  roundCorners,
  type Shape,
  sideView,
  threadEnd,
  threadedRod,
  width,
} from '../drawing/kit.ts'

/** A turnbuckle, DIN 1480, along x: the eye with its left-hand thread on the left, the hook on the right. */
const turnbuckle = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    F: ['Static load', 'kN'],
    L: ['Inside length as shown', 'mm'],
    l: ['Body length', 'mm'],
    b: ['Body width', 'mm'],
    D: ['Boss diameter', 'mm'],
    e: ['Eye, inside', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => {
    const { d, l, e, L } = dimensions
    return {
      ...dimensions,
      /** Half the body's length, the length of its bosses, and the thickness and half the height of its bars. */
      end: l / 2,
      boss: d * 1.6,
      bar: d * 0.56,
      barReach: d * 0.56,
      /** How far from the body's middle the rods' threads end. */
      inside: l * 0.06,
      /** The thickness of the eye's ring, and where along the axis eye and hook have their middles. */
      stock: d * 0.94,
      eyeAt: -(L / 2 - e / 2),
      hookAt: L / 2 - e * 0.55,
      /** The radius of the hook's middle line. */
      hookRadius: (e * 1.1 + d) / 2,
    }
  },
  draw: ({ d, D, b, P, e, L, end, boss, bar, barReach, inside, stock, eyeAt, hookAt, hookRadius }) => {
    const bosses = [-1, 1].map(side => rect([side * (end - boss), -D / 2], [side * end, D / 2]))
    const side = (y: number, inner: number) =>
      path(
        roundCorners(
          [
            [boss - end, inner],
            [-end + boss * 1.9, y],
            [end - boss * 1.9, y],
            [end - boss, inner],
          ],
          [0, d, d, 0],
        ),
      )
    const bars: Shape[] = mirrored([side(b / 2, D / 2), side(b / 2 - bar, D / 2 - bar)], 'x')
    const thread = (from: number, to: number) =>
      threadedRod({ diameter: d, pitch: P, from, to, chamfer: ['from'] })
    return {
      views: [
        frontView([
          bosses,
          bars,
          thread(inside, end - boss),
          thread(-inside, boss - end),
          [-d / 2, d / 2].map(y =>
            path([
              [end, y],
              [hookAt - hookRadius * 0.86, y],
            ]),
          ),
          [-d / 2, d / 2].map(y =>
            path([
              [-end, y],
              [eyeAt + e / 2 + stock * 0.62, y],
            ]),
          ),
          circle([eyeAt, 0], e),
          arc([eyeAt, 0], e / 2 + stock, 33, 327),
          centreMark([eyeAt, 0], e + 2 * stock),
          arc([hookAt, 0], hookRadius - d / 2, -150, 150),
          arc([hookAt, 0], hookRadius + d / 2, -155, 158),
          centreLine([eyeAt - e, 0], [hookAt + e, 0]),
          diameter('e', [eyeAt, 0], e, { angle: 130, reach: 26 }),
          width('L', [-L / 2, 0], [L / 2, 0], 'below'),
          width('l', [-end, -D / 2], [end, -D / 2], 'below'),
        ]),
        sideView(
          [
            circle([0, 0], D),
            threadEnd(d, P),
            centreMark([0, 0], b),
            ...mirrored([rect([-barReach, b / 2 - bar], [barReach, b / 2])], 'x'),
            diameter('D', [0, 0], D, { angle: 40 }),
            diameter('d', [0, 0], d, { angle: -30, reach: 22, prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
            height('b', [-barReach, -b / 2], [-barReach, b / 2], 'left'),
          ],
          { simplified: 'the body alone' },
        ),
      ],
      notes: ['Eye with left-hand thread', 'Side view: body alone'],
    }
  },
})

export default { turnbuckle }
