import type { ContactMessage } from '#contract/contact.ts'
import { CallError, calls, toCallError } from '../../client.ts'
import { readPageOfMany } from '../../page-of-many.ts'

const PAGE_SIZE = '20'

export interface MessageList {
  readonly messages: ContactMessage[]
  /** How many there are on all pages together. */
  readonly total: number
  /** After which message the next page begins; undefined on the last one. */
  readonly next: string | undefined
}

/** One page of what visitors wrote, newest first. */
export async function loadMessages(after: string | undefined): Promise<MessageList> {
  const query = { limit: PAGE_SIZE, cursor: after }
  const answer = await calls.contact.$get({ query }).catch(() => {
    throw new CallError(0)
  })
  if (!answer.ok) throw await toCallError(answer)
  return {
    messages: await answer.json(),
    ...readPageOfMany(answer.headers),
  }
}
