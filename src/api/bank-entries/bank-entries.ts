import { createRoute, z } from '@hono/zod-openapi'
import {
  type BankEntry,
  bankEntryPage,
  bankEntryPayments,
  bankEntryQuery,
  notedEntries,
} from '#contract/bank-entries/bank-entries.ts'
import { acknowledged, entityId } from '#contract/common.ts'
import { toEuros } from '#contract/money.ts'
import { type ListedEntry, listBankEntries } from '#domain/bank-entries/list.ts'
import {
  noteBankEntry,
  noteCertainEntries,
  reopenBankEntry,
  setBankEntryAside,
} from '#domain/bank-entries/note.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const tags = ['Money']
const params = z.object({ id: entityId })
const listRoute = createRoute({
  method: 'get',
  path: '/bank-entry',
  tags,
  summary: 'List what came in by bank statements, with the orders that it may pay (staff)',
  middleware: [identify, admit(may.readMoney)] as const,
  request: { query: bankEntryQuery },
  responses: { 200: json(bankEntryPage, 'The entries'), ...problems(401, 403, 422) },
})

const noteRoute = createRoute({
  method: 'post',
  path: '/bank-entry/{id}/payments',
  tags,
  summary: 'Say which orders on account an entry pays, in whole or in part (staff)',
  middleware: [identify, admit(may.settleOnAccount)] as const,
  request: { params, body: jsonBody(bankEntryPayments) },
  responses: { 200: json(acknowledged, 'The payments are noted'), ...problems(401, 403, 404, 409, 422) },
})

const certainRoute = createRoute({
  method: 'post',
  path: '/bank-entry/certain',
  tags,
  summary: 'Note all entries of which it is certain what they pay (staff)',
  middleware: [identify, admit(may.settleOnAccount)] as const,
  responses: { 200: json(notedEntries, 'How many were noted'), ...problems(401, 403) },
})

const asideRoute = createRoute({
  method: 'post',
  path: '/bank-entry/{id}/set-aside',
  tags,
  summary: 'Set an entry aside that pays no order on account (staff)',
  middleware: [identify, admit(may.settleOnAccount)] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'It is set aside'), ...problems(401, 403, 404, 409) },
})

const reopenRoute = createRoute({
  method: 'post',
  path: '/bank-entry/{id}/reopen',
  tags,
  summary: 'Open an entry again: what was noted of it is taken back from its orders (staff)',
  middleware: [identify, admit(may.settleOnAccount)] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'It is open'), ...problems(401, 403, 404, 409) },
})

const ACKNOWLEDGED = { acknowledged: true as const }

export const bankEntries = createRouter()
  .openapi(listRoute, async c => {
    const { entries, total, certain } = await listBankEntries(c.get('ctx'), c.req.valid('query'))
    return c.json({ entries: entries.map(presentEntry), total, certain }, 200)
  })
  .openapi(certainRoute, async c => c.json({ noted: await noteCertainEntries(c.get('ctx')) }, 200))
  .openapi(noteRoute, async c => {
    const { payments } = c.req.valid('json')
    const shares = payments.map(({ amount: amountCents, ...share }) => ({ ...share, amountCents }))
    await noteBankEntry(c.get('ctx'), c.req.valid('param').id, shares)
    return c.json(ACKNOWLEDGED, 200)
  })
  .openapi(asideRoute, async c => {
    await setBankEntryAside(c.get('ctx'), c.req.valid('param').id)
    return c.json(ACKNOWLEDGED, 200)
  })
  .openapi(reopenRoute, async c => {
    await reopenBankEntry(c.get('ctx'), c.req.valid('param').id)
    return c.json(ACKNOWLEDGED, 200)
  })

function presentEntry(entry: ListedEntry): BankEntry {
  const { id: _id, bookedOn, amountCents, name, iban, remittance, status, decidedBy, decidedAt } = entry
  return {
    _id,
    bookedOn,
    amount: toEuros(amountCents),
    name,
    iban,
    remittance,
    status,
    left: toEuros(entry.leftCents),
    noted: entry.noted.map(({ orderId: order, amountCents: cents, ...part }) => ({
      ...part,
      order,
      amount: toEuros(cents),
    })),
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
    proposals: entry.proposals.map(({ certainty, reasons, payments }) => ({
      certainty,
      reason: reasons.join(', '),
      payments: payments.map(({ order, amountCents: cents, acceptDiscount }) => ({
        order: order.id,
        orderNumber: order.number,
        customer: order.customer,
        invoice: order.invoice,
        amount: toEuros(cents),
        owed: toEuros(order.owedCents),
        acceptDiscount,
      })),
    })),
  }
}
