/** ISO 261, ISO metric threads: the coarse pitch of each diameter, both in mm. */
const COARSE_PITCHES: ReadonlyMap<number, number> = new Map([
  [1, 0.25],
  [1.2, 0.25],
  [1.4, 0.3],
  [1.6, 0.35],
  [1.8, 0.35],
  [2, 0.4],
  [2.5, 0.45],
  [3, 0.5],
  [3.5, 0.6],
  [4, 0.7],
  [5, 0.8],
  [6, 1],
  [7, 1],
  [8, 1.25],
  [10, 1.5],
  [12, 1.75],
  [14, 2],
  [16, 2],
  [18, 2.5],
  [20, 2.5],
  [22, 2.5],
  [24, 3],
  [27, 3],
  [30, 3.5],
  [33, 3.5],
  [36, 4],
  [39, 4],
  [42, 4.5],
  [45, 4.5],
  [48, 5],
  [52, 5],
  [56, 5.5],
  [60, 5.5],
  [64, 6],
])

/** ISO 261: the pitches of fine threads, in mm. */
const FINE_PITCHES: ReadonlySet<number> = new Set([0.2, 0.25, 0.35, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4])

/** ISO 273: holes that a screw passes through, in mm. */
export interface ClearanceHoles {
  readonly fine: number
  readonly medium: number
  readonly coarse: number
}

/** ISO 273, clearance holes for bolts and screws, by the diameter of the thread: fine, medium and coarse series, in mm. */
const CLEARANCE_HOLES: ReadonlyMap<number, readonly [fine: number, medium: number, coarse: number]> = new Map(
  [
    [1, [1.1, 1.2, 1.3]],
    [1.2, [1.3, 1.4, 1.5]],
    [1.4, [1.5, 1.6, 1.8]],
    [1.6, [1.7, 1.8, 2]],
    [1.8, [2, 2.1, 2.2]],
    [2, [2.2, 2.4, 2.6]],
    [2.5, [2.7, 2.9, 3.1]],
    [3, [3.2, 3.4, 3.6]],
    [3.5, [3.7, 3.9, 4.2]],
    [4, [4.3, 4.5, 4.8]],
    [5, [5.3, 5.5, 5.8]],
    [6, [6.4, 6.6, 7]],
    [7, [7.4, 7.6, 8]],
    [8, [8.4, 9, 10]],
    [10, [10.5, 11, 12]],
    [12, [13, 13.5, 14.5]],
    [14, [15, 15.5, 16.5]],
    [16, [17, 17.5, 18.5]],
    [18, [19, 20, 21]],
    [20, [21, 22, 24]],
    [22, [23, 24, 26]],
    [24, [25, 26, 28]],
    [27, [28, 30, 32]],
    [30, [31, 33, 35]],
    [33, [34, 36, 38]],
    [36, [37, 39, 42]],
    [39, [40, 42, 45]],
    [42, [43, 45, 48]],
    [45, [46, 48, 52]],
    [48, [50, 52, 56]],
    [52, [54, 56, 62]],
    [56, [58, 62, 66]],
    [60, [62, 66, 70]],
    [64, [66, 70, 74]],
  ],
)

/** Whether ISO 261 has a thread of this diameter and pitch in mm, and whether its pitch is the coarse one. */
export function seriesOfMetric(diameter: number, pitch: number): 'coarse' | 'fine' | undefined {
  const coarse = COARSE_PITCHES.get(diameter)
  if (coarse === undefined || pitch > coarse) return undefined
  if (pitch === coarse) return 'coarse'
  return FINE_PITCHES.has(pitch) ? 'fine' : undefined
}

/** The coarse pitch of a diameter, both in mm; undefined if ISO 261 has none. */
export function coarsePitchOf(diameter: number): number | undefined {
  return COARSE_PITCHES.get(diameter)
}

/**
 * ISO 2306, drills for use prior to tapping screw threads, in mm: the diameter less the pitch; above 3 mm to a tenth, halves to
 * the even one (M8: 6.8, M12: 10.2).
 */
export function tapDrillOfMetric(diameter: number, pitch: number): number {
  const hundredths = Math.round((diameter - pitch) * 100)
  if (hundredths <= 300) return hundredths / 100
  const tenths = Math.floor(hundredths / 10)
  const rest = hundredths % 10
  const up = rest > 5 || (rest === 5 && tenths % 2 === 1)
  return (up ? tenths + 1 : tenths) / 10
}

/** The clearance holes of a metric thread by its diameter in mm; undefined if ISO 273 has none. */
export function clearanceOfMetric(diameter: number): ClearanceHoles | undefined {
  const holes = CLEARANCE_HOLES.get(diameter)
  if (!holes) return undefined
  const [fine, medium, coarse] = holes
  return { fine, medium, coarse }
}
