import { roundCorners } from '../geometry/profile.ts'
import { coil } from '../solids/coil.ts'
import { defineModel } from '../solids/model.ts'
import families from './wave-spring.ts'
import { wavesOf } from './waves.ts'

/** A wave spring of flat wire, its turns crest to crest: half a wave over, so that each stands on the one below. The axis is y. */
export default {
  'wave-spring': defineModel(families['wave-spring'], {
    build({ De, Di, L0, t, N, Z }, surface) {
      const width = (De - Di) / 2
      const section = roundCorners(
        [
          [-width / 2, -t / 2],
          [width / 2, -t / 2],
          [width / 2, t / 2],
          [-width / 2, t / 2],
        ],
        t * 0.3,
        { isClosed: true, steps: 3 },
      )
      const geometry = coil({
        section,
        turns: Z,
        radius: () => (De + Di) / 4,
        height: wavesOf({ height: L0, thickness: t, waves: N, turns: Z }),
        perTurn: 144,
      })
      return [{ geometry, surface }]
    },
    poses: { front: [0, 0, 0], back: [90, 60, 0] },
  }),
}
