import { type Point, roundCorners } from '../geometry/profile.ts'
import { extrude, slot } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { plate } from '../solids/plate.ts'
import families from './profile-bracket.ts'
import { CHEEK, cheekOutline } from './profile-bracket-form.ts'

const QUARTER = Math.PI / 2

/**
 * A die-cast corner bracket for slotted aluminium profiles: two legs with a slot each, closed at the sides by cheeks. The
 * corner is at the back below, at y = 0 and z = 0.
 */
export default {
  'profile-bracket': defineModel(families['profile-bracket'], {
    build({ a, b, t, d, l }, surface) {
      const thickness = b * CHEEK
      // A little beyond the bevels of the cheeks, which are outermost.
      const half = b / 2 - thickness + 0.7
      const leg = roundCorners(
        [
          [-half, 0.05],
          [half, 0.05],
          [half, a],
          [-half, a],
        ],
        0,
        { isClosed: true },
      )
      // The slot lies between the inner corner's fillet and the tip.
      const window = slot([0, 0], l, d).map(([x, y]): Point => [-y, x + (a + t) / 2])
      const legs = [0, 1].map(index => {
        const upright = plate(leg, {
          depth: t,
          bevel: 0.5,
          holes: [{ outline: window, front: 0.5, back: 0.3 }],
        })
        upright.translate(0, 0, t / 2)
        // The lower leg is the upright one, tipped forward about the corner.
        return index === 0 ? upright : upright.rotateX(QUARTER).translate(0, t, 0)
      })
      const cheeks = [-1, 1].map(side =>
        extrude(cheekOutline(a, t), { depth: thickness, bevel: 0.5 })
          .rotateY(-QUARTER)
          .translate(side * (b / 2 - thickness / 2), 0, 0),
      )
      const fillet = extrude(filletOutline(t, t * 1.1), { depth: b - thickness }).rotateY(-QUARTER)
      return [...legs, ...cheeks, fillet].map(geometry => ({ geometry, surface }))
    },
    poses: { front: [0, 8, 0], back: [0, -112, 0] },
  }),
}

/** What fills the inner corner, between the two legs. */
function filletOutline(t: number, radius: number): Point[] {
  const inner = t - 0.5
  return roundCorners(
    [
      [inner, inner],
      [inner + radius * 1.6, inner],
      [inner + 0.4, inner + 0.4],
      [inner, inner + radius * 1.6],
    ],
    [0, 0, radius, 0],
    { isClosed: true },
  )
}
