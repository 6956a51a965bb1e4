import { circle, extrude } from '../solids/extrude.ts'
import { threadSleeve } from '../solids/inner-thread.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families, { ANGLES } from './inserts-tee-nuts.ts'

/** The axis is y, the barrel and the prongs below, y = 0 at the outer face of the flange. */
const teeNut = defineModel(families['tee-nut'], {
  build({ d, P, d2, l1, l2, a, countersink, foot, half, tip, flange }, surface) {
    const disc = extrude(flange, { depth: a, holes: [circle([0, 0], countersink, 96)] })
    disc.rotateX(-Math.PI / 2).translate(0, -a / 2, 0)
    const barrel = revolve([
      [countersink / 2, -l1],
      [d2 / 2, -l1],
      [d2 / 2, -a],
      [countersink / 2, -a],
      [countersink / 2, -l1],
    ])
    const prongs = ANGLES.map(angle =>
      extrude(
        [
          [-tip, -l2],
          [tip, -l2],
          [half, -a],
          [-half, -a],
        ],
        { depth: a },
      )
        .translate(0, 0, foot - a / 2)
        .rotateY((angle * Math.PI) / 180),
    )
    const thread = threadSleeve({ diameter: d, pitch: P, from: -l1, to: 0, countersink })
    return [disc, barrel, ...prongs, thread].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 20, 145], back: [0, 15, 75] },
})

export default { 'tee-nut': teeNut }
