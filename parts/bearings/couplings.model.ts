import type { BufferGeometry } from 'three'
import { keyedBore } from '../geometry/keyed-bore.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { setScrew } from '../solids/set-screw.ts'
import families, { type JawCoupling } from './couplings.ts'

/** A jaw coupling about y with its elastomer star, in the middle of y = 0. */
const jawCoupling = defineModel(families['jaw-coupling'], {
  build(form, surface) {
    const { b, star, screw } = form
    const spider = extrude(star.outline, { depth: b, bevel: 0.7, holes: [circle([0, 0], star.hole, 72)] })
    const set = setScrew(screw.size, screw.height)
      .rotateX(-Math.PI / 2)
      .translate(0, 0, screw.at)
    const half: Body[] = [
      ...hub(form).map(geometry => ({ geometry, surface })),
      { geometry: set, surface: 'black-oxide' },
    ]
    // The other hub is the same, turned over: its jaws come between those of the first.
    const other = half.map(({ geometry, surface: same }) => ({
      geometry: geometry.clone().rotateX(Math.PI),
      surface: same,
    }))
    const bodies: Body[] = [...half, ...other, { geometry: spider, surface: 'orange-plastic' }]
    for (const { geometry } of bodies) geometry.rotateX(-Math.PI / 2)
    return bodies
  },
  poses: { front: [90, 72, 0], back: [0, 24, 0] },
})

export default { 'jaw-coupling': jawCoupling }

/** The hub on the side of z: its jaws reach towards the other hub. */
function hub({ D, d, E, l, body, edge, collar, jaw }: JawCoupling): BufferGeometry[] {
  const boss = extrude(circle([0, 0], body, 96), { depth: l, bevel: edge, holes: [keyedBore(d)] })
  const ring = extrude(circle([0, 0], D, 96), {
    depth: collar,
    bevel: 0.3,
    holes: [circle([0, 0], D - 6, 96)],
  })
  // Jaws begin inside their own hub.
  const reach = E / 2 + jaw.end + edge + 0.6
  const jaws = jaw.angles.map(angle =>
    extrude(jaw.outline, { depth: reach, bevel: 0.5 })
      .translate(0, 0, -jaw.end + reach / 2)
      .rotateZ(angle),
  )
  // The collar's face stands a hair before the hub's, so that the two do not lie in one plane.
  return [boss.translate(0, 0, (E + l) / 2), ring.translate(0, 0, (E + collar) / 2 - 0.02), ...jaws]
}
