import { coil } from '../../makers/coil.ts'
import { roundCorners } from '../../makers/profile.ts'
import { defineModel } from '../model.ts'

/** A wave spring of flat wire, its turns crest to crest: half a wave over, so that each stands on the one below. The axis is y. */
export default defineModel('wave-spring', {
  build({ De, Di, L0, t, N, Z }, surface) {
    const width = (De - Di) / 2
    const amplitude = amplitudeOf(L0, t, N, Z)
    const rise = 2 * amplitude + t
    const middle = (turn: number) => rise * turn + amplitude * Math.cos(2 * Math.PI * N * turn)
    const lowest = Math.min(...places(Z).map(middle))
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
      height: turn => middle(turn) - lowest + t / 2,
      perTurn: PER_TURN,
    })
    return [{ geometry, surface }]
  },
  poses: { front: [0, 0, 0], back: [90, 60, 0] },
})

const PER_TURN = 144

function places(turns: number): number[] {
  return Array.from({ length: Math.round(turns * PER_TURN) + 1 }, (_, step) => step / PER_TURN)
}

/** Half the height of a wave with which the whole spring is as high as it should be: both grow together in a line. */
function amplitudeOf(height: number, t: number, waves: number, turns: number): number {
  const spanOf = (amplitude: number) => {
    const heights = places(turns).map(
      turn => (2 * amplitude + t) * turn + amplitude * Math.cos(2 * Math.PI * waves * turn),
    )
    return Math.max(...heights) - Math.min(...heights) + t
  }
  let [low, high] = [0, height]
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2
    if (spanOf(middle) < height) low = middle
    else high = middle
  }
  return (low + high) / 2
}
