import type { SocketHead } from '../../threads/flats.ts'
import { BORE } from './dimensions.ts'

/** What a part has in common with what it is for. */
export type Fit =
  /** The same thread: a nut for an M8 bolt. */
  | 'thread'
  /** The flats that it turns: a spanner for M8. */
  | 'flats'
  /** The socket that it turns: a hex key for M6, which another head gives another socket. */
  | 'socket'
  /** It spans the size of the other: a clamp for a hose. */
  | 'span'
  /** Its bore is the size of the other: a bearing for a shaft. */
  | 'bore'
  /** It is for shafts between two diameters: a parallel key. */
  | 'shaft'

/** A part by the last words of its name, and what it may be for. */
export interface Mate {
  readonly part: readonly string[]
  readonly other: readonly string[]
  readonly fit: Fit
  /** The part is always for the other, whether this is said or not. */
  readonly isAlone?: boolean
  /** Only 'for' says so: a 'bolt for a nut', but a 'nut bolt' may be both. */
  readonly isSaid?: boolean
  /** In whatever order: 'bearing 25 mm shaft'. */
  readonly isAnyOrder?: boolean
}

const SCREWS = ['screw', 'bolt', 'stud', 'rod', 'nut', 'threaded', 'button head', 'countersunk', 'cap']

/** The first that fits both counts. */
export const MATES: readonly Mate[] = [
  { part: ['hex key'], other: SCREWS, fit: 'socket' },
  { part: ['spanner', 'wrench', 'socket'], other: SCREWS, fit: 'flats' },
  { part: ['nut', 'washer', 'tap', 'die'], other: SCREWS, fit: 'thread' },
  { part: ['screw', 'bolt', 'stud', 'rod'], other: ['nut', 'washer'], fit: 'thread', isSaid: true },
  { part: ['parallel key', 'key'], other: ['shaft', 'axle'], fit: 'shaft', isAnyOrder: true },
  {
    part: ['bearing', 'pillow block', 'seal', 'shaft collar', 'bush'],
    other: ['shaft', 'axle', 'rod'],
    fit: 'bore',
    isAnyOrder: true,
  },
  { part: ['hose clamp', 'clamp'], other: ['pipe', 'hose', 'tube', 'tubing'], fit: 'span' },
  { part: ['hose clamp'], other: [], fit: 'span', isAlone: true },
]

/** The heads of screws whose sockets are not those of cap screws, by what their names have in them. */
export const HEADS: readonly (readonly [name: RegExp, head: SocketHead])[] = [
  [/\bset screw/, 'set'],
  [/button/, 'button'],
  [/countersunk|flat head|csk/, 'countersunk'],
]

/** The dimensions of what spans a size, of keys by their shafts, and of what a shaft goes through. */
export const SPAN = { from: 'smallest-hose', to: 'largest-hose' } as const
export const SHAFT = { above: 'shaft-diameter-above', to: 'shaft-diameter-up-to' } as const
export const THROUGH = BORE
