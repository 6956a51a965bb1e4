import type { Desk } from '#contract/desk/desk.ts'
import { answerOf, CallError, calls } from '../../../client.ts'

/** What waits; undefined if it cannot be told now: the pages around it do without. */
export function loadDesk(): Promise<Desk | undefined> {
  return answerOf(calls.desk.$get()).catch((error: unknown) => {
    if (error instanceof CallError) return undefined
    throw error
  })
}
