import { z } from 'zod'
import { absentable, email, inEuros, integer, isoTime, positiveEuros, text } from '../common.ts'
import { readPercent } from './discount.ts'
import { waitingTransfer } from './transfers-back.ts'

/** How many days a customer may be given to pay. */
const MAX_ACCOUNT_DAYS = 90

/** The most percent of a discount for prompt payment. */
const MAX_DISCOUNT = 20

/** Percent as a number, or as digits with a point; with at most two decimals. */
const discountPercent = z
  .union([z.number(), z.string().trim()], 'must be a number')
  .transform(Number)
  .refine(
    percent => percent > 0 && percent <= MAX_DISCOUNT,
    `must be more than 0, and ${MAX_DISCOUNT} at most`,
  )
  .refine(percent => readPercent(percent) !== undefined, 'must have at most two decimals')
  .transform(percent => readPercent(percent) ?? percent)

/** '' of a field that was left empty is nothing. */
const orEmpty = <Shape extends z.ZodType>(shape: Shape) =>
  absentable(z.union([z.literal('').transform(() => null), shape]))

/**
 * What an admin grants a customer: how much may be owed at a time, how many days after the order it is due, and the discount for who pays within
 * fewer days: both or neither.
 */
export const newAccountTerms = z
  .object({
    limit: positiveEuros,
    days: integer(1, MAX_ACCOUNT_DAYS),
    discountPercent: orEmpty(discountPercent),
    discountDays: orEmpty(integer(1, MAX_ACCOUNT_DAYS)),
  })
  .superRefine(({ days, discountPercent: percent, discountDays }, ctx) => {
    const problem = (field: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: [field], message, input: undefined })
    if (percent === undefined && discountDays !== undefined)
      problem('discountPercent', 'must be given with the days of a discount')
    if (percent !== undefined && discountDays === undefined)
      problem('discountDays', 'must be given with the percent of a discount')
    if (discountDays !== undefined && discountDays > days)
      problem('discountDays', 'must be at most the days to pay')
  })

/** The same as shown, the limit in euros. */
export const accountTerms = z
  .object({
    limit: inEuros,
    days: z.int(),
    /** What who pays within so many days may take off; null: nothing. */
    discount: z.object({ percent: z.number(), days: z.int() }).nullable(),
  })
  .meta({ id: 'AccountTerms', description: 'limit in euros, days to pay, discount for prompt payment' })
export type AccountTerms = z.infer<typeof accountTerms>

/** The actor's own terms with what is used of the limit and what is left, in euros; null if nothing is granted. */
export const ownAccountTerms = z
  .object({
    terms: accountTerms.extend({ used: inEuros, left: inEuros }).meta({ id: 'OwnAccountTerms' }).nullable(),
  })
  .meta({ id: 'OwnAccountTermsAnswer' })
export type OwnAccountTerms = z.infer<typeof ownAccountTerms>['terms']

const day = z.iso.date('must be a date like 2026-03-31')

/** A payment of an order on account, of all that is owed or a part, as it stands in the bank statement. */
export const newSettlement = z.object({
  amount: positiveEuros,
  receivedOn: day,
  reference: text(140),
  acceptDiscount: absentable(z.boolean('must be true or false')).meta({
    description: 'whether the discount for prompt payment is taken off although it came later',
  }),
})

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
    /** The discount for prompt payment that was taken off with it. */
    discount: inEuros,
    refund: z
      .object({ sentOn: z.string(), reference: z.string(), reason: z.string(), amount: inEuros })
      .nullable(),
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
    /** When the last one went, and when the next one is due, or the owner is told; null: none. */
    remindedAt: isoTime.nullable(),
    nextReminderAt: isoTime.nullable(),
    /** Why they are stopped; null: they are not. */
    remindersStopped: z.string().nullable(),
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
    /** What customers are to get back by bank transfer, the oldest first, at most 100. */
    toSendBack: z.array(waitingTransfer),
  })
  .meta({ id: 'OwedReport' })
export type OwedReport = z.infer<typeof owedReport>
