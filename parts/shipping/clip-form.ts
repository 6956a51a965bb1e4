/** The sizes of a wire rope clip by their symbols, in mm. */
export interface ClipSizes {
  readonly d: number
  readonly d1: number
  readonly c: number
  readonly b: number
  readonly f: number
  readonly L: number
  readonly t: number
}

/** What EN 13411-5 leaves to the maker, in mm: heights above the outside of the bow, and widths. */
export function clipForm({ d, d1, c, b, f, t }: ClipSizes) {
  const seat = b - d1 * 1.42
  return {
    seat,
    /** The bridge's bosses around the legs end a little above the end of the thread. */
    bossFrom: b - t + d1 * 0.2,
    bossRadius: (f - c) / 2,
    /** The saddle that the rope lies in reaches down between the legs. */
    saddleFrom: b - t - d1 * 0.1,
    saddleWidth: c - d1 + d1 * 0.5,
    grooveRadius: d * 0.54,
    nutHeight: d1 * 0.98,
    collar: d1 * 2,
    acrossFlats: d1 * 1.5,
  }
}
