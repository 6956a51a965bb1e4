/** The pitches of the threads of one diameter, in mm. */
interface Pitches {
  /** What a thread has that is written without a pitch; absent where there are fine threads only. */
  readonly coarse?: number
  readonly fine: readonly number[]
}

/**
 * ISO 261, metric threads by their nominal diameter in mm; and what is in use beside it: M2.6, and finer pitches on larger
 * diameters. From M72 on, where it has no coarse thread, 6 mm is meant where none is written.
 */
const PITCHES: ReadonlyMap<number, Pitches> = new Map([
  [1, { coarse: 0.25, fine: [0.2] }],
  [1.2, { coarse: 0.25, fine: [0.2] }],
  [1.4, { coarse: 0.3, fine: [0.2] }],
  [1.6, { coarse: 0.35, fine: [0.2] }],
  [1.8, { coarse: 0.35, fine: [0.2] }],
  [2, { coarse: 0.4, fine: [0.25] }],
  [2.2, { coarse: 0.45, fine: [0.25] }],
  [2.5, { coarse: 0.45, fine: [0.35] }],
  [2.6, { fine: [0.45] }],
  [3, { coarse: 0.5, fine: [0.35] }],
  [3.5, { coarse: 0.6, fine: [0.35] }],
  [4, { coarse: 0.7, fine: [0.5] }],
  [4.5, { coarse: 0.75, fine: [0.5] }],
  [5, { coarse: 0.8, fine: [0.5] }],
  [6, { coarse: 1, fine: [0.75, 0.5] }],
  [7, { coarse: 1, fine: [0.75, 0.5] }],
  [8, { coarse: 1.25, fine: [1, 0.75, 0.5] }],
  [9, { coarse: 1.25, fine: [1, 0.75] }],
  [10, { coarse: 1.5, fine: [1.25, 1, 0.75, 0.5] }],
  [11, { coarse: 1.5, fine: [1, 0.75] }],
  [12, { coarse: 1.75, fine: [1.5, 1.25, 1, 0.75, 0.5] }],
  [14, { coarse: 2, fine: [1.5, 1.25, 1] }],
  [15, { fine: [1.5, 1] }],
  [16, { coarse: 2, fine: [1.5, 1] }],
  [18, { coarse: 2.5, fine: [2, 1.5, 1] }],
  [20, { coarse: 2.5, fine: [2, 1.5, 1] }],
  [22, { coarse: 2.5, fine: [2, 1.5, 1] }],
  [24, { coarse: 3, fine: [2, 1.5, 1] }],
  [26, { fine: [1.5] }],
  [27, { coarse: 3, fine: [2, 1.5, 1] }],
  [28, { fine: [2, 1.5, 1] }],
  [30, { coarse: 3.5, fine: [3, 2, 1.5, 1] }],
  [32, { fine: [2, 1.5] }],
  [33, { coarse: 3.5, fine: [3, 2, 1.5] }],
  [36, { coarse: 4, fine: [3, 2, 1.5] }],
  [39, { coarse: 4, fine: [3, 2, 1.5] }],
  [40, { fine: [3, 2, 1.5] }],
  [42, { coarse: 4.5, fine: [4, 3, 2, 1.5] }],
  [45, { coarse: 4.5, fine: [4, 3, 2, 1.5] }],
  [48, { coarse: 5, fine: [4, 3, 2, 1.5] }],
  [50, { fine: [3, 2, 1.5] }],
  [52, { coarse: 5, fine: [4, 3, 2, 1.5] }],
  [56, { coarse: 5.5, fine: [4, 3, 2, 1.5] }],
  [60, { coarse: 5.5, fine: [4, 3, 2, 1.5] }],
  [64, { coarse: 6, fine: [4, 3, 2, 1.5] }],
  [68, { coarse: 6, fine: [4, 3, 2] }],
  [72, { coarse: 6, fine: [4, 3, 2] }],
  [76, { coarse: 6, fine: [4, 3, 2] }],
  [80, { coarse: 6, fine: [4, 3, 2] }],
  [90, { coarse: 6, fine: [4, 3, 2] }],
  [100, { coarse: 6, fine: [4, 3, 2] }],
])

/** Whether there is a metric thread of this diameter and pitch in mm, and whether its pitch is the coarse one. */
export function seriesOfMetric(diameter: number, pitch: number): 'coarse' | 'fine' | undefined {
  const pitches = PITCHES.get(diameter)
  if (pitches?.coarse === pitch) return 'coarse'
  return pitches?.fine.includes(pitch) ? 'fine' : undefined
}

/** The pitch of a metric thread that is written without one, both in mm: M8 has 1.25; undefined if there is no such thread, like M25. */
export function coarsePitchOf(diameter: number): number | undefined {
  return PITCHES.get(diameter)?.coarse
}

/** Whether a thread of this diameter in mm may be written without a pitch: 8 is M8, 25 is none. */
export function isMetricThread(diameter: number): boolean {
  return coarsePitchOf(diameter) !== undefined
}
