import { createRoute, z } from '@hono/zod-openapi'
import { registered } from '#contract/accounts/users.ts'
import { acknowledged, email, entityId } from '#contract/common.ts'
import { largerOf, subtractCents, toEuros } from '#contract/money.ts'
import {
  accountCancellation,
  newAccountTerms,
  newSettlement,
  newSettlementRefund,
  type OwedReport,
  type OwnAccountTerms,
  owedQuery,
  owedReport,
  ownAccountTerms,
} from '#contract/on-account/on-account.ts'
import { order } from '#contract/orders/orders.ts'
import { cancelOnAccount } from '#domain/on-account/cancel.ts'
import { changeAccountTerms } from '#domain/on-account/change-terms.ts'
import { listOwed, type Owed, type OwedSums } from '#domain/on-account/list-owed.ts'
import { notePayment } from '#domain/on-account/note-payment.ts'
import { putOnAccount } from '#domain/on-account/put-order.ts'
import { readOwnTerms, type UsedTerms } from '#domain/on-account/read-terms.ts'
import { refundAccountPayment } from '#domain/on-account/refund-payment.ts'
import { getOrder } from '#domain/order-life/read.ts'
import { may } from '#domain/rights.ts'
import { presentTerms } from '../accounts/terms.ts'
import { presentUser } from '../accounts/users.ts'
import { admit, admitPayer } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentOrder } from '../orders/presenter.ts'

const params = z.object({ id: entityId })
const person = z.object({ email })
const changedOrder = { 200: json(acknowledged.extend({ order }), 'The updated order') }

const grantRoute = createRoute({
  method: 'put',
  path: '/user/on-account/{email}',
  tags: ['Users'],
  summary: 'Let a person with a confirmed address order on account, or change the terms (admins)',
  middleware: [identify, admit(may.manageUsers)] as const,
  request: { params: person, body: jsonBody(newAccountTerms) },
  responses: { 200: json(registered, 'The person'), ...problems(401, 403, 404, 409, 422) },
})

const withdrawRoute = createRoute({
  method: 'delete',
  path: '/user/on-account/{email}',
  tags: ['Users'],
  summary: 'No longer let a person order on account; what they owe stays owed (admins)',
  middleware: [identify, admit(may.manageUsers)] as const,
  request: { params: person },
  responses: { 200: json(registered, 'The person'), ...problems(401, 403, 404, 422) },
})

const ownTermsRoute = createRoute({
  method: 'get',
  path: '/my-account-terms',
  tags: ['Orders'],
  summary: 'Get your own limit for orders on account, and what is left of it',
  middleware: [identify, admit(may.readOwnAccountTerms)] as const,
  responses: { 200: json(ownAccountTerms, 'The terms, if there are any'), ...problems(401) },
})

const putRoute = createRoute({
  method: 'post',
  path: '/order/{id}/on-account',
  tags: ['Orders'],
  summary: 'Put one of your own unpaid orders on account, if that was granted to you after it was booked',
  middleware: [identify, admitPayer] as const,
  request: { params },
  responses: { ...changedOrder, ...problems(401, 403, 404, 409, 422) },
})

const settleRoute = createRoute({
  method: 'post',
  path: '/order/{id}/settlement',
  tags: ['Money'],
  summary: 'Note the bank transfer that pays an order on account (staff)',
  middleware: [identify, admit(may.settleOnAccount)] as const,
  request: { params, body: jsonBody(newSettlement) },
  responses: { ...changedOrder, ...problems(401, 403, 404, 409, 422) },
})

const refundRoute = createRoute({
  method: 'post',
  path: '/order/{id}/settlement/refund',
  tags: ['Money'],
  summary: 'Record that such a payment was sent back by bank transfer; makes a credit note (staff)',
  middleware: [identify, admit(may.refundOrder)] as const,
  request: { params, body: jsonBody(newSettlementRefund) },
  responses: { ...changedOrder, ...problems(401, 403, 404, 409, 422) },
})

const cancelRoute = createRoute({
  method: 'post',
  path: '/order/{id}/on-account/cancel',
  tags: ['Money'],
  summary: 'Cancel an order on account before it is shipped; makes a credit note (staff)',
  middleware: [identify, admit(may.cancelOnAccount)] as const,
  request: { params, body: jsonBody(accountCancellation) },
  responses: { ...changedOrder, ...problems(401, 403, 404, 409, 422) },
})

const owedRoute = createRoute({
  method: 'get',
  path: '/money/owed',
  tags: ['Money'],
  summary: 'List what customers owe on account: all of it or what is overdue, also of one person (staff)',
  middleware: [identify, admit(may.readMoney)] as const,
  request: { query: owedQuery },
  responses: { 200: json(owedReport, 'What is owed'), ...problems(401, 403, 422) },
})

export const onAccount = createRouter()
  .openapi(grantRoute, async c => {
    const { limit: limitCents, days, discountPercent: percent, discountDays } = c.req.valid('json')
    const discount =
      percent === undefined || discountDays === undefined ? undefined : { percent, days: discountDays }
    const terms = { limitCents, days, discount }
    const row = await changeAccountTerms(c.get('ctx'), c.req.valid('param').email, terms)
    return c.json({ acknowledged: true as const, user: presentUser(row) }, 200)
  })
  .openapi(withdrawRoute, async c => {
    const row = await changeAccountTerms(c.get('ctx'), c.req.valid('param').email, null)
    return c.json({ acknowledged: true as const, user: presentUser(row) }, 200)
  })
  .openapi(ownTermsRoute, async c => {
    const terms = await readOwnTerms(c.get('ctx'))
    return c.json({ terms: terms ? presentUsedTerms(terms) : null }, 200)
  })
  .openapi(putRoute, async c => {
    const row = await putOnAccount(c.get('ctx'), c.req.valid('param').id)
    return c.json({ acknowledged: true as const, order: presentOrder(row) }, 200)
  })
  .openapi(settleRoute, async c => {
    const ctx = c.get('ctx')
    const { id: orderId } = c.req.valid('param')
    const { amount: amountCents, ...noted } = c.req.valid('json')
    await notePayment(ctx, { orderId, amountCents, ...noted })
    return c.json({ acknowledged: true as const, order: presentOrder(await getOrder(ctx, orderId)) }, 200)
  })
  .openapi(refundRoute, async c => {
    const ctx = c.get('ctx')
    const { id: orderId } = c.req.valid('param')
    await refundAccountPayment(ctx, { orderId, ...c.req.valid('json') })
    return c.json({ acknowledged: true as const, order: presentOrder(await getOrder(ctx, orderId)) }, 200)
  })
  .openapi(cancelRoute, async c => {
    const ctx = c.get('ctx')
    const { id: orderId } = c.req.valid('param')
    await cancelOnAccount(ctx, { orderId, ...c.req.valid('json') })
    return c.json({ acknowledged: true as const, order: presentOrder(await getOrder(ctx, orderId)) }, 200)
  })
  .openapi(owedRoute, async c => {
    return c.json(presentOwed(await listOwed(c.get('ctx'), c.req.valid('query'))), 200)
  })

/** What a person may order on account, in euros. */
export function presentUsedTerms({ usedCents, ...terms }: UsedTerms): OwnAccountTerms {
  const { limitCents } = terms
  return {
    ...presentTerms(terms),
    used: toEuros(usedCents),
    left: toEuros(largerOf(0, subtractCents(limitCents, usedCents))),
  }
}

function presentOwed({ people, orders, total, toSendBack, ...sums }: Owed): OwedReport {
  return {
    ...presentSums(sums),
    people: people.map(({ person: who, ...ofPerson }) => ({ person: who, ...presentSums(ofPerson) })),
    orders: orders.map(row => ({
      order: row.id,
      number: row.number,
      orderName: row.name,
      person: row.person,
      amount: toEuros(row.owedCents),
      dueAt: row.dueAt.toISOString(),
      isShipped: row.isShipped,
      daysOverdue: row.daysOverdue,
      reminders: row.reminders,
      remindedAt: row.remindedAt?.toISOString() ?? null,
      nextReminderAt: row.nextReminderAt?.toISOString() ?? null,
      remindersStopped: row.remindersStoppedFor,
    })),
    total,
    toSendBack: toSendBack.map(row => ({
      _id: row.id,
      amount: toEuros(row.amountCents),
      reason: row.reason,
      createdAt: row.createdAt.toISOString(),
      iban: row.iban,
      order: row.orderId,
      number: row.orderNumber,
      person: row.person,
    })),
  }
}

const presentSums = ({ openCents, overdueCents }: OwedSums) => ({
  open: toEuros(openCents),
  overdue: toEuros(overdueCents),
})
