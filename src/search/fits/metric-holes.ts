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
