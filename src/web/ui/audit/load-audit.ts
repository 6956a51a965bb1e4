import type { AuditEvent } from '#contract/audit.ts'
import { CallError, calls, toCallError } from '../../client.ts'
import { readPageOfMany } from '../../page-of-many.ts'
import type { AuditSearch } from './audit-search.ts'

const PAGE_SIZE = '50'

export interface AuditList {
  readonly events: AuditEvent[]
  /** How many rows match, on all pages together. */
  readonly total: number
  /** After which row the next page begins; undefined on the last one. */
  readonly next: string | undefined
}

/** One page of the audit trail. */
export async function loadAudit({ after, ...filter }: AuditSearch): Promise<AuditList> {
  const query = { ...filter, limit: PAGE_SIZE, cursor: after }
  const answer = await calls.audit.$get({ query }).catch(() => {
    throw new CallError(0)
  })
  if (!answer.ok) throw await toCallError(answer)
  return {
    events: await answer.json(),
    ...readPageOfMany(answer.headers),
  }
}
