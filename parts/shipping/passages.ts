import type { Point } from '../geometry/profile.ts'

/** From 0 to 1, slow at both ends, while the value goes from one edge to the other. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** A value for a share of the way, read between [share, value] stops with soft passages. */
export function between(stops: readonly Point[], share: number): number {
  const next = stops.findIndex(([at]) => at >= share)
  const after = stops[next] ?? stops.at(-1) ?? [1, 1]
  const before = stops[Math.max(0, next - 1)] ?? after
  return before[1] + (after[1] - before[1]) * smoothStep(before[0], after[0] + 1e-9, share)
}
