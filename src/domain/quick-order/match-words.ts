import { setImmediate as breathe } from 'node:timers/promises'
import type { Shelf } from '#search/shelf/shelf.ts'
import { askShelf, type ShelfAnswer } from './ask-shelf.ts'
import type { ReadLine } from './line-reading.ts'

/** What the words of a line mean, with the quantity of the reading that says so. */
export interface WordMatch extends ShelfAnswer {
  readonly quantity: number | null
}

/** How long other work may have to wait, in ms. */
const SLICE_MS = 8
/** How many queries of a line are asked. */
const MAX_QUERIES = 3

/** The clearer an answer, the better. */
const CLARITY = { sized: 2, understood: 1, vague: 0 } as const

/**
 * Returns a function that finds what the words of a line mean: the first reading that is understood with a size, else the one that is
 * understood best. What is asked twice is searched once, and other work goes on in between.
 */
export function createWordMatcher(shelf: Shelf): (line: ReadLine) => Promise<WordMatch> {
  const answers = new Map<string, ShelfAnswer>()
  let sliceBegan = performance.now()

  async function ask(query: string): Promise<ShelfAnswer> {
    const known = answers.get(query)
    if (known) return known
    if (performance.now() - sliceBegan > SLICE_MS) {
      await breathe()
      sliceBegan = performance.now()
    }
    const answer = askShelf(shelf, query)
    answers.set(query, answer)
    return answer
  }

  return async ({ readings }) => {
    const questions = readings
      .flatMap(({ queries, quantity, isWhole }) => queries.map(query => ({ query, quantity, isWhole })))
      .slice(0, MAX_QUERIES)
    let best: WordMatch | undefined
    for (const { query, quantity, isWhole } of questions) {
      const answer = { ...(await ask(query)), quantity }
      const { exact, candidates, clarity } = answer
      if (exact !== undefined) return answer
      if (!best || isBetter(answer, best)) best = answer
      if (candidates.length > 0 && (clarity === 'sized' || (isWhole && clarity === 'understood'))) break
    }
    return best ?? NOTHING
  }
}

function isBetter(one: WordMatch, other: WordMatch): boolean {
  if (one.candidates.length === 0 || other.candidates.length === 0)
    return other.candidates.length < one.candidates.length
  return CLARITY[one.clarity] > CLARITY[other.clarity]
}

const NOTHING: WordMatch = {
  exact: undefined,
  candidates: [],
  understood: [],
  clarity: 'vague',
  quantity: null,
}
