import { expect, test } from 'vitest'
import { orderStatuses } from '#contract/orders/states.ts'
import { badgesOf, describeNext, describeRefunded, explainState } from './describe-order.ts'

const paid = {
  status: 'paid',
  paid: true,
  addressNeeded: false,
  expiresAt: '2026-11-23T10:00:00.000Z',
  paymentMethod: 'card',
  dueAt: null,
  price: 20,
  refunded: 0,
  received: 0,
  due: 0,
  dueOrder: null,
  supplementOf: null,
  partlyShipped: false,
  lines: [],
} as const
const owed = { ...paid, paid: false, paymentMethod: 'account', dueAt: '2026-12-22T12:00:00.000Z' } as const
const labelsOf = (order: Parameters<typeof badgesOf>[0]) => badgesOf(order).map(({ label }) => label)

test.each([
  [{ ...paid, status: 'booked', paid: false }, ['Unpaid'], 'Kept until 23 Nov 2026, 10:00 UTC'],
  [paid, ['Paid'], ''],
  [{ ...paid, addressNeeded: true }, ['Paid', 'Address needed'], ''],
  [{ ...paid, due: 8.9, dueOrder: 'one' }, ['Paid', 'Delivery to pay'], ''],
  [{ ...paid, partlyShipped: true }, ['Paid', 'Partly shipped'], ''],
  [{ ...paid, status: 'shipped' }, ['Paid', 'Shipped'], ''],
  [{ ...owed, status: 'on-account' }, ['On account'], 'Payable by 22 Dec 2026'],
  [{ ...owed, status: 'shipped' }, ['On account', 'Shipped'], 'Payable by 22 Dec 2026'],
  [{ ...owed, status: 'shipped', paid: true }, ['Paid', 'Shipped'], ''],
  [{ ...owed, status: 'shipped', refunded: 20 }, ['Credited', 'Shipped'], ''],
  [{ ...owed, status: 'shipped', refunded: 5 }, ['On account', 'Shipped'], 'Payable by 22 Dec 2026'],
  [{ ...owed, status: 'refunded' }, ['Refunded'], 'Refunded by bank transfer.'],
] as const)('%j shows its state', (order, labels, explained) => {
  expect(labelsOf(order)).toEqual(labels)
  expect(explainState(order)).toBe(explained)
})

test.each(orderStatuses)('an order that is %s has a badge, and says what comes next', status => {
  expect(badgesOf({ ...paid, status })).not.toEqual([])
  expect(describeNext({ ...paid, status }, '')).toMatch(/^[A-Z].*\.$/)
})

test('what comes next is the delivery, or to give the address that is missing', () => {
  expect(describeNext(paid, 'Tue 24 to Thu 26 Nov')).toContain('It is expected Tue 24 to Thu 26 Nov.')
  expect(describeNext({ ...paid, addressNeeded: true }, '')).toContain('please give us an address')
  expect(describeNext({ ...paid, partlyShipped: true }, '')).toContain('when the rest ships')
})

test('a refund of a part is said, one of everything is the state', () => {
  expect(describeRefunded({ ...paid, refunded: 1.5 })).toBe('€1.50 refunded')
  expect(describeRefunded({ ...paid, status: 'refunded', refunded: 1.5 })).toBe('')
  expect(describeRefunded(paid)).toBe('')
  expect(describeRefunded({ ...owed, status: 'shipped', refunded: 1.5 })).toBe('€1.50 credited')
})
