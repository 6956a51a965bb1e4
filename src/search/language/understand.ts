import type { Term, Understanding, Vocabulary } from '../understanding.ts'
import { fold } from './1-words/fold.ts'
import { phraseAt } from './1-words/phrases.ts'
import { beginsAt, isAlphanumeric } from './1-words/scan.ts'
import { unglue } from './1-words/unglue.ts'
import { tokensOf } from './1-words/words.ts'
import { asHalfTyped, namesBegun } from './2-names/half-typed.ts'
import { phraseInterrupted } from './2-names/interrupted.ts'
import { phraseInverted } from './2-names/inverted.ts'
import { LEXICON, wordsGlued } from './2-names/lexicon.ts'
import { mendWords, type QueryWord } from './2-names/mend.ts'
import { subjectOf } from './2-names/subject.ts'
import { phraseTerm, wordTerm } from './2-names/word-terms.ts'
import { readCode } from './3-codes/codes.ts'
import { readDrive } from './3-codes/drives.ts'
import { readNumberTerm } from './3-codes/number-terms.ts'
import { readReversedStandard, readStandard, standardTerm, withContinuations } from './3-codes/standards.ts'
import { readBounds } from './4-sizes/bounds.ts'
import { readCount } from './4-sizes/counts.ts'
import { endOfPieces } from './4-sizes/pieces.ts'
import { readSizeTerm } from './4-sizes/size-terms.ts'
import { readPurposes } from './5-purposes/purposes.ts'
import { FILLERS, FOREIGN_FILLERS } from './tables/fillers.ts'

const SIGNS = '#ø.½¼¾⅛⅜⅝⅞<>≤≥€'
/** What is written in quotes, '"M8x40"', has no inches behind it. */
const QUOTED = /(?<=^|[ (,;])"(?! )([^"]*)(?<! )"(?=$|[ ),;])/g

/**
 * What a query means: sizes, standards, qualities, codes and names of parts, in whatever order and writing. Typing mistakes are mended
 * by the words of the catalogue. What says nothing of a part is left out: 'for', '100 pcs'. Read in stages, each in its folder: words,
 * names, codes, sizes; at last what they say together. `isHalfTyped`: the last word may go on.
 */
export function understand(
  written: string,
  vocabulary: Vocabulary,
  { isHalfTyped = false } = {},
): Understanding {
  const { text, placeOf } = unglue(written, run => wordsGlued(run, word => vocabulary.hasWhole(word)))
  const terms = understandWords(text, vocabulary, isHalfTyped)
  return { terms: terms.map(term => ({ ...term, start: placeOf(term.start), end: placeOf(term.end) })) }
}

function understandWords(text: string, vocabulary: Vocabulary, isHalfTyped: boolean): readonly Term[] {
  const folded = fold(text).replaceAll(QUOTED, ' $1 ')
  const words = mendWords(tokensOf(text), vocabulary, isHalfTyped)
  const subject = subjectOf(folded, words)
  const terms: Term[] = []
  /** Where words stand that belong to a name before them. */
  const said = new Set<number>()
  let at = 0
  let index = 0
  while (at < folded.length) {
    while (index < words.length && (words[index]?.end ?? 0) <= at) index += 1
    if (!isAlphanumeric(folded[at]) && !SIGNS.includes(folded.charAt(at))) {
      at += 1
      continue
    }
    const read = readAt(at)
    terms.push(...read.terms)
    at = Math.max(read.end, at + 1)
  }
  return readPurposes(terms, folded)

  function readAt(start: number): { readonly terms: readonly Term[]; readonly end: number } {
    const pieces = endOfPieces(folded, start, subject)
    if (pieces !== undefined) return { terms: [], end: pieces }
    const bounds = beginsAt(folded, start) ? readBounds(folded, start) : undefined
    if (bounds) return only(bounds)
    const code = readCode(folded, start, subject.isBearing)
    if (code) return code
    const drive = beginsAt(folded, start) ? readDrive(folded, start, subject) : undefined
    if (drive) return only(drive)
    const standard = readStandard(folded, start) ?? readReversedStandard(folded, start)
    if (standard)
      return only(standardTerm(start, goesOn(standard.end) ? withContinuations(standard) : standard))
    const count = readCount(folded, start, subject.isBracket)
    if (count) return only(count)
    return readWordsAt(start)
  }

  function readWordsAt(start: number): { readonly terms: readonly Term[]; readonly end: number } {
    const following = wordsFrom(start)
    const rest = following[0]?.start === start ? following : []
    if (said.has(start)) return { terms: [], end: rest[0]?.end ?? start + 1 }
    const typed = rest.map(({ word }) => word)
    const isEnd = index + rest.length === words.length
    const whole = phraseInverted(folded, rest) ?? phraseAt(LEXICON, typed, 0)
    const around = phraseInterrupted(rest)
    if (around && around.first.length >= (whole?.length ?? 0)) {
      for (const word of around.rest) said.add(word.start)
      const end = around.first.at(-1)?.end ?? start
      const found = { words: around.first, text: text.slice(start, end) }
      return only(phraseTerm(found, [around.entry], vocabulary))
    }
    const begun = isEnd && whole?.length !== typed.length ? namesBegun(typed) : []
    const [entry, ...others] = begun.length > 0 ? begun : whole ? [whole.entry.entry] : []
    const length = begun.length > 0 ? typed.length : (whole?.length ?? 0)
    const phraseEnd = entry ? (rest[length - 1]?.end ?? start) : start
    const size = readSizeTerm(folded, start, subject)
    const number = size && !size.isBare ? undefined : readNumberTerm(folded, start, size?.term, subject)
    const numeric = number ?? size?.term
    if (entry && phraseEnd >= (numeric?.end ?? 0)) {
      const found = { words: rest.slice(0, length), text: text.slice(start, phraseEnd) }
      const term = phraseTerm(found, [entry, ...others], vocabulary)
      if (numeric?.end !== phraseEnd)
        return only(goesOn(phraseEnd) ? asHalfTyped(term, typed.slice(0, length), entry) : term)
      // 'M25' is a grade of carbide and 'M35' one of HSS, but of anything else than a tool a thread.
      const isThread = /^m\d/.test(folded.slice(start, phraseEnd)) && !subject.isPlain
      const [likely, other] = isThread ? [numeric, term] : [term, numeric]
      return only({ ...likely, readings: [...likely.readings, ...other.readings] })
    }
    if (numeric)
      return { terms: [numeric], end: isHalfTyped ? endOfHalfTyped(folded, numeric.end) : numeric.end }
    const [word] = rest
    if (!word) return { terms: [], end: start + 1 }
    const isWord = text.slice(word.start, word.end).includes('-') || /\d/.test(word.word)
    const isFiller = FILLERS.has(word.word) && !(goesOn(word.end) && FOREIGN_FILLERS.has(word.word))
    if (!isWord && (isFiller || word.word.length === 1)) return { terms: [], end: word.end }
    const isLast = index === words.length - 1
    return only(wordTerm(word, text.slice(word.start, word.end), isLast, vocabulary))
  }

  /** Whether more may be typed behind this place. */
  function goesOn(end: number): boolean {
    return isHalfTyped && end === folded.length
  }

  /** The next words; of one that a term has ended in, the rest. */
  function wordsFrom(start: number): readonly QueryWord[] {
    const next = words.slice(index, index + LONGEST_PHRASE)
    const [first, ...others] = next
    if (!first || first.start >= start) return next
    const [rest] = tokensOf(text.slice(start, first.end))
    return rest ? [{ ...first, word: rest.word, start, mistake: null }, ...others] : others
  }
}

const LONGEST_PHRASE = 8

/** '1/4-2' may become 1/4-20. */
function endOfHalfTyped(folded: string, end: number): number {
  return /^-\d?$/.test(folded.slice(end)) ? folded.length : end
}

function only(term: Term): { readonly terms: readonly Term[]; readonly end: number } {
  return { terms: [term], end: term.end }
}
