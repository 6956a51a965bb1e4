import { setImmediate as breathe } from 'node:timers/promises'
import type { Shelf } from '#search/shelf/kept/shelf.ts'
import type { ReadLine } from '../list-reading/line-reading.ts'
import { askShelf, type ShelfAnswer } from './ask-shelf.ts'

/** What the words of a line mean, with the quantity of the reading that says so. */
interface WordMatch extends ShelfAnswer {
  readonly quantity: number | null
  readonly isPacks: boolean
}

/** How long other work may have to wait, in ms, and for how many questions. */
const SLICE_MS = 8
const MOST_IN_SLICE = 10
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
  let inSlice = 0

  async function ask(query: string): Promise<ShelfAnswer> {
    const known = answers.get(query)
    if (known) return known
    if (inSlice === MOST_IN_SLICE || performance.now() - sliceBegan > SLICE_MS) {
      await breathe()
      sliceBegan = performance.now()
      inSlice = 0
    }
    inSlice += 1
    const answer = askShelf(shelf, query)
    answers.set(query, answer)
    return answer
  }

  return async ({ readings }) => {
    const questions = readings
      .flatMap(({ queries, ...reading }) => queries.map(query => ({ ...reading, query })))
      .slice(0, MAX_QUERIES)
    let best: WordMatch | undefined
    for (const { query, quantity, isPacks = false, isWhole } of questions) {
      const answer = { ...(await ask(query)), quantity, isPacks }
      const { exact, candidates, clarity, unknownSku } = answer
      // An SKU that is not known is no reason to look for its pieces in other readings.
      if (exact !== undefined || unknownSku !== null) return answer
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
  isPacks: false,
  unknownSku: null,
}
