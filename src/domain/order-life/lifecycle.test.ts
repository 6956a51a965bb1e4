import { describe, expect, test } from 'vitest'
import { orderStatuses } from '#contract/orders/states.ts'
import { holdsPieces, laterThan, successors } from './lifecycle.ts'

describe('an order that is', () => {
  test.each([
    [
      'booked',
      ['on-account', 'paid', 'cancelled', 'expired', 'refunded'],
      ['on-account', 'paid', 'shipped', 'refunded', 'cancelled', 'expired'],
    ],
    [
      'on-account',
      ['paid', 'shipped', 'cancelled', 'refunded'],
      ['paid', 'shipped', 'refunded', 'cancelled'],
    ],
    ['paid', ['shipped', 'refunded'], ['shipped', 'refunded']],
    ['shipped', ['refunded'], ['refunded']],
    ['cancelled', ['refunded'], ['refunded']],
    ['expired', ['paid', 'refunded'], ['paid', 'shipped', 'refunded']],
    ['refunded', [], []],
  ] as const)('%s may become %j next, and %j eventually', (status, next, later) => {
    expect(successors[status]).toEqual(next)
    expect(new Set(laterThan(status))).toEqual(new Set(later))
  })

  test.each(orderStatuses)('%s was once booked', status =>
    expect(['booked', ...laterThan('booked')]).toContain(status),
  )

  test.each(orderStatuses)('%s never returns to an earlier state', status =>
    expect(laterThan(status)).not.toContain(status),
  )

  test.each(orderStatuses)('%s can be refunded, or is refunded', status =>
    expect([status, ...laterThan(status)]).toContain('refunded'),
  )
})

test('pieces are held for orders that are unpaid, on account or paid', () =>
  expect(orderStatuses.filter(status => holdsPieces[status]).sort()).toEqual([
    'booked',
    'on-account',
    'paid',
    'shipped',
  ]))
