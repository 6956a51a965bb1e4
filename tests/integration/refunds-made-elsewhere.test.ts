import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { orderDetails } from '#contract/orders/details.ts'
import { refunds } from '#db/schema.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { reviewRefunds } from '#domain/refunds/reopen.ts'
import { sendDueRefunds } from '#domain/refunds/send.ts'
import { openMoneyShop } from '../support/money-shop.ts'

const shop = await openMoneyShop()
afterAll(() => shop.close())

const ada = await shop.signUp()
const { db } = shop.database

/** A paid order of EUR 20.00 with refunds of these amounts, queued while the card service was unavailable. */
async function promise(...amounts: number[]) {
  const order = await shop.book(ada, await shop.addProduct({ price: 10, available: 10 }), 2)
  const intentId = await shop.pay(ada, order)
  await shop.whileCardsAreUnavailable(async () => {
    for (const amount of amounts)
      await shop.admin.send('POST', `/order/${order._id}/refund`, { amount, reason: 'Scratched' })
  })
  return { id: order._id, intentId }
}

/** Refunds directly at the card service; the webhook is lost. */
async function refundThere(intentId: string, amount: number): Promise<string> {
  const made = await shop
    .context()
    .cards.refundIntent({ intentId, amountCents: cents(amount), key: `by hand ${intentId} ${amount}` })
  if (!made) throw new Error('nothing was given back')
  return made.id
}

async function sendAll(): Promise<void> {
  shop.clock.forward({ minutes: 2 })
  await Promise.all([sendDueRefunds(shop.context()), sendDueRefunds(shop.context())])
}

/** One after the other, the oldest first. */
async function sendInOrder(): Promise<void> {
  shop.clock.forward({ minutes: 2 })
  await sendDueRefunds(shop.context())
}

/** What is sent, pending and failed according to the books, and what the card service has refunded, in cents. */
async function readSums({ id, intentId }: { id: string; intentId: string }) {
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, id))
  const sum = (status: string) =>
    rows.reduce((total, row) => total + (row.status === status ? row.amountCents : 0), 0)
  const gone = (await shop.context().cards.findIntent(intentId))?.refundedCents
  return { sent: sum('succeeded'), pending: sum('pending'), failed: sum('failed'), gone }
}

/** What each credit note of an order takes back, in euros, the latest first. */
const readCredits = async (id: string) => {
  const { invoices } = orderDetails.parse((await ada.send('GET', `/order/${id}/details`)).body)
  return invoices.filter(({ credits }) => credits !== null).map(({ amount }) => amount)
}

const sentInTimeline = async (id: string) =>
  (await shop.readTimeline(id)).filter(({ kind }) => kind === 'refund-sent').map(({ detail }) => detail)

describe('money refunded directly at the card service while refunds of the order wait to be sent', () => {
  test('as one refund counts towards two of them, and only the rest is sent', async () => {
    const order = await promise(5, 10)
    await refundThere(order.intentId, 1000)
    await sendInOrder()
    expect(await readSums(order)).toEqual({ sent: 1500, pending: 0, failed: 0, gone: 1500 })
    expect(await sentInTimeline(order.id)).toEqual([
      '€5.00: Scratched',
      '€5.00: Refunded at the card service',
      '€5.00: Scratched',
    ])
    expect(await readCredits(order.id)).toEqual([10, 5])
  })

  test('counts as one of two of the same amount, even with two workers at once', async () => {
    const order = await promise(5, 5)
    await refundThere(order.intentId, 500)
    await sendAll()
    expect(await readSums(order)).toEqual({ sent: 1000, pending: 0, failed: 0, gone: 1000 })
  })

  test('as two refunds counts as one of them', async () => {
    const order = await promise(10)
    await refundThere(order.intentId, 400)
    await refundThere(order.intentId, 600)
    await sendAll()
    expect(await readSums(order)).toEqual({ sent: 1000, pending: 0, failed: 0, gone: 1000 })
  })

  test('as two refunds of which one fails later reopens that part alone', async () => {
    const order = await promise(10)
    const piece = await refundThere(order.intentId, 400)
    await refundThere(order.intentId, 600)
    await sendAll()
    await shop.atCardService.failRefund(piece)
    expect(await reviewRefunds(shop.context(), order.intentId)).toBe(1)
    expect(await reviewRefunds(shop.context(), order.intentId)).toBe(0)
    expect(await readSums(order)).toEqual({ sent: 600, pending: 0, failed: 400, gone: 600 })
    expect((await examineBooks(db)).findings).toEqual([])
  })

  test('does not hide a failed refund whose amount equals another that was sent but not yet recorded', async () => {
    const order = await promise(5)
    await sendAll()
    const [first] = await db.select().from(refunds).where(eq(refunds.orderId, order.id))
    const second = { amount: 5, reason: 'Late' }
    await shop.whileCardsAreUnavailable(() => shop.admin.send('POST', `/order/${order.id}/refund`, second))
    const [waiting] = await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, order.id), eq(refunds.status, 'pending')))
    await shop.context().cards.refundIntent({
      intentId: order.intentId,
      amountCents: cents(500),
      key: 'its answer was lost',
      refundId: waiting?.id ?? '',
    })
    await shop.atCardService.failRefund(first?.serviceId ?? '')
    await sendAll()
    expect(await readSums(order)).toEqual({ sent: 500, pending: 0, failed: 500, gone: 500 })
  })

  test('as one refund that fails later reopens everything it counted towards', async () => {
    const order = await promise(5, 10)
    const piece = await refundThere(order.intentId, 1000)
    await sendAll()
    await shop.atCardService.failRefund(piece)
    await reviewRefunds(shop.context(), order.intentId)
    expect(await readSums(order)).toEqual({ sent: 500, pending: 0, failed: 1000, gone: 500 })
    expect((await examineBooks(db)).findings).toEqual([])
  })
})
