import { phraseAt } from '../1-words/phrases.ts'
import { MAKERS } from '../tables/fillers.ts'
import { LEXICON } from './lexicon.ts'
import type { QueryWord } from './mend.ts'

/** What a query is about, as far as it decides how its numbers are read. */
export interface Subject {
  /** Screws, nuts and the like: a number is a thread. */
  readonly isThreaded: boolean
  /** Pins, keys, drills and the like: a number is no thread. */
  readonly isPlain: boolean
  readonly isBearing: boolean
  /** A number behind its thread is a class. */
  readonly isNut: boolean
  /** It has no thread: of 1/4-20 the diameter counts. */
  readonly isWasher: boolean
  /** A fraction is a pipe thread. */
  readonly isPipe: boolean
  /** A number may be one of teeth. */
  readonly isToothed: boolean
  /** A number of its thread is none of a machine screw. */
  readonly isTapping: boolean
  /** 90° says that it is an angle. */
  readonly isBracket: boolean
  /** A pin is called by its diameter and then its length, a ring by its bore and then how thick it is. */
  readonly order: 'rising' | 'falling' | undefined
  readonly hasStandard: boolean
  readonly hasThread: boolean
}

const BEARINGS = new Set(['bearing', '2rs', 'zz', 'ddu', 'llu', '2z', ...MAKERS])
const SCREWS = new Set(['washer', 'screw', 'bolt', 'nut'])
const THREADED = new Set([...SCREWS, 'rod', 'stud', 'tap', 'die', 'insert'])
const PLAIN = new Set(
  [
    'pin dowel rivet key spanner wrench drill reamer circlip eclip ring oring bearing bush socket hinge spring bracket clamp gclamp hook',
    'chain castor seal shaft mill gear sprocket pulley coupling',
  ].flatMap(line => line.split(' ')),
)

const RISING = new Set(['pin', 'dowel', 'rivet'])
const FALLING = new Set(['oring', 'ring', 'hook'])

/** Standards of nuts, of parallel pins. */
const NUTS = /(?:din|iso) ?(?:934|985|439|6923|403[2-5]|704[0-4]|10511)(?!\d)/
const PINS = /(?:din|iso) ?(?:7|6325|2338|873[345])(?!\d)/
const NAMED_STANDARD = /(?:din|iso|en|asme|ansi) ?-?b?\d|\d (?:din|iso)(?![a-z])/
const THREAD = /(?:^|[^a-z\d])m ?\d/

/** What a query is about: its words, and what the catalogue calls the parts that they name. */
export function subjectOf(folded: string, query: readonly QueryWord[]): Subject {
  const words = query.map(({ word }) => word)
  const named = words.flatMap((word, index) => {
    const entry = phraseAt(LEXICON, words, index)?.entry.entry
    return entry?.kind === 'name' ? [word, ...(entry.called[0] ?? [])] : [word]
  })
  const has = (known: ReadonlySet<string>) => named.some(word => known.has(word))
  const isPlain = (has(PLAIN) || PINS.test(folded)) && !has(SCREWS)
  return {
    isThreaded: has(THREADED) && !isPlain,
    isPlain,
    isBearing: has(BEARINGS),
    isNut: named.includes('nut') || NUTS.test(folded),
    isWasher: named.includes('washer'),
    isToothed: named.includes('sprocket') || named.includes('gear') || named.includes('pulley'),
    isTapping: named.includes('tapping'),
    isBracket: named.includes('bracket'),
    order: isPlain && has(RISING) ? 'rising' : isPlain && has(FALLING) ? 'falling' : undefined,
    isPipe: named.includes('pipe') || named.includes('bsp'),
    hasStandard: NAMED_STANDARD.test(folded),
    hasThread: THREAD.test(folded),
  }
}
