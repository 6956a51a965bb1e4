import { and, asc, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { sandboxPayouts as payouts, sandboxBalanceTransactions as transactions } from '#db/schema.ts'
import { type Answer, invalidRequest, ok } from './stripe-sandbox-errors.ts'
import { newId, seconds } from './stripe-sandbox-ids.ts'
import type { Intent, ListInput } from './stripe-sandbox-rows.ts'

type BalanceRow = typeof transactions.$inferSelect
type Payout = typeof payouts.$inferSelect

/** The stand-in's tariff, in cents: of a payment by card 1.5 percent and 25 cents, of a dispute that is not won 20 euros. */
export const feeOfCharge = (amount: number) => Math.round(amount * 0.015) + 25
export const DISPUTE_FEE = 2_000

/** The only currency that is paid out here. */
const PAID_OUT = 'eur'

/** Books what moves money, with the fee that is kept of it. */
export async function moveMoney(
  tx: Transaction,
  moved: Pick<BalanceRow, 'category' | 'amount' | 'source'> & { fee?: number; intent: Intent },
): Promise<void> {
  const { category, amount, source, fee = 0, intent } = moved
  const { id: intentId, currency } = intent
  await tx
    .insert(transactions)
    .values({ id: newId('txn_'), category, amount, fee, source, intentId, currency })
}

/**
 * Pays out what came in before a moment, one payout for each day of it by UTC, which is at the bank the day after. What a day leaves below
 * zero waits for the next one. Harmless to repeat, by several instances at once too.
 */
export async function payOut(db: Database, before: Date): Promise<void> {
  await db.transaction(async tx => {
    await lockName(tx, 'sandbox payouts')
    const waiting = await tx
      .select()
      .from(transactions)
      .where(
        and(
          isNull(transactions.payoutId),
          eq(transactions.currency, PAID_OUT),
          lt(transactions.created, before),
        ),
      )
      .orderBy(asc(transactions.created))
    const days = Map.groupBy(waiting, ({ created }) => created.toISOString().slice(0, 10))
    let open: BalanceRow[] = []
    for (const [day, rows] of days) {
      open.push(...rows)
      const amount = open.reduce((sum, row) => sum + row.amount - row.fee, 0)
      if (amount <= 0) continue
      await makePayout(tx, { amount, day, ids: open.map(({ id }) => id) })
      open = []
    }
  })
}

async function makePayout(
  tx: Transaction,
  { amount, day, ids }: { amount: number; day: string; ids: readonly string[] },
): Promise<void> {
  const after = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  const created = new Date(`${after}T00:00:00Z`)
  const id = newId('po_')
  const made = { id, amount, currency: PAID_OUT, created }
  await tx.insert(payouts).values({ ...made, status: 'paid', arrivesOn: after })
  await tx
    .update(transactions)
    .set({ payoutId: id })
    .where(sql`${transactions.id} = any(${sql.param(ids)}::text[])`)
  const itself = { category: 'payout', amount: -amount, fee: 0, source: id, payoutId: id, intentId: null }
  await tx.insert(transactions).values({ ...itself, id: newId('txn_'), currency: PAID_OUT, created })
}

/** Sends a payout back, as a bank does whose account is closed: its money waits for the next one. */
export async function failPayout(tx: Transaction, id: string): Promise<void> {
  const [failed] = await tx
    .update(payouts)
    .set({ status: 'failed' })
    .where(and(eq(payouts.id, id), eq(payouts.status, 'paid')))
    .returning()
  if (!failed) return
  const { amount, currency } = failed
  const back = { category: 'payout_reversal', amount, fee: 0, source: id, intentId: null }
  await tx.insert(transactions).values({ ...back, id: newId('txn_'), currency })
}

/** Payouts, newest first. Those that are due are made first: days go by without anybody asking. */
export async function listPayouts(db: Database, input: ListInput): Promise<Answer> {
  const today = new Date()
  today.setUTCHours(0, 0, 0, 0)
  await payOut(db, today)
  const rows = await db
    .select()
    .from(payouts)
    .where(await narrow(db, payouts, input))
    .orderBy(desc(payouts.created), desc(payouts.id))
    .limit(input.limit + 1)
  return answerList('/v1/payouts', rows.map(presentPayout), input)
}

/** What moved money, newest first, of all or of one payout. */
export async function listTransactions(
  db: Database,
  { payoutId, ...input }: ListInput & { payoutId: string | undefined },
  { withSource }: { withSource: boolean },
): Promise<Answer> {
  const rows = await db
    .select()
    .from(transactions)
    .where(
      and(
        payoutId === undefined ? undefined : eq(transactions.payoutId, payoutId),
        await narrow(db, transactions, input),
      ),
    )
    .orderBy(desc(transactions.created), desc(transactions.id))
    .limit(input.limit + 1)
  const data = rows.map(row => presentTransaction(row, withSource))
  return answerList('/v1/balance_transactions', data, input)
}

async function narrow(
  db: Database,
  table: typeof payouts | typeof transactions,
  { since, startingAfter }: ListInput,
) {
  const { id, created }: { id: PgColumn; created: PgColumn } = table
  const last = startingAfter === undefined ? undefined : await findLast(db, table, startingAfter)
  return and(
    since && gte(created, since),
    last && or(lt(created, last.created), and(eq(created, last.created), lt(id, last.id))),
  )
}

async function findLast(db: Database, table: typeof payouts | typeof transactions, id: string) {
  const [last] = await db.select({ id: table.id, created: table.created }).from(table).where(eq(table.id, id))
  if (last) return last
  throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param: 'starting_after' })
}

const answerList = (url: string, data: readonly unknown[], { limit }: ListInput): Answer =>
  ok({ object: 'list', url, has_more: data.length > limit, data: data.slice(0, limit) })

function presentPayout({ id, amount, currency, status, arrivesOn, created }: Payout) {
  return {
    id,
    object: 'payout',
    amount,
    arrival_date: seconds(new Date(arrivesOn)),
    automatic: true,
    created: seconds(created),
    currency,
    reconciliation_status: 'completed',
    status,
  }
}

function presentTransaction(
  { id, amount, fee, currency, created, category, source, intentId }: BalanceRow,
  withSource: boolean,
) {
  return {
    id,
    object: 'balance_transaction',
    amount,
    fee,
    net: amount - fee,
    currency,
    created: seconds(created),
    reporting_category: category,
    source: withSource ? { id: source, ...(intentId && { payment_intent: intentId }) } : source,
    status: 'available',
  }
}
