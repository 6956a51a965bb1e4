import { expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { findFailedRefunds } from './find-failed.ts'

const sent = (amount: number, serviceId: string | null = null) => ({
  amountCents: cents(amount),
  serviceId,
})
const arrived = (id: string, amount: number) => ({ id, amountCents: cents(amount), failure: undefined })
const failed = (id: string, amount: number) => ({
  id,
  amountCents: cents(amount),
  failure: 'lost_or_stolen_card',
})

test.each([
  ['none failed', [sent(500, 're_1')], [arrived('re_1', 500)], []],
  [
    'one whose id is known failed',
    [sent(500, 're_1'), sent(300, 're_2')],
    [failed('re_2', 300), arrived('re_1', 500)],
    [1],
  ],
  ['one whose id is unknown failed', [sent(500)], [failed('re_1', 500)], [0]],
  [
    'one of two of the same amount failed',
    [sent(500), sent(500)],
    [failed('re_1', 500), arrived('re_2', 500)],
    [0],
  ],
  [
    'both of the same amount failed',
    [sent(500), sent(500)],
    [failed('re_1', 500), failed('re_2', 500)],
    [0, 1],
  ],
  [
    'another was sent in place of the failed one',
    [sent(500)],
    [failed('re_1', 500), arrived('re_2', 500)],
    [],
  ],
  ['one that corresponds to two here failed', [sent(500, 're_1'), sent(300)], [failed('re_1', 800)], [0, 1]],
  [
    'one made directly at the card service failed',
    [sent(500, 're_1')],
    [arrived('re_1', 500), failed('re_9', 500)],
    [],
  ],
  ['one of another amount failed, and the whole refund is missing', [sent(500)], [failed('re_1', 300)], [0]],
])('%s', (_, given, listed, expected) =>
  expect(findFailedRefunds(given, listed)).toEqual(
    expected.map(index => ({
      refund: given[index],
      amountCents: given[index]?.amountCents,
      failure: 'lost or stolen card',
    })),
  ),
)

test('part of one that corresponds to two there failed, and only that part is reopened', () => {
  const [refund] = [sent(500)]
  expect(findFailedRefunds([refund], [failed('re_2', 200), arrived('re_1', 300)])).toEqual([
    { refund, amountCents: 200, failure: 'lost or stolen card' },
  ])
})

test('one that corresponds to two of three here failed, and no more than is missing is reopened', () => {
  const rows = [sent(249), sent(249), sent(249)]
  const open = findFailedRefunds(rows, [failed('re_1', 498), arrived('re_2', 249)])
  expect(open.map(({ refund }) => rows.indexOf(refund)).toSorted()).toEqual([1, 2])
})
