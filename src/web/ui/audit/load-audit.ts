import type { AuditEvent } from '#contract/audit.ts'
import { calls, type Page, pageOf } from '../../client.ts'
import { isAction } from './action-labels.ts'
import type { AuditSearch } from './audit-search.ts'

const PAGE_SIZE = '50'

/** One page of the audit trail. An action that does not exist is ignored. */
export function loadAudit({ after, action, ...filter }: AuditSearch): Promise<Page<AuditEvent>> {
  const known = isAction(action) ? action : undefined
  return pageOf(calls.audit.$get({ query: { ...filter, action: known, limit: PAGE_SIZE, cursor: after } }))
}
