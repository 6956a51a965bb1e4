import type { QueryWord } from './mend.ts'
import type { NumberSubject } from './number-terms.ts'
import type { Subject } from './size-terms.ts'

const BEARINGS = new Set(
  'bearing lager kugellager rillenkugellager roulement skf fag ina nsk ntn snr koyo nachi 2rs zz ddu llu 2z 2rsr 2rs1 2rsh race'.split(
    ' ',
  ),
)
/** Parts whose size is that of a thread, and parts whose size is that of a shaft, a hole or a key. */
const THREADED = new Set(
  'nut washer screw bolt rod stud tap die insert schraube mutter scheibe gewindestange unterlegscheibe sechskantschraube sechskantmutter federring'.split(
    ' ',
  ),
)
const SCREWS = new Set(['washer', 'screw', 'bolt', 'nut', 'schraube', 'mutter'])
const PLAIN = new Set(
  'pin dowel rivet key spanner wrench drill reamer circlip ring bearing bush socket hinge zylinderstift spannstift passfeder bohrer spring feder bracket clamp'.split(
    ' ',
  ),
)

const NAMED_STANDARD = /(?:din|iso|en|asme|ansi) ?-?b?\d|\d (?:din|iso)(?![a-z])/
const THREAD = /(?:^|[^a-z\d])m ?\d/

/** What a query is about, as far as it decides how its numbers are read. */
export function subjectOf(folded: string, words: readonly QueryWord[]): Subject & NumberSubject {
  const has = (known: ReadonlySet<string>) => words.some(({ word }) => known.has(word))
  const isScrew = has(SCREWS)
  const isPlain = has(PLAIN) && !isScrew
  return {
    isBearing: has(BEARINGS),
    isThreaded: has(THREADED) && !isPlain,
    isPlain,
    hasStandard: NAMED_STANDARD.test(folded),
    hasThread: THREAD.test(folded),
  }
}
