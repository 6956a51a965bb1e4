import type { Reading, Term } from '../../understanding.ts'
import { beginsAt, matchAt } from '../1-words/scan.ts'
import { wordsOf } from '../1-words/words.ts'
import { LEXICON } from '../2-names/lexicon.ts'
import type { Subject } from '../2-names/subject.ts'
import { isStandardNumber } from '../3-codes/standards.ts'

/** 'teeth 20', 'z = 20'. */
const COUNT_BEFORE =
  /(?:(teeth|zahne|z ?=?(?= ?\d))|(links|glieder)|(coils|windungen)) ?(\d{1,4}(?:\.\d{1,2})?)(?![a-z\d])/y
const COUNTS = ['teeth', 'links', 'coils'] as const

function countTerm(folded: string, at: number): Term | undefined {
  const match = matchAt(COUNT_BEFORE, folded, at)
  if (!match) return undefined
  const count = COUNTS[match.slice(1, 4).findIndex(each => each !== undefined)] ?? 'teeth'
  const mm = Number(match[4])
  const text = `${mm} ${count}`
  return {
    start: at,
    end: at + match[0].length,
    text,
    note: null,
    readings: [
      { kind: 'size', measures: [{ kind: 'other', text, mm, pitchMm: null }] },
      { kind: 'words', words: wordsOf(text) },
    ],
  }
}

const FLUTES = /(?:(\d)|(two|three|four|six)) ?-?(?:flutes?|fluted|schneiden)(?![a-z\d])/y
const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** '4 flutes', 'four flute': the catalogue writes either. */
function flutesTerm(folded: string, at: number): Term | undefined {
  const match = matchAt(FLUTES, folded, at)
  if (!match) return undefined
  const word = match[2] ?? NUMBER_WORDS[Number(match[1])] ?? ''
  const readings = [word, String(NUMBER_WORDS.indexOf(word))].map(
    (each): Reading => ({ kind: 'words', words: [each, 'flute'] }),
  )
  return { start: at, end: at + match[0].length, text: `${word} flutes`, note: null, readings }
}

/** '90°', '60 degrees': how wide a countersink is. */
const ANGLE = /(\d{1,3}) ?(?:°|deg(?:rees?)?|grad)(?![a-z])/y

function angleTerm(folded: string, at: number, isBracket: boolean): Term | undefined {
  const match = matchAt(ANGLE, folded, at)
  if (!match) return undefined
  const [whole, degrees = ''] = match
  // Of a bracket, 90° is what makes it an angle.
  const words = isBracket && degrees === '90' ? ['angle'] : [degrees]
  return {
    start: at,
    end: at + whole.length,
    text: `${degrees}°`,
    note: null,
    readings: [{ kind: 'words', words }],
  }
}

/** What is told apart by numbers: 'style 2' is no size. */
const NUMBERED = /(style|series|serie|baureihe|reihe) (\d{1,3})(?![\p{L}\d.,/])/uy

function numberedTerm(folded: string, at: number): Term | undefined {
  const match = matchAt(NUMBERED, folded, at)
  if (!match) return undefined
  const [text, kind = '', number = ''] = match
  // Words of a single digit are not looked for.
  const words = wordsOf(kind === 'style' ? kind : `series ${number}`)
  return { start: at, end: at + text.length, text, note: null, readings: [{ kind: 'words', words }] }
}

/** Reads what is counted or numbered and not measured: 'teeth 20', '4 flutes', '90°', 'style 2'; undefined if nothing is. */
export function readCount(folded: string, at: number, isBracket: boolean): Term | undefined {
  return (
    countTerm(folded, at) ??
    flutesTerm(folded, at) ??
    angleTerm(folded, at, isBracket) ??
    (beginsAt(folded, at) ? numberedTerm(folded, at) : undefined)
  )
}

const PIECES =
  /(?:qty|quantity|menge|anzahl|pack of|box of|bag of|lot of)[ .:]{0,2}(?:\d{1,3}(?:[.,']\d{3}){1,2}|\d{1,7})|(?:\d{1,3}(?:[.,']\d{3}){1,2}|\d{1,7}) ?(?:pcs?|pieces?|stk|stck|stuck|stueck|off|ea|each|units?|er[- ]pack|packs?|box(?:es)?|pk)(?![a-z\d])\.?|\d{1,5} ?x (?=m ?\d+ ?(?:x|\p{L}{3}))|\d{1,5}x (?=m ?\d)|\d{1,5} (?=m ?\d{1,3} ?[x×*] ?\d)/uy

/** '50 stainless M8 washers': a number that begins a query, with a word behind it. */
const PIECES_FIRST = /\d{1,5} (?=\p{L}{3,})/uy
/** 'DIN 7 m6 5x20': a tolerance before the size of a pin. */
const TOLERANCE = /[mh] ?(?:6|8|11) (?=\d{1,2}(?:[.,]\d)? ?[x×*] ?\d)/y
/** '4 bolts M8 60 mm long', and behind it all: 'M5 x 16 cap heads x 50'. */
const PIECES_OF_MANY =
  /\d{1,5} (?=(?:bolts|screws|nuts|washers|studs|rods|bearings|pins|rivets|schrauben|muttern|scheiben|bolzen)(?!\p{L}))|x ?\d{1,5}$/uy
/** '1000 M5 nuts': what has no length has no M5 x 1000. */
const PIECES_OF_THREAD = /\d{1,5} (?=m ?\d)/y

/**
 * Where a number ends that begins here and says nothing of a part: of pieces, '100 pcs', '1,000 pcs', 'pack of 50', '4 x M8x40', or the
 * tolerance of a pin; undefined if there is none. No size is one.
 */
export function endOfPieces(
  folded: string,
  at: number,
  { isThreaded, hasThread, isNut, isWasher, isPlain }: Subject,
): number | undefined {
  const tolerance = isPlain && beginsAt(folded, at) ? matchAt(TOLERANCE, folded, at) : null
  if (tolerance) return at + tolerance[0].length
  if (isNut || isWasher) {
    const ofThread = at === 0 ? matchAt(PIECES_OF_THREAD, folded, at) : null
    if (ofThread) return at + ofThread[0].length
  }
  const first = at === 0 && isThreaded && hasThread ? matchAt(PIECES_FIRST, folded, at) : null
  const ofMany = hasThread && beginsAt(folded, at) && at > 0 ? matchAt(PIECES_OF_MANY, folded, at) : null
  if (ofMany) return at + ofMany[0].length
  const isNamed = first && (LEXICON.has(first[0].trim()) || isStandardNumber(first[0].trim()))
  const match = matchAt(PIECES, folded, at) ?? (isNamed ? null : first)
  return match ? at + match[0].length : undefined
}
