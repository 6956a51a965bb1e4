import { MM_PER_INCH } from '#contract/inches.ts'
import { unifiedSizes } from '../threads/unified.ts'

/** The drills that the trade uses for a size of the unified thread, by their names. */
interface Drills {
  /** Before tapping the coarse (UNC) and the fine (UNF) thread. */
  readonly coarse?: string
  readonly fine?: string
  /** ASME B18.2.8, normal fit. */
  readonly clearance?: string
}

/**
 * Tap drills for about 75 % of a thread as in the table of Machinery's Handbook; clearance drills of ASME B18.2.8, normal fit (it has
 * none for No. 12 and 9/16).
 */
const DRILLS: ReadonlyMap<string, Drills> = new Map([
  ['#0', { fine: '3/64', clearance: 'No. 48' }],
  ['#1', { coarse: 'No. 53', fine: 'No. 53', clearance: 'No. 43' }],
  ['#2', { coarse: 'No. 50', fine: 'No. 50', clearance: 'No. 38' }],
  ['#3', { coarse: 'No. 47', fine: 'No. 45', clearance: 'No. 32' }],
  ['#4', { coarse: 'No. 43', fine: 'No. 42', clearance: 'No. 30' }],
  ['#5', { coarse: 'No. 38', fine: 'No. 37', clearance: '5/32' }],
  ['#6', { coarse: 'No. 36', fine: 'No. 33', clearance: 'No. 18' }],
  ['#8', { coarse: 'No. 29', fine: 'No. 29', clearance: 'No. 9' }],
  ['#10', { coarse: 'No. 25', fine: 'No. 21', clearance: 'No. 2' }],
  ['#12', { coarse: 'No. 16', fine: 'No. 14' }],
  ['1/4', { coarse: 'No. 7', fine: 'No. 3', clearance: '9/32' }],
  ['5/16', { coarse: 'F', fine: 'I', clearance: '11/32' }],
  ['3/8', { coarse: '5/16', fine: 'Q', clearance: '13/32' }],
  ['7/16', { coarse: 'U', fine: '25/64', clearance: '15/32' }],
  ['1/2', { coarse: '27/64', fine: '29/64', clearance: '9/16' }],
  ['9/16', { coarse: '31/64', fine: '33/64' }],
  ['5/8', { coarse: '17/32', fine: '37/64', clearance: '11/16' }],
  ['3/4', { coarse: '21/32', fine: '11/16', clearance: '13/16' }],
  ['7/8', { coarse: '49/64', fine: '13/16', clearance: '15/16' }],
  ['1', { coarse: '7/8', fine: '59/64', clearance: '1 3/32' }],
  ['1 1/8', { coarse: '63/64', fine: '1 3/64', clearance: '1 7/32' }],
  ['1 1/4', { coarse: '1 7/64', fine: '1 11/64', clearance: '1 11/32' }],
  ['1 3/8', { coarse: '1 7/32', fine: '1 19/64', clearance: '1 1/2' }],
  ['1 1/2', { coarse: '1 11/32', fine: '1 27/64', clearance: '1 5/8' }],
])

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

/** The unified thread of this diameter and pitch in mm; undefined if there is none, or none that drills are known for. */
export function findUnified(diameter: number, pitch: number): UnifiedThread | undefined {
  for (const [name, drills] of DRILLS) {
    const size = unifiedSizes.get(name)
    if (!size || !isNear(size.inches * MM_PER_INCH, diameter)) continue
    for (const series of ['coarse', 'fine'] as const) {
      const turns = size[series]
      const tapDrill = drills[series]
      if (turns === undefined || tapDrill === undefined || !isNear(MM_PER_INCH / turns, pitch)) continue
      return {
        name: `${name}-${turns} ${series === 'coarse' ? 'UNC' : 'UNF'}`,
        series,
        diameter: size.inches * MM_PER_INCH,
        pitch: MM_PER_INCH / turns,
        turns,
        tapDrill,
        clearance: drills.clearance,
      }
    }
  }
  return undefined
}

const isNear = (one: number, other: number) => Math.abs(one - other) < NEAR_MM
