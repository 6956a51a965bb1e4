import { and, count, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/audit/audit.ts'
import type { Transaction } from '#db/client.ts'
import { auditEvents } from '#db/schema.ts'
import { type Context, newId } from './context.ts'
import { partOf } from './like-pattern.ts'
import { may, requireRight } from './rights.ts'

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
  /** Part of the actor's email address, of the person or object affected, or of the customer an admin acted for. */
  readonly person?: string | undefined
  /** Exactly the person or object affected. */
  readonly subject?: string | undefined
  /** Days in UTC as YYYY-MM-DD; the last one is included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface AuditPage {
  readonly events: AuditRow[]
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
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(auditEvents)
      .where(and(matching, page.after === undefined ? undefined : isAfter(page.after)))
      .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
      .limit(page.limit + 1),
    ctx.db.select({ hits: count() }).from(auditEvents).where(matching),
  ])
  const events = rows.slice(0, page.limit)
  return {
    events,
    total: total[0]?.hits ?? 0,
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
  const { createdAt, actorEmail, subject } = auditEvents
  return [
    action && eq(auditEvents.action, action),
    exactly === undefined ? undefined : eq(subject, exactly),
    person ? or(...[actorEmail, subject, CUSTOMER].map(named => ilike(named, partOf(person)))) : undefined,
    from === undefined ? undefined : gte(createdAt, new Date(from)),
    to === undefined ? undefined : lt(createdAt, new Date(Date.parse(to) + DAY_MS)),
  ]
}

/** The fact by which `order-life/by-shop.ts` names for whom an admin acted. */
const CUSTOMER = sql`${auditEvents.after} ->> 'customer'`

const DAY_MS = 24 * 60 * 60 * 1000

function isAfter(cursor: string): SQL {
  const { createdAt, id } = auditEvents
  return sql`(${createdAt}, ${id}) < (select ${createdAt}, ${id} from ${auditEvents} where ${id} = ${cursor})`
}
