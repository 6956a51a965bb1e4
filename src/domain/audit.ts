import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/audit/audit.ts'
import { MAX_COUNTED } from '#contract/counting.ts'
import type { Transaction } from '#db/client.ts'
import { auditEvents } from '#db/schema.ts'
import { AUDIT_WORDS } from '#db/words.ts'
import { type Context, newId } from './context.ts'
import { may, requireRight } from './rights.ts'
import { readWords, toQueries } from './word-queries.ts'

export type AuditRow = typeof auditEvents.$inferSelect

type Facts = Record<string, unknown>

export interface AuditEntry {
  readonly action: AuditAction
  /** The person or object affected: an email address, or the kind of object and its id. */
  readonly subject: string
  /** Never secrets: everyone who reads the trail sees it. */
  readonly before?: Facts | undefined
  readonly after?: Facts | undefined
}

/** Who did something, when, and from where. */
export type AuditActor = Pick<Context, 'now' | 'address'> & {
  readonly actor: { readonly id: string; readonly email: string } | null
}

/** The actor of the shop's own decisions, whichever call led to them: no person and no address. */
export function shopActor({ now }: Pick<Context, 'now'>): AuditActor {
  return { actor: null, address: null, now }
}

/** Adds a row to the audit trail, in the transaction of the change it records. */
export async function recordAudit(
  tx: Pick<Transaction, 'insert'>,
  ctx: AuditActor,
  entry: AuditEntry,
): Promise<void> {
  await recordAudits(tx, ctx, [entry])
}

/** Adds many rows in one statement. */
export async function recordAudits(
  tx: Pick<Transaction, 'insert'>,
  ctx: AuditActor,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(auditEvents).values(
    entries.map(({ action, subject, before, after }) => ({
      id: newId(),
      actorId: ctx.actor?.id ?? null,
      actorEmail: ctx.actor?.email ?? null,
      action,
      subject,
      address: ctx.address,
      before: before ?? null,
      after: after ?? null,
      createdAt: ctx.now(),
    })),
  )
}

interface AuditFilter {
  readonly action?: AuditAction | undefined
  /** Words of the actor's email address, of the person or object affected, or of the customer for whom staff acted; the last may be half typed. */
  readonly person?: string | undefined
  /** Exactly the person or object affected. */
  readonly subject?: string | undefined
  /** Days in UTC as YYYY-MM-DD; the last one is included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface AuditPage {
  readonly events: AuditRow[]
  /** How many match, or `MAX_COUNTED` where there may be more. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/** The audit trail, newest first. `after` is the last id on the previous page. */
export async function listAuditEvents(
  ctx: Context,
  filter: AuditFilter,
  page: { limit: number; after?: string | undefined },
): Promise<AuditPage> {
  requireRight(ctx.actor, may.readAudit(ctx.actor))
  const matching = and(...conditions(filter))
  const counted = ctx.db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(matching)
    .limit(MAX_COUNTED)
    .as('counted')
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(auditEvents)
      .where(and(matching, page.after === undefined ? undefined : isAfter(page.after)))
      .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
      .limit(page.limit + 1),
    ctx.db.$count(counted),
  ])
  const events = rows.slice(0, page.limit)
  return {
    events,
    total,
    next: rows.length > events.length ? events.at(-1)?.id : undefined,
  }
}

/** More than anybody reads; to get more, export a shorter period at a time. */
const MAX_EXPORT = 50_000

/** The audit trail for export to a file, newest first. The export is itself audited. */
export async function exportAuditEvents(ctx: Context, filter: AuditFilter): Promise<AuditRow[]> {
  requireRight(ctx.actor, may.readAudit(ctx.actor))
  return ctx.db.transaction(async tx => {
    const rows = await tx
      .select()
      .from(auditEvents)
      .where(and(...conditions(filter)))
      .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
      .limit(MAX_EXPORT)
    const after = { rows: rows.length, ...filter }
    await recordAudit(tx, ctx, { action: 'exported', subject: 'audit trail', after })
    return rows
  })
}

function conditions({ action, person, subject: exactly, from, to }: AuditFilter): (SQL | undefined)[] {
  const { createdAt, subject } = auditEvents
  const words = readWords(person ?? '')
  return [
    action && eq(auditEvents.action, action),
    exactly === undefined ? undefined : eq(subject, exactly),
    words.length > 0 ? sql`${sql.raw(AUDIT_WORDS)} @@ ${toQueries(words).join(' & ')}::tsquery` : undefined,
    from === undefined ? undefined : gte(createdAt, new Date(from)),
    to === undefined ? undefined : lt(createdAt, new Date(Date.parse(to) + DAY_MS)),
  ]
}

const DAY_MS = 24 * 60 * 60 * 1000

function isAfter(cursor: string): SQL {
  const { createdAt, id } = auditEvents
  return sql`(${createdAt}, ${id}) < (select ${createdAt}, ${id} from ${auditEvents} where ${id} = ${cursor})`
}
