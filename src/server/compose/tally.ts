import { Visits } from '#domain/desk/visits.ts'
import { MissedSearches } from '#domain/search/missed.ts'

/** What has happened in this process since it began, of what is counted. */
export class Tally {
  /** Events of the card service that were processed, and how long all of them had waited, in ms. */
  webhooks = 0
  webhookLagMs = 0
  declines = 0
  /** Webhooks of the shop's own, each attempt. */
  outgoingSent = 0
  outgoingFailed = 0
  failedSignIns = 0
  /** Since they were last written down. */
  readonly missedSearches = new MissedSearches()
  readonly visits = new Visits()
}
