import { eq, inArray } from 'drizzle-orm'
import { addCents, type Cents, subtractCents, toEuros } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { accountPayments, bankEntries, orders } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, DomainError, invalid, notFound } from '../errors.ts'
import { notePaymentWithin } from '../on-account/note-payment.ts'
import { takeBackPayment } from '../on-account/take-back-payment.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { findCertain } from './list.ts'

interface Share {
  /** The number of an order, or its id. */
  readonly order: string
  readonly amountCents: Cents
  readonly acceptDiscount?: boolean | undefined
}

/** What stands for a transfer whose sender wrote nothing; a reference has at most so many characters. */
const NO_WORDS = 'Bank statement'
const MAX_REFERENCE = 140

/**
 * Notes for orders on account what money on a bank statement pays of them (staff), all or nothing. What is left of it stays open. Rejects
 * (conflict) money that is set aside or noted already, and (invalid) more than it has left, and as `notePayment` does.
 */
export async function noteBankEntry(ctx: Context, id: string, shares: readonly Share[]): Promise<void> {
  requireRight(ctx.actor, may.settleOnAccount(ctx.actor))
  await ctx.db.transaction(tx => note(ctx, tx, id, shares))
  ctx.changed('mails')
}

async function note(ctx: Context, tx: Transaction, id: string, shares: readonly Share[]): Promise<void> {
  const { entry, leftCents } = await lockEntry(tx, id)
  if (entry.status !== 'open')
    throw conflict(say`This money is ${entry.status === 'noted' ? say`noted already` : say`set aside`}`)
  const sum = addCents(...shares.map(({ amountCents }) => amountCents))
  if (sum > leftCents)
    throw invalid('payments', say`must come to at most ${{ cents: leftCents }}, which is left of it`)
  const wanted = await findOrders(tx, shares)
  const reference = (entry.remittance || entry.name || NO_WORDS).slice(0, MAX_REFERENCE)
  // In the order of their ids, as others lock them too.
  for (const { orderId, place, amountCents, acceptDiscount } of wanted)
    await notePaymentWithin(
      ctx,
      tx,
      { orderId, amountCents, receivedOn: entry.bookedOn, reference, acceptDiscount },
      { bankEntryId: id },
    ).catch((error: unknown) => {
      throw atPlace(error, place)
    })
  if (sum === leftCents) await decide(ctx, tx, id, 'noted')
  const after = { bookedOn: entry.bookedOn, amount: toEuros(sum), orders: wanted.map(({ number }) => number) }
  await recordAudit(tx, ctx, { action: 'bank-entry-noted', subject: `bank entry ${id}`, after })
}

async function findOrders(tx: Transaction, shares: readonly Share[]) {
  const names = shares.map(({ order }) => order)
  const found = await tx
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(
      inArray(
        orders.number,
        names.map(name => name.toUpperCase()),
      ),
    )
  const wanted = shares.map(({ order, ...share }, place) => {
    const known = found.find(({ number }) => number === order.toUpperCase())
    if (!known) throw invalid(`payments.${place}.order`, say`is the number of no order`)
    return { orderId: known.id, number: known.number, ...share, place }
  })
  if (new Set(wanted.map(({ orderId }) => orderId)).size < wanted.length)
    throw invalid('payments', say`must name each order once`)
  return wanted.toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1))
}

/** A refusal of one amount, at its place among those sent. */
function atPlace(error: unknown, place: number): unknown {
  if (!(error instanceof DomainError) || error.refusal.kind !== 'invalid') return error
  const [first] = error.refusal.fields
  const isOfShare = first?.field === 'amount' || first?.field === 'acceptDiscount'
  return isOfShare ? invalid(`payments.${place}.${first.field}`, first.message) : error
}

/**
 * Notes all money of which one order, or several, is certain (staff): each by itself, so that what somebody noted meanwhile stops none of the
 * others. Returns how many.
 */
export async function noteCertainEntries(ctx: Context): Promise<number> {
  requireRight(ctx.actor, may.settleOnAccount(ctx.actor))
  let noted = 0
  for (const { entry, proposal } of await findCertain(ctx.db)) {
    const shares = proposal.payments.map(({ order, ...share }) => ({ ...share, order: order.number }))
    try {
      await noteBankEntry(ctx, entry.id, shares)
      noted += 1
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
  return noted
}

/** Sets money aside that pays no order on account (staff); harmless to repeat. Rejects (conflict) what is noted. */
export async function setBankEntryAside(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.settleOnAccount(ctx.actor))
  await ctx.db.transaction(async tx => {
    const { entry } = await lockEntry(tx, id)
    if (entry.status === 'set-aside') return
    if (entry.status === 'noted') throw conflict(say`This money is noted already`)
    await decide(ctx, tx, id, 'set-aside')
    await recordAudit(tx, ctx, { action: 'bank-entry-set-aside', subject: `bank entry ${id}` })
  })
}

/**
 * Opens money again that was noted or set aside (staff): what was noted of it is taken back from its orders. Harmless to repeat. Rejected
 * (conflict) as `takeBackPayment` does.
 */
export async function reopenBankEntry(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.settleOnAccount(ctx.actor))
  await ctx.db.transaction(async tx => {
    await lockEntry(tx, id)
    const parts = await tx.select().from(accountPayments).where(eq(accountPayments.bankEntryId, id))
    const sorted = parts.toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1))
    for (const payment of sorted) await takeBackPayment(ctx, tx, payment)
    await decide(ctx, tx, id, 'open')
    await recordAudit(tx, ctx, { action: 'bank-entry-reopened', subject: `bank entry ${id}` })
  })
}

async function lockEntry(tx: Transaction, id: string) {
  const [entry] = await tx.select().from(bankEntries).where(eq(bankEntries.id, id)).for('no key update')
  if (!entry) throw notFound(say`entry of a bank statement`)
  const parts = await tx
    .select({ amountCents: accountPayments.amountCents })
    .from(accountPayments)
    .where(eq(accountPayments.bankEntryId, id))
  const leftCents = subtractCents(entry.amountCents, addCents(...parts.map(part => part.amountCents)))
  return { entry, leftCents }
}

async function decide(
  ctx: Context,
  tx: Transaction,
  id: string,
  status: typeof bankEntries.$inferSelect.status,
): Promise<void> {
  const { email: decidedBy } = requireActor(ctx.actor)
  await tx.update(bankEntries).set({ status, decidedBy, decidedAt: ctx.now() }).where(eq(bankEntries.id, id))
}
