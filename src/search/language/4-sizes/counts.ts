import type { Reading, Term } from '../../understanding.ts'
import { beginsAt, matchAt } from '../1-words/scan.ts'
import { wordsOf } from '../1-words/words.ts'

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

/** Nuts of style 2 are those that the catalogue calls high: ISO 4033, ISO 7041. */
const STYLES: ReadonlyMap<string, string> = new Map([['2', 'style high']])

function numberedTerm(folded: string, at: number): Term | undefined {
  const match = matchAt(NUMBERED, folded, at)
  if (!match) return undefined
  const [text, kind = '', number = ''] = match
  // Words of a single digit are not looked for.
  const words = wordsOf(kind === 'style' ? (STYLES.get(number) ?? kind) : `series ${number}`)
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
