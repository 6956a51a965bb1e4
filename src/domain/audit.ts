import { and, desc, eq, gte, ilike, lt, type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/audit/audit.ts'
import { MAX_COUNTED } from '#contract/counting.ts'
import type { Transaction } from '#db/client.ts'
import { auditEvents, users } from '#db/schema.ts'
import { type Actor, type Context, newId } from './context.ts'
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
  readonly actor: { readonly id: string; readonly email: string; readonly key?: Actor['key'] } | null
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
      actorKey: ctx.actor?.key?.name ?? null,
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
  /** Part of the email address of the actor, of the person affected, or of the customer for whom staff acted; or the whole id or number of an object. */
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
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<AuditPage> {
  requireRight(ctx.actor, may.readAudit(ctx.actor))
  const names = await findNames(ctx, filter)
  const counted = sql`(select from ${selectIds(filter, names, { limit: MAX_COUNTED })} as counted)`
  const [rows, total] = await Promise.all([
    selectEvents(ctx.db, selectIds(filter, names, { limit: limit + 1, after })),
    ctx.db.$count(counted),
  ])
  const events = rows.slice(0, limit)
  return { events, total, next: rows.length > events.length ? events.at(-1)?.id : undefined }
}

/** More than anybody reads; to get more, export a shorter period at a time. */
const MAX_EXPORT = 50_000

/** The audit trail for export to a file, newest first. The export is itself audited. */
export async function exportAuditEvents(ctx: Context, filter: AuditFilter): Promise<AuditRow[]> {
  requireRight(ctx.actor, may.readAudit(ctx.actor))
  const names = await findNames(ctx, filter)
  return ctx.db.transaction(async tx => {
    const rows = await selectEvents(tx, selectIds(filter, names, { limit: MAX_EXPORT }))
    const after = { rows: rows.length, ...filter }
    await recordAudit(tx, ctx, { action: 'exported', subject: 'audit trail', after })
    return rows
  })
}

/** What the subject of an event may be, before its id or number. */
const KINDS = [
  'order',
  'product',
  'review',
  'family',
  'quote',
  'account',
  'delivery',
  'key',
  'webhook',
] as const
/** Of so many people who have a part of an address in common the events are listed. */
const MAX_PEOPLE = 20

/** Whom or what a filter means by a person: by the whole name, and people by a part of their address; undefined: by none. */
async function findNames(ctx: Context, { person }: AuditFilter): Promise<string[] | undefined> {
  if (!person) return undefined
  const people = await ctx.db
    .select({ email: users.email })
    .from(users)
    .where(ilike(users.email, partOf(person)))
    .limit(MAX_PEOPLE)
  const objects = KINDS.map(kind => `${kind} ${person}`)
  return [...new Set([person, person.toLowerCase(), ...objects, ...people.map(({ email }) => email)])]
}

/** The fact by which `order-life/by-shop.ts` names for whom staff acted. */
const CUSTOMER = sql`${auditEvents.after} ->> 'customer'`

/**
 * The ids of the newest events that match, in no order. An index is read backwards for each name that an event has by its actor, its subject or
 * its customer: of somebody with millions of events no more are read than are asked for.
 */
function selectIds(
  filter: AuditFilter,
  names: readonly string[] | undefined,
  { limit, after }: { limit: number; after?: string | undefined },
): SQL {
  const { id, createdAt, actorEmail, subject } = auditEvents
  const others = and(...conditions(filter), after === undefined ? undefined : isAfter(after))
  const newest = (where: SQL | undefined) =>
    sql`(select ${id}, ${createdAt} from ${auditEvents} where ${where ?? sql`true`} order by ${createdAt} desc, ${id} desc limit ${limit})`
  if (!names) return newest(others)
  const named = [actorEmail, subject, CUSTOMER].map(of => newest(and(sql`${of} = name`, others)))
  return sql`(select distinct id, created_at from unnest(${sql.param([...names])}::text[]) as name
    cross join lateral (${sql.join(named, sql` union all `)}) as found order by created_at desc, id desc limit ${limit})`
}

function selectEvents(db: Pick<Transaction, 'select'>, ids: SQL): Promise<AuditRow[]> {
  const { id, createdAt } = auditEvents
  return db
    .select()
    .from(auditEvents)
    .where(sql`${id} in (select id from ${ids} as found)`)
    .orderBy(desc(createdAt), desc(id))
}

function conditions({ action, subject, from, to }: AuditFilter): (SQL | undefined)[] {
  const { createdAt } = auditEvents
  return [
    action && eq(auditEvents.action, action),
    subject === undefined ? undefined : eq(auditEvents.subject, subject),
    from === undefined ? undefined : gte(createdAt, new Date(from)),
    to === undefined ? undefined : lt(createdAt, new Date(Date.parse(to) + DAY_MS)),
  ]
}

const DAY_MS = 24 * 60 * 60 * 1000

function isAfter(cursor: string): SQL {
  const { createdAt, id } = auditEvents
  return sql`(${createdAt}, ${id}) < (select ${createdAt}, ${id} from ${auditEvents} where ${id} = ${cursor})`
}
