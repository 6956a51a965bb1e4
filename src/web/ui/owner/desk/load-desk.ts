import type { Alert } from '#contract/desk/alerts.ts'
import type { Desk } from '#contract/desk/desk.ts'
import { answerOf, CallError, calls } from '../../../client.ts'

/** What waits; undefined if it cannot be told now: the pages around it do without. */
export const loadDesk = (): Promise<Desk | undefined> => orNothing(answerOf(calls.desk.$get()))

/** What is wrong with the shop; undefined if it cannot be told now. */
export const loadAlerts = (): Promise<Alert[] | undefined> => orNothing(answerOf(calls.alerts.$get()))

const orNothing = <Loaded>(loading: Promise<Loaded>): Promise<Loaded | undefined> =>
  loading.catch((error: unknown) => {
    if (error instanceof CallError) return undefined
    throw error
  })
