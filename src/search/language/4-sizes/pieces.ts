import { beginsAt, matchAt } from '../1-words/scan.ts'
import { LEXICON } from '../2-names/lexicon.ts'
import type { Subject } from '../2-names/subject.ts'
import { isStandardNumber } from '../3-codes/standards.ts'

/** '100 pcs', '1,000 pcs', 'pack of 50', '4 x M8x40'. */
const PIECES =
  /(?:qty|quantity|menge|anzahl|pack of|box of|bag of|lot of)[ .:]{0,2}(?:\d{1,3}(?:[.,']\d{3}){1,2}|\d{1,7})|(?:\d{1,3}(?:[.,']\d{3}){1,2}|\d{1,7}) ?(?:pcs?|pieces?|stk|stck|stuck|stueck|off|ea|each|units?|er[- ]pack|packs?|box(?:es)?|pk)(?![a-z\d])\.?|\d{1,5} ?x (?=m ?\d+ ?(?:x|\p{L}{3}))|\d{1,5}x (?=m ?\d)/uy
/** '50 stainless M8 washers': a number that begins a query, with a word behind it. */
const BEFORE_WORD = /\d{1,5} (?=\p{L}{3,})/uy
/** '4 bolts M8 60 mm long'. */
const OF_MANY =
  /\d{1,5} (?=(?:bolts|screws|nuts|washers|studs|rods|bearings|pins|rivets|schrauben|muttern|scheiben|bolzen)(?!\p{L}))/uy
/** '50 M10 x 60 bolts'. */
const OF_SIZE = /\d{1,5} (?=m ?\d{1,3} ?[x×*] ?\d)/y
/** '1000 M5 nuts': what has no length has no M5 x 1000. */
const OF_THREAD = /\d{1,5} (?=m ?\d)/y
/** Behind a size: 'M5 x 16 cap heads x 50'. */
const AT_END = /x ?\d{1,5}$/y
const SIZE = /m ?\d{1,3} ?[x×*] ?\d/
/** 'DIN 7 m6 5x20': a tolerance before the size of a pin. */
const TOLERANCE = /[mh] ?(?:6|8|11) (?=\d{1,2}(?:[.,]\d)? ?[x×*] ?\d)/y

/**
 * Where a number ends that begins here and says nothing of a part: how many pieces, or the tolerance of a pin; undefined if there is
 * none. No size and no standard is one.
 */
export function endOfPieces(folded: string, at: number, subject: Subject): number | undefined {
  const match = matchAt(PIECES, folded, at) ?? (beginsAt(folded, at) ? bareAt(folded, at, subject) : null)
  return match ? at + match[0].length : undefined
}

function bareAt(folded: string, at: number, subject: Subject): RegExpExecArray | null {
  const { isThreaded, hasThread, isNut, isWasher, isPlain } = subject
  if (isPlain) return matchAt(TOLERANCE, folded, at)
  const match =
    matchAt(OF_SIZE, folded, at) ??
    (at === 0 && (isNut || isWasher) ? matchAt(OF_THREAD, folded, at) : null) ??
    (at === 0 && isThreaded && hasThread ? matchAt(BEFORE_WORD, folded, at) : null) ??
    (hasThread ? matchAt(OF_MANY, folded, at) : null)
  const number = match?.[0].trim() ?? ''
  if (match && !LEXICON.has(number) && !isStandardNumber(number)) return match
  return SIZE.test(folded.slice(0, at)) ? matchAt(AT_END, folded, at) : null
}
