import { and, eq, inArray, isNotNull, min, sql } from 'drizzle-orm'
import { cardMovements, cardPayouts, reconciliationMarks } from '#db/schema.ts'
import type { Context } from '../context.ts'
import type { CardMovement, CardPayout } from '../ports.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How far back the first reading goes: what was before, an accountant has from the card service. */
const FIRST_MS = 60 * DAY_MS
/** Read again, in case something was listed late. */
const OVERLAP_MS = DAY_MS
/** A payout can still come back, and its parts become known, for so long. */
const CHANGES_WITHIN_MS = 30 * DAY_MS

/**
 * Reads what moved money at the card service since the last reading, its payouts, and which movements are in each. Harmless to repeat, by
 * several instances at once: all is kept under the service's own ids. A reading that fails is noted, and begins again next time.
 */
export async function readPayouts(ctx: Context, { signal }: { signal?: AbortSignal } = {}): Promise<void> {
  try {
    const readUntil = await read(ctx, signal)
    await mark(ctx, { payoutsReadUntil: readUntil, payoutsFailingSince: null })
  } catch (error) {
    if (!signal?.aborted) await mark(ctx, { payoutsFailingSince: ctx.now() })
    throw error
  }
}

async function read(ctx: Context, signal: AbortSignal | undefined): Promise<Date> {
  const [known] = await ctx.db
    .select({ until: reconciliationMarks.payoutsReadUntil })
    .from(reconciliationMarks)
  const begin = known?.until ?? new Date(ctx.now().getTime() - FIRST_MS)
  let newest = begin
  for await (const movements of ctx.cards.listMovements({ since: back(begin, OVERLAP_MS) })) {
    signal?.throwIfAborted()
    await keepMovements(ctx, movements)
    for (const { occurredAt } of movements) if (occurredAt > newest) newest = occurredAt
  }
  const since = back(await findOldestChangeable(ctx, begin), OVERLAP_MS)
  for await (const payouts of ctx.cards.listPayouts({ since })) {
    await keepPayouts(ctx, payouts)
    for (const id of await findUnread(ctx, payouts)) {
      signal?.throwIfAborted()
      await readParts(ctx, id)
    }
  }
  return newest
}

const back = (moment: Date, ms: number) => new Date(moment.getTime() - ms)

/** Where payouts may have changed: a month before, or where one is whose parts were not read yet. */
async function findOldestChangeable({ db }: Context, begin: Date): Promise<Date> {
  const [unread] = await db
    .select({ at: min(cardPayouts.createdAt) })
    .from(cardPayouts)
    .where(eq(cardPayouts.parts, 'unread'))
  const month = back(begin, CHANGES_WITHIN_MS)
  return unread?.at && unread.at < month ? unread.at : month
}

async function keepMovements(
  { db }: Context,
  movements: readonly CardMovement[],
  payoutId?: string,
): Promise<void> {
  if (movements.length === 0) return
  await db
    .insert(cardMovements)
    .values(movements.map(movement => ({ ...movement, payoutId })))
    .onConflictDoUpdate({
      target: cardMovements.id,
      set: { payoutId: sql`excluded.payout_id` },
      setWhere: isNotNull(sql`excluded.payout_id`),
    })
}

async function keepPayouts({ db }: Context, payouts: readonly CardPayout[]): Promise<void> {
  const rows = payouts.map(({ parts, ...payout }) => ({
    ...payout,
    parts: parts === 'unsaid' ? parts : ('unread' as const),
  }))
  if (rows.length === 0) return
  await db
    .insert(cardPayouts)
    .values(rows)
    .onConflictDoUpdate({
      target: cardPayouts.id,
      set: {
        status: sql`excluded.status`,
        arrivesOn: sql`excluded.arrives_on`,
        parts: sql`case when ${cardPayouts.parts} = 'read' then 'read' else excluded.parts end`,
      },
    })
}

async function findUnread({ db }: Context, payouts: readonly CardPayout[]): Promise<string[]> {
  const ready = payouts.filter(({ parts }) => parts === 'ready').map(({ id }) => id)
  const rows = await db
    .select({ id: cardPayouts.id })
    .from(cardPayouts)
    .where(and(inArray(cardPayouts.id, ready), eq(cardPayouts.parts, 'unread')))
  return rows.map(({ id }) => id)
}

async function readParts(ctx: Context, payoutId: string): Promise<void> {
  for await (const movements of ctx.cards.listMovements({ payoutId }))
    await keepMovements(ctx, movements, payoutId)
  await ctx.db.update(cardPayouts).set({ parts: 'read' }).where(eq(cardPayouts.id, payoutId))
}

type Marks = Pick<typeof reconciliationMarks.$inferInsert, 'payoutsReadUntil' | 'payoutsFailingSince'>

/** Of a failure it is kept since when. The comparison of payments, if it has not begun yet, begins with the first of them as before. */
async function mark({ db }: Context, marks: Marks): Promise<void> {
  const { payoutsReadUntil, payoutsFailingSince } = marks
  await db
    .insert(reconciliationMarks)
    .values({ comparedUntil: new Date(0), ...marks })
    .onConflictDoUpdate({
      target: reconciliationMarks.id,
      set: payoutsReadUntil
        ? {
            payoutsReadUntil: sql`greatest(${reconciliationMarks.payoutsReadUntil}, excluded.payouts_read_until)`,
            payoutsFailingSince,
          }
        : {
            payoutsFailingSince: sql`coalesce(${reconciliationMarks.payoutsFailingSince}, excluded.payouts_failing_since)`,
          },
    })
}
