/** How many steps a turn's rise is summed up in. */
const STEPS = 48
/** Over how much of a turn the pitch opens. */
const OPENING = 0.35

export interface Winding {
  /** All coils, the closed ones at the ends included. */
  readonly turns: number
  /** Rise of a closed coil, in mm: its neighbour touches it. */
  readonly closed: number
  /** Rise over all, in mm. */
  readonly rise: number
}

/**
 * Height of a wire after so many turns, whose first and last coil lie closed on their neighbours and whose pitch opens
 * gently between them.
 */
export function heightOf({ turns, closed, rise }: Winding): (turn: number) => number {
  const count = Math.round(turns * STEPS)
  const open = Array.from({ length: count }, (_, step) => {
    const turn = (step + 0.5) / STEPS
    return smooth((turn - 1) / OPENING) * smooth((turns - turn - 1) / OPENING)
  })
  const openTurns = open.reduce((sum, share) => sum + share / STEPS, 0)
  const pitch = (rise - closed * (turns - openTurns)) / openTurns
  const heights = [0]
  for (const share of open) {
    const before = heights.at(-1) ?? 0
    heights.push(before + (closed * (1 - share) + pitch * share) / STEPS)
  }
  return turn => {
    const place = Math.min(Math.max(turn * STEPS, 0), count)
    const lower = Math.floor(place)
    const from = heights[lower] ?? 0
    const to = heights[Math.min(lower + 1, count)] ?? from
    return from + (to - from) * (place - lower)
  }
}

function smooth(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}
