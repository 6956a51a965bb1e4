import type { Vocabulary } from '../../understanding.ts'
import { phraseAt } from '../1-words/phrases.ts'
import type { Token } from '../1-words/words.ts'
import { ABBREVIATIONS } from '../tables/abbreviations.ts'
import { isLikely, mistakes } from './distance.ts'
import { isForeign, LEXICON, LEXICON_WORDS, namesPart, nearInLexicon, partsOfCompound } from './lexicon.ts'

/** A word of a query. */
export interface QueryWord extends Token {
  /** As it was written, if it was mended: 'bering'. */
  readonly mistake: string | null
}

const SHORTEST_MENDED = 4
/** Mending looks through all known words, so that only so many are mended. */
const MOST_MENDED = 8
const LETTERS = /^\p{L}+$/u

/**
 * The words of a query with typing mistakes mended and unknown compounds taken apart. A known word stays, and so does the last
 * one if known words begin like it: it may be half typed. Abbreviations of lists are written out. What is written in another language
 * than English and German is not mended into these.
 */
export function mendWords(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  isHalfTyped = false,
): readonly QueryWord[] {
  let mended = tokens.some(isOfAnotherLanguage) ? MOST_MENDED : 0
  return tokens.flatMap((token, index): QueryWord[] => {
    const { word } = token
    const meantBy = ABBREVIATIONS.get(word)
    const isOpen = isHalfTyped && index === tokens.length - 1
    if (meantBy !== undefined && !isOpen)
      return [{ ...token, word: meantBy, written: meantBy, mistake: null }]
    const asWritten = [{ ...token, mistake: null }]
    if (word.length < SHORTEST_MENDED || !LETTERS.test(word) || isWhole(word, vocabulary)) return asWritten
    const isLast = index === tokens.length - 1
    // 'tappin' is 'tapping' before its last letter, and no pin.
    if (isLast && vocabulary.has(word)) return asWritten
    const parts = partsOfCompound(word, part => vocabulary.hasWhole(part))
    if (parts) return partTokens(token, parts)
    if ((isLast && beginsInLexicon(word)) || mended === MOST_MENDED) return asWritten
    mended += 1
    const meant = nearestOf(token, vocabulary, [tokens[index - 1]?.word, tokens[index + 1]?.word])
    return meant === undefined ? asWritten : [{ ...token, word: meant, mistake: word }]
  })
}

/** Letters that English and German do not have. */
const FOREIGN_LETTER = /[àáâãåąçćèéêëęìíîïłñńòóôõœśùúûýźż]/i

function isOfAnotherLanguage({ word, spelt }: Token): boolean {
  return isForeign(word) || FOREIGN_LETTER.test(spelt)
}

function isWhole(word: string, vocabulary: Vocabulary): boolean {
  return LEXICON_WORDS.has(word) || vocabulary.hasWhole(word)
}

function beginsInLexicon(word: string): boolean {
  for (const known of LEXICON_WORDS) if (known.startsWith(word)) return true
  return false
}

function partTokens(token: Token, [head, tail]: readonly [string, string]): QueryWord[] {
  const middle = token.start + Math.min(head.length, token.end - token.start - 1)
  return [
    { ...token, word: head, written: head, end: middle, mistake: null },
    { ...token, word: tail, written: tail, start: middle, mistake: null },
  ]
}

/**
 * The nearest word of the catalogue or of the lexicon, with or without what looks like a plural: 'stainles' has none. Of words that are
 * equally near, one that says something with its neighbour, or else names a part: 'couter sunk' is counter sunk, and no cotter; 'castr' is a
 * castor, and nothing cast.
 */
function nearestOf(
  { word, written }: Token,
  vocabulary: Vocabulary,
  [before, after]: readonly [string | undefined, string | undefined],
): string | undefined {
  const forms = word === written ? [word] : [written, word]
  const meant = forms
    .flatMap(form => [vocabulary.nearest(form), ...nearInLexicon(form)])
    .filter(each => each !== undefined)
    .filter(each => isLikely(written, each))
    .map(each => ({ word: each, mistakes: mistakes(written, each) }))
    .toSorted((a, b) => a.mistakes - b.mistakes)
  const nearest = meant.filter(each => each.mistakes === meant[0]?.mistakes)
  const isPhrase = (each: string) => saysTogether(each, after) || saysTogether(before, each)
  const likely = nearest.find(each => isPhrase(each.word)) ?? nearest.find(each => namesPart(each.word))
  return (likely ?? nearest[0])?.word
}

function saysTogether(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return phraseAt(LEXICON, [one, other], 0)?.length === 2
}
