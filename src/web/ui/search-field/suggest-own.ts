import type { Suggestion } from '#contract/search.ts'
import { answerOf, calls } from '../../client.ts'

const MOST = '3'

/** The parts that the signed-in person calls by a number that contains this, whatever its case, spaces and dashes. */
export async function suggestOwn(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const query = { q: q.slice(0, 60), limit: MOST }
  const { partNumbers } = await answerOf(calls['part-number'].$get({ query }, { init: { signal } }))
  return partNumbers
    .filter(({ number }) => plain(number).includes(plain(q)))
    .map(({ _id, number, name, sku, category, family }) => ({
      kind: 'size',
      text: name,
      detail: `Your number ${number}`,
      query: null,
      category,
      family,
      _id,
      sku,
      image: null,
      count: 1,
    }))
}

const plain = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, '')
