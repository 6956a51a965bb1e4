import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { discSection } from './disc-section.ts'
import families from './disc-spring.ts'

/** Disc springs, one or several set against each other in series, as DIN 2093 (EN 16983). The axis is y. */
export default {
  'disc-spring': defineModel(families['disc-spring'], {
    build({ De, Di, t, l0, i }, surface) {
      const ring = discSection(De / 2, Di / 2, t, l0)
      const disc = revolve([...ring, ...ring.slice(0, 1)])
      const discs = Array.from({ length: i }, (_, index) => {
        const isOnItsRim = index % 2 === 0
        const copy = disc.clone()
        if (!isOnItsRim) copy.rotateX(Math.PI).translate(0, l0, 0)
        return copy.translate(0, index * l0, 0)
      })
      return discs.map(geometry => ({ geometry, surface }))
    },
    poses: { front: [0, 0, 0], back: [90, 58, 0] },
  }),
}
