import { describe, expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { orderStatuses } from '#contract/orders/states.ts'
import { type Books, findDifference, sumRefunds } from './difference-kinds.ts'

type Payment = NonNullable<Books['payment']>
type Refunds = Parameters<typeof sumRefunds>[0]

const payment = (status: Payment['status'], change: Partial<Payment> = {}): Payment => ({
  intentId: 'pi_1',
  status,
  amountCents: cents(1000),
  refundedCents: 0,
  ...change,
})
const books = (status: Books['status'], paid?: Payment, refunds: Refunds = []): Books => ({
  status,
  payment: paid,
  refunds: sumRefunds(refunds),
})
const refund = (amount: number, status: Refunds[number]['status'], intentId = 'pi_1') => ({
  intentId,
  amountCents: cents(amount),
  status,
})
const other = { intentId: 'pi_other' }

describe('money that came in', () => {
  const find = (refundedCents: number, known: Books) =>
    findDifference({ id: 'pi_1', status: 'succeeded', refundedCents: cents(refundedCents) }, known)
  test.each([
    ['is booked', 0, books('paid', payment('succeeded')), undefined],
    ['is not in the books', 0, books('booked', payment('pending')), 'paid-there-only'],
    [
      'came for an intent recorded as cancelled',
      0,
      books('cancelled', payment('canceled')),
      'paid-there-only',
    ],
    ['came for an order without an intent', 0, books('booked'), 'paid-there-only'],
    ['came a second time', 0, books('paid', payment('succeeded', other)), 'paid-there-only'],
    [
      'came a second time and is being refunded',
      0,
      books('paid', payment('succeeded', other), [refund(1000, 'pending')]),
      undefined,
    ],
    [
      'came a second time while the first is being refunded',
      0,
      books('paid', payment('succeeded', other), [refund(1000, 'pending', 'pi_other')]),
      'paid-there-only',
    ],
    ['was refunded', 1000, books('refunded', payment('succeeded'), [refund(1000, 'succeeded')]), undefined],
    [
      'was refunded in parts',
      700,
      books('paid', payment('succeeded'), [refund(300, 'succeeded'), refund(400, 'succeeded')]),
      undefined,
    ],
    [
      'has a pending refund',
      0,
      books('refunded', payment('succeeded'), [refund(1000, 'pending')]),
      undefined,
    ],
    [
      'was refunded before the shop learned of it',
      1000,
      books('refunded', payment('succeeded'), [refund(1000, 'pending')]),
      undefined,
    ],
    [
      'is still owed after a refund failed',
      0,
      books('refunded', payment('succeeded'), [refund(1000, 'failed')]),
      undefined,
    ],
    ['was refunded, but not by the shop', 1, books('paid', payment('succeeded')), 'refunded-there-only'],
    [
      'was refunded by more than the books say',
      301,
      books('paid', payment('succeeded'), [refund(300, 'succeeded')]),
      'refunded-there-only',
    ],
    [
      'was refunded by less than the books say',
      699,
      books('paid', payment('succeeded'), [refund(700, 'succeeded')]),
      'refund-missing',
    ],
    [
      'was sent another way after a refund failed',
      0,
      books('refunded', payment('succeeded'), [refund(1000, 'sent-another-way')]),
      undefined,
    ],
    [
      'was refunded after a refund failed',
      1000,
      books('refunded', payment('succeeded'), [refund(1000, 'failed')]),
      'refunded-there-only',
    ],
    ['differs from the amount of the order', 0, books('booked', payment('held')), 'amount-differs'],
    [
      'differed from the amount of the order, and was refunded',
      1000,
      books('booked', payment('held', { refundedCents: cents(1000) }), [refund(1000, 'succeeded')]),
      undefined,
    ],
  ] as const)('%s', (_, refundedCents, known, kind) => expect(find(refundedCents, known)).toBe(kind))
})

describe('a cancelled intent', () => {
  test.each([
    [books('booked', payment('pending')), 'canceled-there'],
    [books('booked', payment('canceled')), undefined],
    [books('paid', payment('pending', other)), undefined],
    [books('booked'), undefined],
  ] as const)('of %o differs by %s', (known, kind) =>
    expect(findDifference({ id: 'pi_1', status: 'canceled', refundedCents: 0 }, known)).toBe(kind),
  )
})

describe('an intent that can still be paid', () => {
  const find = (known: Books) =>
    findDifference({ id: 'pi_1', status: 'requires_payment_method', refundedCents: 0 }, known)
  test.each(orderStatuses)('of an order that is %s differs unless the order is booked', status =>
    expect(find(books(status, payment('pending')))).toBe(status === 'booked' ? undefined : 'open-there'),
  )
  test('is open although the order has another intent', () =>
    expect(find(books('booked', payment('pending', other)))).toBe('open-there'))
  test('is unknown if the unpaid order has no intent', () =>
    expect(find(books('booked'))).toBe('unknown-here'))
})
