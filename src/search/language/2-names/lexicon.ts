import { type Phrasebook, phraseAt, phrasebook } from '../1-words/phrases.ts'
import { wordsOf } from '../1-words/words.ts'
import { FILLERS } from '../tables/fillers.ts'
import { FOREIGN_NAMES, NAMES, type NameRow, NOT_MADE } from '../tables/names.ts'
import { QUALITIES } from '../tables/qualities.ts'
import type { Quality } from '../tables/quality.ts'
import { distanceOf, letterBits, mayBeNear, mistakes } from './distance.ts'
import { Remembered } from './remembered.ts'

/** What a part is called in the catalogue. */
interface Name {
  readonly kind: 'name'
  /** As a person is shown it: 'hex key'. */
  readonly text: string
  /** The words that it may have in the catalogue, the usual ones first; of what is not made, what is nearest has them. */
  readonly called: readonly (readonly string[])[]
  readonly isMade: boolean
}

/** 'circlip for shafts' says circlip and shaft. */
function saidBy(name: string): readonly string[] {
  return wordsOf(name).filter(word => !FILLERS.has(word))
}

export type Entry = Name | (Quality & { readonly kind: 'quality' })

interface Written<Of> {
  readonly entry: Of
  readonly written: readonly string[]
}

function entriesOf(rows: readonly NameRow[]): readonly Written<Name>[] {
  return rows.map(({ called, written }) => {
    const [before = '', after] = called.split(': ')
    const names = (after ?? before).split(' | ')
    const text = after === undefined ? (names[0] ?? '') : before
    const entry: Name = { kind: 'name', text, called: names.map(saidBy), isMade: true }
    return { entry, written: [text, ...written] }
  })
}

const NOT_MADE_ENTRIES = NOT_MADE.map(({ asked, nearest, written }): Written<Name> => {
  const called = nearest.split(' | ').filter(Boolean).map(saidBy)
  return { entry: { kind: 'name', text: asked, called, isMade: false }, written: [asked, ...written] }
})
const NAME_ENTRIES = [...entriesOf(NAMES), ...NOT_MADE_ENTRIES]
/** With and without what links their words: 'ressort de compression', 'ressort compression'. */
const FOREIGN_ENTRIES = entriesOf(FOREIGN_NAMES).map(({ entry, written: [, ...written] }) => ({
  entry,
  written: [...written, ...written.map(each => saidBy(each).join(' '))],
}))
const QUALITY_ENTRIES = QUALITIES.map(quality => ({
  entry: { ...quality, kind: 'quality' as const },
  written: quality.written,
}))

/** All phrases with a meaning of their own. Of equal ones, the name of a part is found before a quality. */
export const LEXICON: Phrasebook<{ readonly entry: Entry }> = bookOf([
  ...NAME_ENTRIES,
  ...QUALITY_ENTRIES,
  ...FOREIGN_ENTRIES,
])
/** What is written in English and German: into these words, mistakes are mended. */
const NATIVE = bookOf([...NAME_ENTRIES, ...QUALITY_ENTRIES])

function bookOf(entries: readonly Written<Entry>[]): Phrasebook<Written<Entry>> {
  return phrasebook(entries, ({ written }) => written)
}

function wordsIn(book: Phrasebook<unknown>): readonly string[] {
  return [...book.values()].flatMap(phrases => phrases.flatMap(({ words }) => words))
}

/** Every word that occurs in a phrase, and the fillers. */
export const LEXICON_WORDS: ReadonlySet<string> = new Set([...FILLERS, ...wordsIn(LEXICON)])
const NATIVE_WORDS: ReadonlySet<string> = new Set([...FILLERS, ...wordsIn(NATIVE)])

/** Whether a word is one of another language than English and German. */
export function isForeign(word: string): boolean {
  return LEXICON_WORDS.has(word) && !NATIVE_WORDS.has(word)
}

/** Words of letters that stand for something by themselves: into these, compounds are taken apart. */
const WHOLE_PHRASES = singleWordsOf(NATIVE)

function singleWordsOf(book: Phrasebook<unknown>): ReadonlySet<string> {
  const isSingle = ({ words }: { readonly words: readonly string[] }) => words.length === 1
  return new Set([...book].filter(([, phrases]) => phrases.some(isSingle)).map(([word]) => word))
}

const MENDABLE = [...NATIVE_WORDS]
  .filter(word => /^[a-z]{4,}$/.test(word))
  .map(word => ({ word, letters: letterBits(word) }))
const mended = new Remembered<readonly string[]>()

/** The words of the lexicon that may have been meant, with one mistake, or two in a long word, the likeliest first. */
export function nearInLexicon(word: string): readonly string[] {
  return mended.of(word, () => searchLexicon(word))
}

function searchLexicon(word: string): readonly string[] {
  const limit = word.length >= 8 ? 2 : 1
  const letters = letterBits(word)
  const near: { readonly word: string; readonly mistakes: number }[] = []
  for (const known of MENDABLE) {
    if (!mayBeNear(known.letters, letters, limit) || distanceOf(word, known.word, limit) > limit) continue
    near.push({ word: known.word, mistakes: mistakes(word, known.word) })
  }
  return near.sort((one, other) => one.mistakes - other.mistakes).map(each => each.word)
}

const SHORTEST_PART = 3
const LINKS = ['', 's', 'n', 'en', 'er', 'e']

/** Takes a compound apart: 'edelstahlschraube' has 'edelstahl' and 'schraube', 'ballbearing' has 'ball' and 'bearing'. */
export function partsOfCompound(
  word: string,
  isKnown: (part: string) => boolean,
): readonly [string, string] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const tail = stemmed(word.slice(at))
    if (!WHOLE_PHRASES.has(tail)) continue
    for (const link of LINKS) {
      const head = word.slice(0, at)
      const bare = head.endsWith(link) ? head.slice(0, head.length - link.length) : ''
      if (bare.length >= SHORTEST_PART && (WHOLE_PHRASES.has(bare) || isKnown(bare))) return [bare, tail]
    }
  }
  return undefined
}

function stemmed(word: string): string {
  return wordsOf(word)[0] ?? word
}

const SINGLE_WORDS = [...singleWordsOf(LEXICON)]
const MOST_COMPLETIONS = 4

/** What single words of the lexicon begin like this, names of parts before qualities: the last word may be half typed. */
export function completionsOf(beginning: string): readonly Entry[] {
  const words = SINGLE_WORDS.filter(word => word.startsWith(beginning))
  const entries = words.flatMap(
    word => LEXICON.get(word)?.find(phrase => phrase.words.length === 1)?.entry.entry ?? [],
  )
  const order = (entry: Entry) => (isNative(entry) ? (entry.kind === 'name' ? 0 : 1) : 2)
  const made = entries.filter(entry => entry.kind === 'quality' || entry.isMade)
  return [...new Set(made)].sort((one, other) => order(one) - order(other)).slice(0, MOST_COMPLETIONS)
}

const NATIVE_ENTRIES: ReadonlySet<Entry> = new Set(
  [...NAME_ENTRIES, ...QUALITY_ENTRIES].map(({ entry }) => entry),
)

/** Whether it is written in English or German. */
export function isNative(entry: Entry): boolean {
  return NATIVE_ENTRIES.has(entry)
}

/** Whether it is the English or German name of a part that is made. */
export function isMadeName(entry: Entry): boolean {
  return entry.kind === 'name' && entry.isMade && isNative(entry)
}

const SHORTEST_GLUED = 3
/** Shorter words that are written behind a size. */
const SHORT_GLUED: ReadonlySet<string> = new Set(['a1', 'a2', 'a4', 'ss', 'va', 'zp', 'hm', 'zz'])
/** What is written behind a number and belongs to it. */
const UNITS: ReadonlySet<string> = new Set(
  'pcs inch inches foot feet teeth tooth deg grad stk off coils links kg nm'.split(' '),
)

/**
 * The words that a run of letters behind a size is made of, 'hex' and 'bolt' of 'hexbolt'; undefined if it is none, or belongs to the
 * number.
 */
export function wordsGlued(run: string, isKnown: (word: string) => boolean): readonly string[] | undefined {
  const lower = run.toLowerCase()
  if (UNITS.has(lower)) return undefined
  if (isGluedWord(lower, isKnown)) return [run]
  for (let at = run.length - 2; at >= 2; at -= 1) {
    if (!isGluedWord(lower.slice(0, at), isKnown)) continue
    const rest = wordsGlued(run.slice(at), isKnown)
    if (rest) return [run.slice(0, at), ...rest]
  }
  return undefined
}

function isGluedWord(word: string, isKnown: (word: string) => boolean): boolean {
  if (word.length < SHORTEST_GLUED) return SHORT_GLUED.has(word)
  const stem = stemmed(word)
  return LEXICON_WORDS.has(stem) || isKnown(stem)
}

/** Whether words are, or end in, the name of a part that is made: 'star grip', 'flanged bearing'. */
export function endInPart(words: readonly string[]): boolean {
  const whole = phraseAt(LEXICON, words, 0)
  if (whole?.length === words.length && whole.entry.entry.kind === 'name') return whole.entry.entry.isMade
  return namesPart(words.at(-1) ?? '')
}

/** Whether a word alone is the name of a part: 'bearing', also where it says what steel something is made of. */
export function namesPart(word: string): boolean {
  const entry = LEXICON.get(word)?.find(({ words }) => words.length === 1)?.entry.entry
  return entry?.kind === 'name' && entry.isMade
}
