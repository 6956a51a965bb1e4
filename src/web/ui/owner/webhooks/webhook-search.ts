import { webhookStates } from '#contract/outgoing-webhooks/kinds.ts'
import { readId, readSearch, type SearchOf } from '../../../search-params.ts'

/** Parses the address of the webhooks: in which state, of which endpoint, and the message after which the page starts. */
export const readWebhookSearch = readSearch({
  state: value => webhookStates.find(state => state === value),
  endpoint: readId,
  after: readId,
})
export type WebhookSearch = SearchOf<typeof readWebhookSearch>
