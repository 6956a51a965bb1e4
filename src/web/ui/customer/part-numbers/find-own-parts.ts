import { normalisePartNumber } from '#contract/part-numbers/normalise.ts'
import type { PartNumber } from '#contract/part-numbers/part-numbers.ts'
import { answerOf, calls } from '../../../client.ts'

const MOST = '3'

/** The products that the signed-in person calls by a number that contains this. */
export async function findOwnParts(q: string, signal?: AbortSignal): Promise<readonly PartNumber[]> {
  const wanted = normalisePartNumber(q)
  if (wanted === '') return []
  const query = { q: q.slice(0, 60), limit: MOST }
  const { partNumbers } = await answerOf(calls['part-number'].$get({ query }, signal && { init: { signal } }))
  return partNumbers.filter(({ number }) => normalisePartNumber(number).includes(wanted))
}
