import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { addCents, type Cents, subtractCents } from '#contract/money.ts'
import { splitVat } from '#contract/tax/tax.ts'
import type { Transaction } from '#db/client.ts'
import { accountPayments, invoices } from '#db/schema.ts'
import { type InvoiceContent, liftInvoiceContent } from '#db/tables/invoice-content.ts'

/** What was taken off an invoice before, by a credit note or as a discount. */
interface TakenOff {
  readonly percent: number
  readonly netCents: Cents
  readonly grossCents: Cents
}

/** The last invoice of an order with what is left of it. */
export interface Standing {
  readonly number: number
  readonly content: InvoiceContent
  readonly taken: readonly TakenOff[]
  /** What credit notes have taken back. */
  readonly creditedCents: Cents
  /** What they and discounts have left. */
  readonly remainsCents: Cents
}

/** The last invoice of an order with what was taken off, unless all of it was. */
export async function findStanding(tx: Transaction, orderId: string): Promise<Standing | undefined> {
  const rows = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.number))
  const papers = rows.map(row => ({ number: row.number, content: liftInvoiceContent(row.content) }))
  const last = papers.find(({ content }) => content.credits === undefined)
  if (!last) return undefined
  const credited = papers
    .filter(({ content }) => content.credits !== undefined)
    .map(({ content: { tax, netCents, grossCents } }) => ({ percent: tax.percent, netCents, grossCents }))
  const discounted = (await readDiscounts(tx, orderId)).map(({ of, netCents, grossCents }) => {
    const { tax } = papers.find(({ number }) => number === of)?.content ?? last.content
    return { percent: tax.percent, netCents, grossCents }
  })
  const creditedCents = sumGross(credited)
  const taken = [...credited, ...discounted]
  const remainsCents = subtractCents(last.content.grossCents, sumGross(taken))
  return remainsCents > 0 ? { ...last, taken, creditedCents, remainsCents } : undefined
}

function readDiscounts(tx: Transaction, orderId: string) {
  const { discountOf: of, discountNetCents: netCents, discountCents: grossCents } = accountPayments
  return tx
    .select({ of, netCents, grossCents })
    .from(accountPayments)
    .where(and(eq(accountPayments.orderId, orderId), isNotNull(of)))
}

const sumGross = (parts: readonly TakenOff[]) => addCents(...parts.map(({ grossCents }) => grossCents))

/**
 * The net part of what more is taken off an invoice, in cents. VAT is rounded so that with what was taken off before, at this rate, it is that of
 * their sum.
 */
export function netOfNext({ content, taken }: Standing, cents: Cents): Cents {
  const { percent } = content.tax
  const alike = taken.filter(each => each.percent === percent)
  const before = addCents(...alike.map(({ netCents }) => netCents))
  return subtractCents(splitVat(addCents(sumGross(alike), cents), percent).netCents, before)
}

/**
 * Has the discount of an order lower the VAT of its last invoice, which has just replaced another one, maybe at another rate. Does nothing without a
 * discount.
 */
export async function moveDiscount(tx: Transaction, orderId: string): Promise<void> {
  const standing = await findStanding(tx, orderId)
  if (!standing) return
  const { id, discountCents, discountOf } = accountPayments
  const ofOrder = and(eq(accountPayments.orderId, orderId), isNotNull(discountOf))
  for (const row of await tx.select({ id, discountCents }).from(accountPayments).where(ofOrder)) {
    const { netCents: discountNetCents } = splitVat(row.discountCents, standing.content.tax.percent)
    const moved = { discountOf: standing.number, discountNetCents }
    await tx.update(accountPayments).set(moved).where(eq(id, row.id))
  }
}
