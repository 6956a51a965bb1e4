import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { refunds } from '#db/schema.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { reviewRefunds } from '#domain/payments/review-refunds.ts'
import { sendDueRefunds } from '#domain/payments/send-refunds.ts'
import { openMoneyShop } from '../support/money-shop.ts'

const shop = await openMoneyShop()
afterAll(() => shop.close())

const ada = await shop.signUp()
const { db } = shop.database

/** An order of EUR 20.00, paid, with so many refunds promised while the card service was away. */
async function promise(...amounts: number[]) {
  const order = await shop.book(ada, await shop.addProduct({ price: 10, available: 10 }), 2)
  const intentId = await shop.pay(ada, order)
  await shop.whileCardsAreUnavailable(async () => {
    for (const amount of amounts)
      await shop.admin.send('POST', `/order/${order._id}/refund`, { amount, reason: 'Scratched' })
  })
  return { id: order._id, intentId }
}

/** Somebody gives money back at the card service itself, and its webhook gets lost. */
async function refundThere(intentId: string, amountCents: number): Promise<string> {
  const made = await shop
    .context()
    .cards.refundIntent({ intentId, amountCents, key: `by hand ${intentId} ${amountCents}` })
  if (!made) throw new Error('nothing was given back')
  return made.id
}

async function sendAll(): Promise<void> {
  shop.clock.forward({ minutes: 2 })
  await Promise.all([sendDueRefunds(shop.context()), sendDueRefunds(shop.context())])
}

/** What the books say was sent and is open again, and what has gone at the card service, in cents. */
async function readSums({ id, intentId }: { id: string; intentId: string }) {
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, id))
  const sum = (status: string) =>
    rows.reduce((total, row) => total + (row.status === status ? row.amountCents : 0), 0)
  const gone = (await shop.context().cards.findIntent(intentId))?.refundedCents
  return { sent: sum('succeeded'), pending: sum('pending'), failed: sum('failed'), gone }
}

const sentInTimeline = async (id: string) =>
  (await shop.readTimeline(id)).filter(({ kind }) => kind === 'refund-sent').map(({ detail }) => detail)

describe('money given back at the card service itself, while refunds of the order wait to be sent', () => {
  test('in one piece is taken for two of them, and only what is missing goes out', async () => {
    const order = await promise(5, 10)
    await refundThere(order.intentId, 1000)
    await sendAll()
    expect(await readSums(order)).toEqual({ sent: 1500, pending: 0, failed: 0, gone: 1500 })
    expect(await sentInTimeline(order.id)).toEqual([
      '€5.00: Scratched',
      '€5.00: Refunded at the card service',
      '€5.00: Scratched',
    ])
  })

  test('is taken for one of two of the same amount, also by two workers at once', async () => {
    const order = await promise(5, 5)
    await refundThere(order.intentId, 500)
    await sendAll()
    expect(await readSums(order)).toEqual({ sent: 1000, pending: 0, failed: 0, gone: 1000 })
  })

  test('in two pieces is taken for one of them', async () => {
    const order = await promise(10)
    await refundThere(order.intentId, 400)
    await refundThere(order.intentId, 600)
    await sendAll()
    expect(await readSums(order)).toEqual({ sent: 1000, pending: 0, failed: 0, gone: 1000 })
  })

  test('in two pieces of which one fails later opens that part alone', async () => {
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

  test('and one that failed is found where another of the order, sent but not yet noted, made up for its sum', async () => {
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
      amountCents: 500,
      key: 'its answer was lost',
      refundId: waiting?.id ?? '',
    })
    await shop.atCardService.failRefund(first?.serviceId ?? '')
    await sendAll()
    expect(await readSums(order)).toEqual({ sent: 500, pending: 0, failed: 500, gone: 500 })
  })

  test('in one piece that fails later opens all that it stood for', async () => {
    const order = await promise(5, 10)
    const piece = await refundThere(order.intentId, 1000)
    await sendAll()
    await shop.atCardService.failRefund(piece)
    await reviewRefunds(shop.context(), order.intentId)
    expect(await readSums(order)).toEqual({ sent: 500, pending: 0, failed: 1000, gone: 500 })
    expect((await examineBooks(db)).findings).toEqual([])
  })
})
