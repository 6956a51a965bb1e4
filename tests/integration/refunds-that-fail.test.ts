import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { auditEvent } from '#contract/audit/audit.ts'
import { orderDetails } from '#contract/orders/details.ts'
import { moneyReport } from '#contract/payments/payments.ts'
import { mails, refunds } from '#db/schema.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { reconcile } from '#domain/payments/reconcile.ts'
import { processDueEvents } from '#domain/payments/webhooks.ts'
import { compareDisputes } from '#domain/refunds/disputes.ts'
import { sendDueRefunds } from '#domain/refunds/send.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { expectProblem } from '../support/problems.ts'

const shop = await openMoneyShop()
afterAll(() => shop.close())

const ada = await shop.signUp()
const { db } = shop.database

/** An order that is paid and refunded, by default in full. */
async function payAndRefund(amount = 20, number?: string) {
  const product = await shop.addProduct({ price: 10, available: 10 })
  const order = await shop.book(ada, product, 2)
  const secret = await shop.openIntent(ada, order)
  await shop.confirmCard(secret, number)
  const intentId = secret.replace(/_secret_.*$/, '')
  await shop.reportPayment(ada, order._id, intentId)
  await shop.admin.send('POST', `/order/${order._id}/refund`, { amount, reason: 'Scratched' })
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order._id))
  if (!refund) throw new Error('there is no refund')
  return { id: order._id, intentId, refundId: refund.id, serviceId: refund.serviceId ?? '' }
}

const settle = async () => {
  await shop.sendWebhooks()
  await processDueEvents(shop.context())
}
const readReview = async () => moneyReport.parse((await shop.admin.send('GET', '/money')).body).review
const mailsAbout = async (id: string) =>
  (await db.select().from(mails)).filter(({ fields }) => fields.order === id)
const kindsOf = async (id: string) => (await shop.readTimeline(id)).map(({ kind }) => kind)
const auditOf = async (id: string) => {
  const { body } = await shop.admin.send('GET', '/audit?limit=100')
  return z
    .array(auditEvent)
    .parse(body)
    .filter(({ subject }) => subject === `order ${id}`)
    .map(({ action }) => action)
}
async function expectSoundBooks() {
  expect((await examineBooks(db)).findings).toEqual([])
}

describe('a refund that fails days after it was sent', () => {
  test('is reopened by its webhook, needs review, is in timeline and audit trail, and owner and customer are notified', async () => {
    const { id, refundId } = await payAndRefund(20, '4000000000005126')
    expect(await shop.readMoney(id)).toMatchObject({ refunds: [{ status: 'succeeded' }] })
    await settle()
    await settle()
    expect(await shop.readMoney(id)).toMatchObject({
      refunded: 20,
      refunds: [{ status: 'failed', error: 'lost or stolen card' }],
    })
    expect(await shop.readOrder(ada, id)).toMatchObject({ status: 'refunded' })
    expect((await readReview()).refunds).toMatchObject([{ _id: refundId, order: id, amount: 20 }])
    expect((await kindsOf(id)).filter(kind => kind === 'refund-failed')).toHaveLength(1)
    expect(await auditOf(id)).toContain('refund-failed')
    const sentMails = await mailsAbout(id)
    const { contactTo } = shop.context()
    expect(sentMails.filter(({ kind }) => kind === 'owner-refund-failed')).toMatchObject([
      { recipient: contactTo },
    ])
    expect(sentMails.filter(({ kind }) => kind === 'order-refund-failed')).toMatchObject([
      { recipient: ada.email },
    ])
    await expectSoundBooks()
    await shop.admin.send('POST', `/money/refunds/${refundId}/settle`, { note: 'Bank transfer of 2 March' })
  })

  test('is found by the next reconciliation if its webhook was lost, once, even by two at the same time', async () => {
    const { id, serviceId, refundId } = await payAndRefund(5)
    await shop.sendWebhooks()
    await shop.atCardService.failRefund(serviceId)
    const found = await Promise.all([reconcile(shop.context()), reconcile(shop.context())])
    expect(found.map(({ healed }) => healed).toSorted()).toEqual([0, 1])
    expect(await shop.readMoney(id)).toMatchObject({ refunds: [{ _id: refundId, status: 'failed' }] })
    expect((await kindsOf(id)).filter(kind => kind === 'refund-failed')).toHaveLength(1)
    await expectSoundBooks()
  })

  test('is found even if it was made long before the last reconciliation and the shop was down for weeks', async () => {
    const { id, serviceId } = await payAndRefund(5)
    await settle()
    await reconcile(shop.context())
    await db.execute(
      `update sandbox.refunds set created = created - interval '60 days' where id = '${serviceId}'`,
    )
    await db.execute(`update reconciliation_marks set compared_until = now() - interval '40 days'`)
    await shop.atCardService.failRefund(serviceId)
    expect(await reconcile(shop.context())).toMatchObject({ healed: 1 })
    expect(await shop.readMoney(id)).toMatchObject({ refunds: [{ status: 'failed' }] })
    await settle()
  })

  test('is sent once, under a new key, when retried, and the customer is notified', async () => {
    const { id, intentId, refundId, serviceId } = await payAndRefund(5)
    await shop.atCardService.failRefund(serviceId)
    await settle()
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.admin.send('POST', `/money/refunds/${refundId}/retry`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    await sendDueRefunds(shop.context())
    expect(await shop.readMoney(id)).toMatchObject({ refunded: 5, refunds: [{ status: 'succeeded' }] })
    expect(await shop.context().cards.findIntent(intentId)).toMatchObject({ refundedCents: 500 })
    expect((await mailsAbout(id)).map(({ kind }) => kind)).toContain('order-refund-retried')
    const { body } = await ada.send('GET', `/order/${id}/details`)
    const { invoices } = orderDetails.parse(body)
    expect(invoices.map(({ credits, amount, remains }) => [credits !== null, amount, remains])).toEqual([
      [true, 5, 15],
      [false, 20, 15],
    ])
    // A late event about the first attempt does not reopen the second one.
    await settle()
    expect(await shop.readMoney(id)).toMatchObject({ refunds: [{ status: 'succeeded' }] })
    await expectSoundBooks()
  })

  test('is settled when sent another way: the note is kept and sent to the customer, and the books agree', async () => {
    const { id, intentId, refundId, serviceId } = await payAndRefund(20)
    await shop.atCardService.failRefund(serviceId)
    await settle()
    const path = `/money/refunds/${refundId}/settle`
    expectProblem(await shop.admin.send('POST', path, { note: ' ' }), 422, ['note'])
    expect(await shop.admin.send('POST', path, { note: 'By bank transfer' })).toMatchObject({
      status: 200,
      body: { acknowledged: true, order: { status: 'refunded' } },
    })
    expectProblem(await shop.admin.send('POST', path, { note: 'Once more' }), 409)
    expectProblem(await shop.admin.send('POST', `/money/refunds/${refundId}/retry`), 409)
    await sendDueRefunds(shop.context())
    expect(await shop.context().cards.findIntent(intentId)).toMatchObject({ refundedCents: 0 })
    expect(await shop.readMoney(id)).toMatchObject({
      refunded: 20,
      refundable: 0,
      refunds: [{ status: 'sent-another-way', note: 'By bank transfer' }],
    })
    const sentMail = (await mailsAbout(id)).find(({ kind }) => kind === 'order-refund-settled')
    expect(sentMail?.fields).toMatchObject({ note: 'By bank transfer' })
    expect((await readReview()).refunds.map(({ _id }) => _id)).not.toContain(refundId)
    await expectSoundBooks()
  })

  test('answers 404 if there is no such refund, and 409 if it has not failed', async () => {
    expectProblem(await shop.admin.send('POST', '/money/refunds/nothing/retry'), 404)
    const { refundId } = await payAndRefund(5)
    expectProblem(await shop.admin.send('POST', `/money/refunds/${refundId}/retry`), 409)
  })
})

describe('disputes', () => {
  const pay = async () => {
    const product = await shop.addProduct({ price: 10, available: 10 })
    const order = await shop.book(ada, product, 2)
    await shop.giveAddress(ada, order._id)
    return { id: order._id, intentId: await shop.pay(ada, order) }
  }
  const totals = async () => moneyReport.parse((await shop.admin.send('GET', '/money')).body).totals
  const refund = (id: string) => shop.admin.send('POST', `/order/${id}/refund`, { amount: 1, reason: 'Late' })
  const ship = (id: string) => shop.admin.send('POST', `/order/${id}/ship`)

  test('take the money out of the totals and block shipping and refunds; when won, everything is as before', async () => {
    const { id, intentId } = await pay()
    const before = await totals()
    const dispute = await shop.atCardService.dispute(intentId)
    await settle()
    const during = await totals()
    expect(during.withdrawn - before.withdrawn).toBeCloseTo(20, 5)
    expect(before.paid - during.paid).toBeCloseTo(20, 5)
    expect(during.received).toBeCloseTo(during.paid + during.refunded + during.held + during.withdrawn, 5)
    for (const answer of [await ship(id), await refund(id)])
      expect(expectProblem(answer, 409).detail).toMatch(`disputes this payment (${dispute}, fraudulent)`)
    expect((await readReview()).disputes).toMatchObject([
      { _id: dispute, order: id, status: 'needs_response' },
    ])
    await shop.atCardService.settleDispute(dispute, 'won')
    await settle()
    await settle()
    const after = await totals()
    expect(after.paid).toBeCloseTo(before.paid, 5)
    expect(after.withdrawn).toBeCloseTo(before.withdrawn, 5)
    expect(after.wonBack - before.wonBack).toBeCloseTo(20, 5)
    expect((await readReview()).disputes).toEqual([])
    expect(await ship(id)).toMatchObject({ status: 200 })
    const kinds = (await kindsOf(id)).filter(kind => kind.startsWith('dispute-'))
    expect(kinds).toEqual(['dispute-opened', 'dispute-changed'])
    const sentMails = (await mailsAbout(id)).filter(({ kind }) => kind === 'owner-dispute')
    expect(sentMails).toHaveLength(2)
    expect((await auditOf(id)).filter(action => action === 'disputed')).toHaveLength(2)
    await expectSoundBooks()
  })

  test('leave the money withdrawn when lost, and the order can be neither shipped nor refunded', async () => {
    const { id, intentId } = await pay()
    const dispute = await shop.atCardService.dispute(intentId)
    await shop.atCardService.settleDispute(dispute, 'lost')
    await settle()
    expect(await shop.readMoney(id)).toMatchObject({
      disputes: [{ status: 'lost', withdrawn: 20, wonBack: 0 }],
    })
    expect(expectProblem(await ship(id), 409).detail).toMatch('has withdrawn the payment of this order')
    expectProblem(await refund(id), 409)
    await expectSoundBooks()
  })

  test('that are only inquiries allow refunding the order, but not shipping it', async () => {
    const { id, intentId } = await pay()
    await shop.atCardService.dispute(intentId, { asInquiry: true })
    await settle()
    expectProblem(await ship(id), 409)
    expect(await refund(id)).toMatchObject({ status: 200 })
  })

  test('whose webhooks were lost are found by asking the card service, even when they are old', async () => {
    const { id, intentId } = await pay()
    const dispute = await shop.atCardService.dispute(intentId)
    await compareDisputes(shop.context())
    expect(await shop.readMoney(id)).toMatchObject({ disputes: [{ status: 'needs_response' }] })
    await db.execute(
      `update sandbox.disputes set created = created - interval '10 days' where id = '${dispute}'`,
    )
    await db.execute(
      `update disputes set created_at = created_at - interval '10 days' where id = '${dispute}'`,
    )
    await shop.atCardService.settleDispute(dispute, 'lost')
    await compareDisputes(shop.context())
    expect(await shop.readMoney(id)).toMatchObject({ disputes: [{ status: 'lost' }] })
  })

  test('opened while a refund waits to be sent make it fail at once, so that a person has to decide', async () => {
    const { id, intentId } = await pay()
    await shop.whileCardsAreUnavailable(() => refund(id))
    await shop.atCardService.dispute(intentId)
    shop.clock.forward({ minutes: 2 })
    await sendDueRefunds(shop.context())
    expect(await shop.readMoney(id)).toMatchObject({
      refunds: [{ status: 'failed', error: expect.stringMatching(/disputes/) }],
    })
    await settle()
    await expectSoundBooks()
  })
})
