/** ISO metric threads by their nominal diameter in mm: the coarse pitch first, then the fine ones. ISO 261, ISO 262. */
export const METRIC_PITCHES: ReadonlyMap<number, readonly number[]> = new Map([
  [1, [0.25, 0.2]],
  [1.2, [0.25, 0.2]],
  [1.4, [0.3, 0.2]],
  [1.6, [0.35, 0.2]],
  [1.8, [0.35, 0.2]],
  [2, [0.4, 0.25]],
  [2.2, [0.45, 0.25]],
  [2.5, [0.45, 0.35]],
  [2.6, [0.45]],
  [3, [0.5, 0.35]],
  [3.5, [0.6, 0.35]],
  [4, [0.7, 0.5]],
  [4.5, [0.75, 0.5]],
  [5, [0.8, 0.5]],
  [6, [1, 0.75, 0.5]],
  [7, [1, 0.75, 0.5]],
  [8, [1.25, 1, 0.75, 0.5]],
  [9, [1.25, 1, 0.75]],
  [10, [1.5, 1.25, 1, 0.75, 0.5]],
  [11, [1.5, 1, 0.75]],
  [12, [1.75, 1.5, 1.25, 1, 0.75, 0.5]],
  [14, [2, 1.5, 1.25, 1]],
  [15, [1.5, 1]],
  [16, [2, 1.5, 1]],
  [18, [2.5, 2, 1.5, 1]],
  [20, [2.5, 2, 1.5, 1]],
  [22, [2.5, 2, 1.5, 1]],
  [24, [3, 2, 1.5, 1]],
  [26, [1.5]],
  [27, [3, 2, 1.5, 1]],
  [28, [2, 1.5, 1]],
  [30, [3.5, 3, 2, 1.5, 1]],
  [32, [2, 1.5]],
  [33, [3.5, 3, 2, 1.5]],
  [36, [4, 3, 2, 1.5]],
  [39, [4, 3, 2, 1.5]],
  [40, [3, 2, 1.5]],
  [42, [4.5, 4, 3, 2, 1.5]],
  [45, [4.5, 4, 3, 2, 1.5]],
  [48, [5, 4, 3, 2, 1.5]],
  [50, [3, 2, 1.5]],
  [52, [5, 4, 3, 2, 1.5]],
  [56, [5.5, 4, 3, 2, 1.5]],
  [60, [5.5, 4, 3, 2, 1.5]],
  [64, [6, 4, 3, 2, 1.5]],
  [68, [6, 4, 3, 2]],
  [72, [6, 4, 3, 2]],
  [76, [6, 4, 3, 2]],
  [80, [6, 4, 3, 2]],
  [90, [6, 4, 3, 2]],
  [100, [6, 4, 3, 2]],
])

/** Diameters whose coarse thread is made: not those with fine threads only. */
const FINE_ONLY: ReadonlySet<number> = new Set([2.6, 15, 26, 28, 32, 40, 50])

/** Whether screws have this nominal diameter: 8 has M8, 25 has none. */
export function isMetricThread(mm: number): boolean {
  return METRIC_PITCHES.has(mm) && !FINE_ONLY.has(mm)
}

/** The pitch of a metric thread written without one, in mm; undefined if there is no such thread. */
export function coarsePitch(mm: number): number | undefined {
  return isMetricThread(mm) ? METRIC_PITCHES.get(mm)?.[0] : undefined
}

/** Unified threads by how their diameter is written: threads per inch of UNC, UNF and UNEF, null where none. ASME B1.1. */
export const UNIFIED: ReadonlyMap<
  string,
  readonly [unc: number | null, unf: number | null, unef: number | null]
> = new Map([
  ['#0', [null, 80, null]],
  ['#1', [64, 72, null]],
  ['#2', [56, 64, null]],
  ['#3', [48, 56, null]],
  ['#4', [40, 48, null]],
  ['#5', [40, 44, null]],
  ['#6', [32, 40, null]],
  ['#8', [32, 36, null]],
  ['#10', [24, 32, null]],
  ['#12', [24, 28, 32]],
  ['1/4', [20, 28, 32]],
  ['5/16', [18, 24, 32]],
  ['3/8', [16, 24, 32]],
  ['7/16', [14, 20, 28]],
  ['1/2', [13, 20, 28]],
  ['9/16', [12, 18, 24]],
  ['5/8', [11, 18, 24]],
  ['3/4', [10, 16, 20]],
  ['7/8', [9, 14, 20]],
  ['1', [8, 12, 20]],
  ['1 1/8', [7, 12, 18]],
  ['1 1/4', [7, 12, 18]],
  ['1 3/8', [6, 12, 18]],
  ['1 1/2', [6, 12, 18]],
  ['1 3/4', [5, null, null]],
  ['2', [4.5, null, null]],
  ['2 1/4', [4.5, null, null]],
  ['2 1/2', [4, null, null]],
  ['2 3/4', [4, null, null]],
  ['3', [4, null, null]],
])

/** Pipe threads by their nominal size: outside diameter in mm. ISO 228-1. */
export const PIPE: ReadonlyMap<string, number> = new Map([
  ['1/16', 7.723],
  ['1/8', 9.728],
  ['1/4', 13.157],
  ['3/8', 16.662],
  ['1/2', 20.955],
  ['5/8', 22.911],
  ['3/4', 26.441],
  ['7/8', 30.201],
  ['1', 33.249],
  ['1 1/8', 37.897],
  ['1 1/4', 41.91],
  ['1 1/2', 47.803],
  ['1 3/4', 53.746],
  ['2', 59.614],
])
