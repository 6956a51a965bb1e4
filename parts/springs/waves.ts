/** How finely the highest and lowest places of a wave spring are looked for. */
const PER_TURN = 144

export interface Waves {
  /** Free height over all, in mm. */
  readonly height: number
  readonly thickness: number
  /** Waves a turn: a half one over, so that each turn's crests meet the next one's troughs. */
  readonly waves: number
  readonly turns: number
}

/** Height of the strip's middle after so many turns, in mm, when the spring stands on 0 and is as high as it should be. */
export function wavesOf(spring: Waves): (turn: number) => number {
  const amplitude = amplitudeOf(spring)
  const [lowest] = span(spring, amplitude)
  return turn => middle(spring, amplitude, turn) - lowest + spring.thickness / 2
}

/** A turn rises by what two waves and the strip take up where they touch. */
function middle({ thickness, waves }: Waves, amplitude: number, turn: number): number {
  return (2 * amplitude + thickness) * turn + amplitude * Math.cos(2 * Math.PI * waves * turn)
}

function span(spring: Waves, amplitude: number): readonly [lowest: number, highest: number] {
  const heights = Array.from({ length: Math.round(spring.turns * PER_TURN) + 1 }, (_, step) =>
    middle(spring, amplitude, step / PER_TURN),
  )
  return [Math.min(...heights), Math.max(...heights)]
}

/** Half the height of a wave, found by halving: the spring grows steadily with it. */
function amplitudeOf(spring: Waves): number {
  let [low, high] = [0, spring.height]
  for (let round = 0; round < 50; round++) {
    const tried = (low + high) / 2
    const [lowest, highest] = span(spring, tried)
    if (highest - lowest + spring.thickness < spring.height) low = tried
    else high = tried
  }
  return (low + high) / 2
}
