import type { AuditEvent } from '#contract/audit/audit.ts'
import { actionLabels } from '../audit/action-labels.ts'
import { describeFact, labelFact } from '../products/fact-words.ts'
import { describeReason } from './reason-words.ts'

/** A fact that has changed, in words. */
interface ChangeWords {
  readonly label: string
  readonly from: string
  readonly to: string
}

/** What happened to a product, in words. */
export interface EventWords {
  readonly what: string
  readonly changes: readonly ChangeWords[]
}

const labels: Readonly<Record<string, string>> = actionLabels

/** Describes what an entry of the history has changed: every fact that it contains before and after. */
export function describeEvent({
  action,
  before,
  after,
}: Pick<AuditEvent, 'action' | 'before' | 'after'>): EventWords {
  const names = Object.keys(after ?? {}).filter(name => before && Object.hasOwn(before, name))
  return {
    what: [labels[action] ?? action, ...describeMovement(after)].join(', '),
    changes: names.map(name => describeChange(name, before?.[name], after?.[name])),
  }
}

function describeChange(name: string, before: unknown, after: unknown): ChangeWords {
  const from = describeFact(name, before)
  const to = describeFact(name, after)
  // Lists and long texts are shortened: the difference may be in the part left out.
  return { label: labelFact(name), from, to: from === to ? `${to} (changed)` : to }
}

/** Why stock was moved, of which lot, and the note. */
function describeMovement(after: AuditEvent['after']): string[] {
  const { reason, lot, note } = after ?? {}
  return [
    ...(typeof reason === 'string' ? [describeReason(reason).toLowerCase()] : []),
    ...(typeof lot === 'string' ? [`lot ${lot}`] : []),
    ...(typeof note === 'string' && note !== '' ? [`“${note}”`] : []),
  ]
}
