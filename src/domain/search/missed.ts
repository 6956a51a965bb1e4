import type { MissedOutcome } from '#contract/desk/missed-searches.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import { findAsker } from '#db/asker.ts'

/** What a search came to that did not find what was asked for. */
interface Missed {
  readonly outcome: MissedOutcome
  /** What was shown instead. */
  readonly shown: string
}

/** Words that were searched and not found, so many times since they were last written down. */
export interface CountedMiss extends Missed {
  readonly words: string
  readonly times: number
  readonly lastAt: Date
}

const MAX_CHARACTERS = 80
const MAX_WORDS = 8
const MAX_SHOWN = 200
const MOST_SHOWN = 3
/** Of so many words it is known that they find nothing, and so many are counted until they are written down; more are let go. */
const MOST_KNOWN = 2_000
const MOST_COUNTED = 500

/**
 * Counts what is searched and not found, in memory and off the path of requests: a worker writes it down (`keepMissed`). Answers of searches
 * are cached, so what a search came to is learned when it is made, and counted when it is asked.
 */
export class MissedSearches {
  readonly #known = new Map<string, Missed>()
  readonly #counts = new Map<string, CountedMiss>()

  /** Learns what a search for these words came to. */
  learn(query: string, answer: Pick<SearchAnswer, 'total' | 'missing' | 'instead' | 'understood'>): void {
    const words = wordsToCount(query)
    if (words === undefined) return
    this.#known.delete(words)
    const missed = missedBy(answer)
    if (!missed) return
    this.#known.set(words, missed)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest)
  }

  /** Counts a search for these words, if it is known to miss; not one of the shop's own, which asks itself when it starts. */
  count(query: string, lastAt: Date): void {
    if (findAsker()?.kind === 'worker') return
    const words = wordsToCount(query)
    const missed = words === undefined ? undefined : this.#known.get(words)
    if (words === undefined || !missed) return
    this.#add({ words, ...missed, times: 1, lastAt })
  }

  /** All that was counted, which begins anew. */
  take(): readonly CountedMiss[] {
    const counted = [...this.#counts.values()]
    this.#counts.clear()
    return counted
  }

  /** Takes back what could not be written down. */
  giveBack(counted: readonly CountedMiss[]): void {
    for (const each of counted) this.#add(each)
  }

  #add(more: CountedMiss): void {
    const before = this.#counts.get(more.words)
    if (!before && this.#counts.size >= MOST_COUNTED) return
    this.#counts.set(more.words, { ...more, times: (before?.times ?? 0) + more.times })
  }
}

/** An order number, a phone number, an account: written with spaces or without. */
const LONG_NUMBER = /\d{7}/
const PHONE_OR_ACCOUNT = /(?<!\d)[+0]\d{7}|\d{12}/

/** The words of a query as they are counted; undefined if they may be about somebody, or are more than a search for a part has. */
export function wordsToCount(query: string): string | undefined {
  const words = query
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{C}\p{Z}]/gu, ' ')
    .split(' ')
    .filter(word => word !== '')
  const text = words.join(' ')
  if (text === '' || text.length > MAX_CHARACTERS || words.length > MAX_WORDS) return undefined
  const bare = text.replaceAll(/[ ()/.-]/g, '')
  return text.includes('@') || LONG_NUMBER.test(text) || PHONE_OR_ACCOUNT.test(bare) ? undefined : text
}

function missedBy({
  total,
  missing,
  instead,
  understood,
}: Pick<SearchAnswer, 'total' | 'missing' | 'instead' | 'understood'>): Missed | undefined {
  if (missing) return { outcome: 'not-made', shown: list(missing.nearest.map(({ name }) => name)) }
  if (total === 0) return { outcome: 'nothing', shown: list(instead) }
  const leftOut = understood.filter(({ isFound }) => !isFound)
  return leftOut.length > 0 ? { outcome: 'mended', shown: list(leftOut.map(({ text }) => text)) } : undefined
}

const list = (all: readonly string[]) => all.slice(0, MOST_SHOWN).join('; ').slice(0, MAX_SHOWN)
