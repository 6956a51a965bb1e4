import { createRoute, z } from '@hono/zod-openapi'
import { periodQuery } from '#contract/bookkeeping/bookkeeping.ts'
import { MAX_LISTED_PARTS } from '#contract/bookkeeping/payout-kinds.ts'
import {
  type Payout,
  type PayoutPart,
  type PayoutsReport,
  payoutsQuery,
  payoutsReport,
} from '#contract/bookkeeping/payouts.ts'
import { toCsv, toCsvRows } from '#contract/csv.ts'
import { subtractCents, toEuros } from '#contract/money.ts'
import {
  exportPayouts,
  listParts,
  listPayouts,
  type MovementSums,
  type Part,
  type SummedPayout,
} from '#domain/bookkeeping/payouts.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { streamText } from '../base/stream.ts'

const tags = ['Bookkeeping']

const listRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/payouts',
  tags,
  summary: `Get what the card service paid out, and of what it is made; of one payout up to ${MAX_LISTED_PARTS} parts (staff)`,
  middleware: [identify, admit(may.readMoney)] as const,
  request: { query: payoutsQuery },
  responses: { 200: json(payoutsReport, 'The payouts'), ...problems(401, 403, 422) },
})

const fileRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/payouts.csv',
  tags,
  summary: 'Export the payouts of some days with all of their parts as a CSV file (staff)',
  middleware: [identify, admit(may.readMoney)] as const,
  request: { query: periodQuery },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...problems(401, 403, 422),
  },
})

const presentSums = (sums: MovementSums): PayoutsReport['waiting'] => ({
  movements: sums.movements,
  charges: toEuros(sums.chargeCents),
  refunds: toEuros(sums.refundCents),
  disputes: toEuros(sums.disputeCents),
  fees: toEuros(sums.feeCents),
  other: toEuros(sums.otherCents),
  net: toEuros(sums.netCents),
  notBooked: toEuros(sums.unbookedCents),
})

const presentPayout = (payout: SummedPayout): Payout => ({
  id: payout.id,
  day: payout.arrivesOn,
  status: payout.status,
  amount: toEuros(payout.amountCents),
  parts: payout.parts,
  ...presentSums(payout),
  unexplained: toEuros(payout.unexplainedCents),
})

const presentPart = ({ amountCents, feeCents, ...part }: Part): PayoutPart => ({
  ...part,
  amount: toEuros(amountCents),
  fee: toEuros(feeCents),
  net: toEuros(subtractCents(amountCents, feeCents)),
})

const columns = [
  'payout',
  'status',
  'id',
  'kind',
  'category',
  'day',
  'orderNumber',
  'amount',
  'fee',
  'net',
  'isBooked',
]

/** Each payout, below zero as it leaves the card service, before its parts: the column `net` comes to 0 if they explain it. */
async function* writePayouts(payouts: ReturnType<typeof exportPayouts>): AsyncGenerator<string, undefined> {
  yield toCsv([columns])
  for await (const [{ id, status, arrivesOn, amountCents }, parts] of payouts) {
    const paidOut = toEuros(subtractCents(0, amountCents))
    const itself = [id, status, id, 'payout', 'payout', arrivesOn, null, paidOut, 0, paidOut, 'yes']
    const rows = parts.map(presentPart).map(part => {
      const { kind, category, day, orderNumber, amount, fee, net, isBooked } = part
      return [
        id,
        status,
        part.id,
        kind,
        category,
        day,
        orderNumber,
        amount,
        fee,
        net,
        isBooked ? 'yes' : 'no',
      ]
    })
    yield toCsvRows([itself, ...rows])
  }
}

export const payouts = createRouter()
  .openapi(listRoute, async c => {
    const ctx = c.get('ctx')
    const { payout: of, ...wish } = c.req.valid('query')
    const { payouts: found, waiting, failingSince, ...period } = await listPayouts(ctx, wish)
    const parts = of === undefined ? [] : await listParts(ctx, of === 'waiting' ? null : of, MAX_LISTED_PARTS)
    const report: PayoutsReport = {
      ...period,
      payouts: found.map(presentPayout),
      waiting: presentSums(waiting),
      failingSince: failingSince?.toISOString() ?? null,
      parts: parts.map(presentPart),
    }
    return c.json(report, 200)
  })
  .openapi(fileRoute, async c => {
    const ctx = c.get('ctx')
    const { from, to, payouts: found } = await listPayouts(ctx, c.req.valid('query'))
    const { reportFault } = c.get('services')
    return c.body(
      streamText(writePayouts(exportPayouts(ctx, found)), error => reportFault(error, c.req.raw)),
      200,
      fileHeaders(`payouts-${from}-${to}.csv`, CSV),
    )
  })
