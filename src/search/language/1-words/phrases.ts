import { wordsOf } from './words.ts'

/** Phrases by their first word, the longer ones first. */
export type Phrasebook<Entry> = ReadonlyMap<
  string,
  readonly { readonly words: readonly string[]; readonly entry: Entry }[]
>

/** A phrasebook of what may be written for each entry; separators, case and plurals make no difference. */
export function phrasebook<Entry>(
  entries: readonly Entry[],
  writtenOf: (entry: Entry) => readonly string[],
): Phrasebook<Entry> {
  const book = new Map<string, { words: readonly string[]; entry: Entry }[]>()
  for (const entry of entries)
    for (const written of writtenOf(entry)) {
      const words = wordsOf(written)
      const [first] = words
      if (first === undefined) continue
      book.set(first, [...(book.get(first) ?? []), { words, entry }])
    }
  for (const phrases of book.values()) phrases.sort((a, b) => b.words.length - a.words.length)
  return book
}

/** The longest phrase that begins with the word at `index`; `length` is how many words it has. */
export function phraseAt<Entry>(
  book: Phrasebook<Entry>,
  words: readonly string[],
  index: number,
): { readonly entry: Entry; readonly length: number } | undefined {
  const found = book
    .get(words[index] ?? '')
    ?.find(phrase => phrase.words.every((word, offset) => words[index + offset] === word))
  return found && { entry: found.entry, length: found.words.length }
}

/** Phrases of several words that these, the last half typed, begin, the shortest first: 'rivet n' begins 'rivet nut'. */
export function phrasesBegun<Entry>(book: Phrasebook<Entry>, words: readonly string[]): readonly Entry[] {
  const [first = '', ...others] = words
  if (others.length === 0) return []
  const begins = ({ words: [, ...rest] }: { readonly words: readonly string[] }) =>
    others.every((word, index) =>
      index === others.length - 1 ? rest[index]?.startsWith(word) : rest[index] === word,
    )
  const found = book.get(first)?.filter(begins) ?? []
  return [...new Set(found.map(({ entry }) => entry).reverse())]
}
