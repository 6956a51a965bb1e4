import { MM_PER_INCH } from './drill-names.ts'

/** A size of the unified thread, with the drills that the trade uses for it, by their names. */
interface UnifiedSize {
  readonly name: string
  /** Its diameter in inches. */
  readonly inches: number
  /** The coarse (UNC) and the fine (UNF) thread: turns an inch, and the drill before tapping. */
  readonly coarse?: readonly [turns: number, tapDrill: string]
  readonly fine?: readonly [turns: number, tapDrill: string]
  /** ASME B18.2.8, normal fit. */
  readonly clearance?: string
}

/**
 * ASME B1.1, threads UNC and UNF; tap drills for about 75 % of a thread as in the table of Machinery's Handbook; clearance
 * drills of ASME B18.2.8, normal fit (it has none for No. 12 and 9/16).
 */
const SIZES: readonly UnifiedSize[] = [
  { name: '#0', inches: 0.06, fine: [80, '3/64'], clearance: 'No. 48' },
  { name: '#1', inches: 0.073, coarse: [64, 'No. 53'], fine: [72, 'No. 53'], clearance: 'No. 43' },
  { name: '#2', inches: 0.086, coarse: [56, 'No. 50'], fine: [64, 'No. 50'], clearance: 'No. 38' },
  { name: '#3', inches: 0.099, coarse: [48, 'No. 47'], fine: [56, 'No. 45'], clearance: 'No. 32' },
  { name: '#4', inches: 0.112, coarse: [40, 'No. 43'], fine: [48, 'No. 42'], clearance: 'No. 30' },
  { name: '#5', inches: 0.125, coarse: [40, 'No. 38'], fine: [44, 'No. 37'], clearance: '5/32' },
  { name: '#6', inches: 0.138, coarse: [32, 'No. 36'], fine: [40, 'No. 33'], clearance: 'No. 18' },
  { name: '#8', inches: 0.164, coarse: [32, 'No. 29'], fine: [36, 'No. 29'], clearance: 'No. 9' },
  { name: '#10', inches: 0.19, coarse: [24, 'No. 25'], fine: [32, 'No. 21'], clearance: 'No. 2' },
  { name: '#12', inches: 0.216, coarse: [24, 'No. 16'], fine: [28, 'No. 14'] },
  { name: '1/4', inches: 0.25, coarse: [20, 'No. 7'], fine: [28, 'No. 3'], clearance: '9/32' },
  { name: '5/16', inches: 0.3125, coarse: [18, 'F'], fine: [24, 'I'], clearance: '11/32' },
  { name: '3/8', inches: 0.375, coarse: [16, '5/16'], fine: [24, 'Q'], clearance: '13/32' },
  { name: '7/16', inches: 0.4375, coarse: [14, 'U'], fine: [20, '25/64'], clearance: '15/32' },
  { name: '1/2', inches: 0.5, coarse: [13, '27/64'], fine: [20, '29/64'], clearance: '9/16' },
  { name: '9/16', inches: 0.5625, coarse: [12, '31/64'], fine: [18, '33/64'] },
  { name: '5/8', inches: 0.625, coarse: [11, '17/32'], fine: [18, '37/64'], clearance: '11/16' },
  { name: '3/4', inches: 0.75, coarse: [10, '21/32'], fine: [16, '11/16'], clearance: '13/16' },
  { name: '7/8', inches: 0.875, coarse: [9, '49/64'], fine: [14, '13/16'], clearance: '15/16' },
  { name: '1', inches: 1, coarse: [8, '7/8'], fine: [12, '59/64'], clearance: '1 3/32' },
  { name: '1 1/8', inches: 1.125, coarse: [7, '63/64'], fine: [12, '1 3/64'], clearance: '1 7/32' },
  { name: '1 1/4', inches: 1.25, coarse: [7, '1 7/64'], fine: [12, '1 11/64'], clearance: '1 11/32' },
  { name: '1 3/8', inches: 1.375, coarse: [6, '1 7/32'], fine: [12, '1 19/64'], clearance: '1 1/2' },
  { name: '1 1/2', inches: 1.5, coarse: [6, '1 11/32'], fine: [12, '1 27/64'], clearance: '1 5/8' },
]

export interface UnifiedThread {
  /** '1/4-20 UNC' */
  readonly name: string
  readonly series: 'coarse' | 'fine'
  /** Of the thread, in mm. */
  readonly diameter: number
  readonly pitch: number
  readonly turns: number
  /** Drills by their names: 'No. 7', '9/32'. */
  readonly tapDrill: string
  readonly clearance: string | undefined
}

/** Diameters differ by more than this in mm, and pitches too. */
const NEAR_MM = 0.012

/** The unified thread of this diameter and pitch in mm; undefined if there is none. */
export function findUnified(diameter: number, pitch: number): UnifiedThread | undefined {
  const size = SIZES.find(each => isNear(each.inches * MM_PER_INCH, diameter))
  if (!size) return undefined
  for (const series of ['coarse', 'fine'] as const) {
    const [turns, tapDrill] = size[series] ?? []
    if (turns !== undefined && tapDrill !== undefined && isNear(MM_PER_INCH / turns, pitch))
      return {
        name: `${size.name}-${turns} ${series === 'coarse' ? 'UNC' : 'UNF'}`,
        series,
        diameter: size.inches * MM_PER_INCH,
        pitch: MM_PER_INCH / turns,
        turns,
        tapDrill,
        clearance: size.clearance,
      }
  }
  return undefined
}

/** The coarse pitch in mm of a size by its name, and its diameter: '1/4'. */
export function findUnifiedSize(
  name: string,
): { readonly diameter: number; readonly pitch: number } | undefined {
  const size = SIZES.find(each => each.name === name)
  const turns = size?.coarse?.[0]
  return size && turns ? { diameter: size.inches * MM_PER_INCH, pitch: MM_PER_INCH / turns } : undefined
}

const isNear = (one: number, other: number) => Math.abs(one - other) < NEAR_MM
