import { z } from 'zod'
import { email, inEuros, integer, isoTime, positiveEuros, text } from '../common.ts'

/** How many days a customer may be given to pay. */
const MAX_ACCOUNT_DAYS = 90

/** What an admin grants a customer: how much may be owed at a time, and how many days after the order it is due. */
export const newAccountTerms = z.object({
  limit: positiveEuros,
  days: integer(1, MAX_ACCOUNT_DAYS),
})

/** The same as shown, the limit in euros. */
export const accountTerms = z
  .object({ limit: inEuros, days: z.int() })
  .meta({ id: 'AccountTerms', description: 'limit in euros, days to pay' })

/** The actor's own terms with what is used of the limit and what is left, in euros; null if nothing is granted. */
export const ownAccountTerms = z
  .object({
    terms: accountTerms.extend({ used: inEuros, left: inEuros }).meta({ id: 'OwnAccountTerms' }).nullable(),
  })
  .meta({ id: 'OwnAccountTermsAnswer' })
export type OwnAccountTerms = z.infer<typeof ownAccountTerms>['terms']

const day = z.iso.date('must be a date like 2026-03-31')

/** A payment of an order on account, of all that is owed or a part, as it stands in the bank statement. */
export const newSettlement = z.object({ amount: positiveEuros, receivedOn: day, reference: text(140) })

/** The bank transfer by which such a payment was sent back; the customer reads the reason. */
export const newSettlementRefund = z.object({ sentOn: day, reference: text(140), reason: text(500) })

/** Why an order on account is cancelled; the customer reads it. */
export const accountCancellation = z.object({ reason: text(500) })

export const settlement = z
  .object({
    _id: z.string(),
    amount: inEuros,
    receivedOn: z.string(),
    reference: z.string(),
    notedBy: z.string(),
    refund: z.object({ sentOn: z.string(), reference: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'Settlement' })
export type Settlement = z.infer<typeof settlement>

/** Which orders on account are listed: all that are not paid, or those that are overdue; of everybody, or of one person. */
export const owedQuery = z.object({
  state: z.enum(['open', 'overdue'], 'must be open or overdue').default('open'),
  person: email.optional(),
  limit: integer(1, 100).default(25),
  page: integer(1, 100_000).default(1),
})

const owedSums = { open: inEuros, overdue: inEuros }

const owedOrder = z
  .object({
    order: z.string(),
    number: z.string(),
    orderName: z.string(),
    person: z.string(),
    amount: inEuros,
    dueAt: isoTime,
    isShipped: z.boolean(),
    /** Whole days since the day it was due; 0: not overdue. */
    daysOverdue: z.int(),
    /** How many reminders were sent. */
    reminders: z.int(),
  })
  .meta({ id: 'OwedOrder' })
export type OwedOrder = z.infer<typeof owedOrder>

/** What customers owe on account, in euros: all together, by person (who owes most first), and a page of orders, the first due first. */
export const owedReport = z
  .object({
    ...owedSums,
    people: z.array(z.object({ person: z.string(), ...owedSums })),
    orders: z.array(owedOrder),
    total: z.int(),
  })
  .meta({ id: 'OwedReport' })
export type OwedReport = z.infer<typeof owedReport>
