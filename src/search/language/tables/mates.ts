import { BORE } from './dimensions.ts'

/** What a part has in common with what it is for. */
export type Fit =
  /** The same thread: a nut for an M8 bolt. */
  | 'thread'
  /** The flats that it turns: a spanner for M8. */
  | 'flats'
  /** The socket that it turns: a hex key for M6. */
  | 'socket'
  /** It spans the size of the other: a clamp for a hose. */
  | 'span'
  /** Its bore is the size of the other: a bearing for a shaft. */
  | 'bore'

/** A part by the last words of its name, and what it may be for. */
export interface Mate {
  readonly part: readonly string[]
  readonly other: readonly string[]
  readonly fit: Fit
  /** The part is always for the other, whether this is said or not. */
  readonly isAlone?: boolean
}

const SCREWS = ['screw', 'bolt', 'stud', 'rod', 'nut', 'threaded']

/** The first that fits both counts. */
export const MATES: readonly Mate[] = [
  { part: ['hex key'], other: SCREWS, fit: 'socket' },
  { part: ['spanner', 'wrench', 'socket'], other: SCREWS, fit: 'flats' },
  { part: ['nut', 'washer', 'tap', 'die'], other: SCREWS, fit: 'thread' },
  { part: ['bearing', 'pillow block', 'seal', 'shaft collar'], other: ['shaft', 'axle'], fit: 'bore' },
  { part: ['hose clamp', 'clamp'], other: ['pipe', 'hose', 'tube', 'tubing'], fit: 'span' },
  { part: ['hose clamp'], other: [], fit: 'span', isAlone: true },
]

/** The dimensions of what spans a size, and of what a shaft goes through. */
export const SPAN = { from: 'smallest-hose', to: 'largest-hose' } as const
export const THROUGH = BORE
