import type { ContactMessage } from '#contract/contact.ts'
import { calls, type Page, pageOf } from '../../client.ts'

const PAGE_SIZE = '20'

/** One page of visitors' messages, newest first. */
export function loadMessages(after: string | undefined): Promise<Page<ContactMessage>> {
  return pageOf(calls.contact.$get({ query: { limit: PAGE_SIZE, cursor: after } }))
}
