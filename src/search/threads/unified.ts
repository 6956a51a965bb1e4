/** A size of the unified thread. */
export interface UnifiedSize {
  /** Its diameter. */
  readonly inches: number
  /** Threads per inch in each series: UNC, UNF, UNEF. */
  readonly coarse?: number
  readonly fine?: number
  readonly extraFine?: number
}

/** ASME B1.1, unified threads, by how their diameter is written. */
export const unifiedSizes: ReadonlyMap<string, UnifiedSize> = new Map([
  ['#0', { inches: 0.06, fine: 80 }],
  ['#1', { inches: 0.073, coarse: 64, fine: 72 }],
  ['#2', { inches: 0.086, coarse: 56, fine: 64 }],
  ['#3', { inches: 0.099, coarse: 48, fine: 56 }],
  ['#4', { inches: 0.112, coarse: 40, fine: 48 }],
  ['#5', { inches: 0.125, coarse: 40, fine: 44 }],
  ['#6', { inches: 0.138, coarse: 32, fine: 40 }],
  ['#8', { inches: 0.164, coarse: 32, fine: 36 }],
  ['#10', { inches: 0.19, coarse: 24, fine: 32 }],
  ['#12', { inches: 0.216, coarse: 24, fine: 28, extraFine: 32 }],
  ['1/4', { inches: 0.25, coarse: 20, fine: 28, extraFine: 32 }],
  ['5/16', { inches: 0.3125, coarse: 18, fine: 24, extraFine: 32 }],
  ['3/8', { inches: 0.375, coarse: 16, fine: 24, extraFine: 32 }],
  ['7/16', { inches: 0.4375, coarse: 14, fine: 20, extraFine: 28 }],
  ['1/2', { inches: 0.5, coarse: 13, fine: 20, extraFine: 28 }],
  ['9/16', { inches: 0.5625, coarse: 12, fine: 18, extraFine: 24 }],
  ['5/8', { inches: 0.625, coarse: 11, fine: 18, extraFine: 24 }],
  ['3/4', { inches: 0.75, coarse: 10, fine: 16, extraFine: 20 }],
  ['7/8', { inches: 0.875, coarse: 9, fine: 14, extraFine: 20 }],
  ['1', { inches: 1, coarse: 8, fine: 12, extraFine: 20 }],
  ['1 1/8', { inches: 1.125, coarse: 7, fine: 12, extraFine: 18 }],
  ['1 1/4', { inches: 1.25, coarse: 7, fine: 12, extraFine: 18 }],
  ['1 3/8', { inches: 1.375, coarse: 6, fine: 12, extraFine: 18 }],
  ['1 1/2', { inches: 1.5, coarse: 6, fine: 12, extraFine: 18 }],
  ['1 3/4', { inches: 1.75, coarse: 5 }],
  ['2', { inches: 2, coarse: 4.5 }],
  ['2 1/4', { inches: 2.25, coarse: 4.5 }],
  ['2 1/2', { inches: 2.5, coarse: 4 }],
  ['2 3/4', { inches: 2.75, coarse: 4 }],
  ['3', { inches: 3, coarse: 4 }],
])
