import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { BankEntryState } from '#contract/bank-entries/states.ts'
import { addCents, type Cents, subtractCents } from '#contract/money.ts'
import type { Database } from '#db/client.ts'
import { accountPayments, bankEntries, orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { readOwed } from './owed.ts'
import { indexOwed, type Proposal, proposeOrders } from './propose.ts'

type EntryRow = typeof bankEntries.$inferSelect

interface NotedPart {
  readonly orderId: string
  readonly orderNumber: string
  readonly customer: string
  readonly amountCents: Cents
}

export interface ListedEntry extends EntryRow {
  readonly noted: readonly NotedPart[]
  readonly leftCents: Cents
  readonly proposals: readonly Proposal[]
}

interface EntryPage {
  readonly entries: readonly ListedEntry[]
  readonly total: number
  /** How many open entries have a certain proposal, of the first `MAX_CERTAIN`; 0 in a list of others. */
  readonly certain: number
}

/** Of how many open entries the certain ones are counted, and noted together. */
const MAX_CERTAIN = 500

/** Money that came in by bank statements, in one state, with what it pays and what it may pay (staff). Open entries come oldest first. */
export async function listBankEntries(
  ctx: Context,
  { state, limit, page }: { readonly state: BankEntryState; readonly limit: number; readonly page: number },
): Promise<EntryPage> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const where = eq(bankEntries.status, state)
  const order = state === 'open' ? asc : desc
  const rows = await ctx.db
    .select()
    .from(bankEntries)
    .where(where)
    .orderBy(order(bankEntries.bookedOn), order(bankEntries.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const entries = await withProposals(ctx.db, rows)
  const total = await ctx.db.$count(bankEntries, where)
  return { entries, total, certain: state === 'open' ? (await findCertain(ctx.db)).length : 0 }
}

/** The open entries with exactly one certain proposal, with it, the oldest first. Where two share an order, it is the older one's. */
export async function findCertain(
  db: Pick<Database, 'select'>,
): Promise<{ readonly entry: ListedEntry; readonly proposal: Proposal }[]> {
  const rows = await db
    .select()
    .from(bankEntries)
    .where(eq(bankEntries.status, 'open'))
    .orderBy(asc(bankEntries.bookedOn), asc(bankEntries.id))
    .limit(MAX_CERTAIN)
  const taken = new Set<string>()
  return (await withProposals(db, rows)).flatMap(entry => {
    const [proposal, ...others] = entry.proposals.filter(({ certainty }) => certainty === 'certain')
    if (!proposal || others.length > 0 || proposal.payments.some(({ order }) => taken.has(order.id)))
      return []
    for (const { order } of proposal.payments) taken.add(order.id)
    return [{ entry, proposal }]
  })
}

async function withProposals(
  db: Pick<Database, 'select'>,
  rows: readonly EntryRow[],
): Promise<ListedEntry[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const parts = await db
    .select({
      entryId: accountPayments.bankEntryId,
      orderId: orders.id,
      orderNumber: orders.number,
      customer: orders.userName,
      amountCents: accountPayments.amountCents,
    })
    .from(accountPayments)
    .innerJoin(orders, eq(orders.id, accountPayments.orderId))
    .where(inArray(accountPayments.bankEntryId, ids))
    .orderBy(asc(orders.number))
  const owed = indexOwed(rows.some(({ status }) => status === 'open') ? await readOwed(db) : [])
  return rows.map(row => {
    const noted = parts.filter(({ entryId }) => entryId === row.id)
    const leftCents = subtractCents(row.amountCents, addCents(...noted.map(part => part.amountCents)))
    const proposals = row.status === 'open' ? proposeOrders({ ...row, leftCents }, owed) : []
    return { ...row, noted, leftCents, proposals }
  })
}
