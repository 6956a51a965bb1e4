import { expect, test } from 'vitest'
import { findFailedRefunds } from './find-failed-refunds.ts'

const sent = (amountCents: number, serviceId: string | null = null) => ({ amountCents, serviceId })
const arrived = (id: string, amountCents: number) => ({ id, amountCents, failure: undefined })
const failed = (id: string, amountCents: number) => ({ id, amountCents, failure: 'lost_or_stolen_card' })

test.each([
  ['none failed', [sent(500, 're_1')], [arrived('re_1', 500)], []],
  [
    'one failed that is known by its id',
    [sent(500, 're_1'), sent(300, 're_2')],
    [failed('re_2', 300), arrived('re_1', 500)],
    [1],
  ],
  ['one failed whose id was never heard', [sent(500)], [failed('re_1', 500)], [0]],
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
  ['another was sent for the one that failed', [sent(500)], [failed('re_1', 500), arrived('re_2', 500)], []],
  ['one failed that stands for two here', [sent(500, 're_1'), sent(300)], [failed('re_1', 800)], [0, 1]],
  [
    'one failed that was made at the card service itself',
    [sent(500, 're_1')],
    [arrived('re_1', 500), failed('re_9', 500)],
    [],
  ],
  ['one of another amount failed, and so much is missing', [sent(500)], [failed('re_1', 300)], [0]],
])('%s', (_, given, listed, expected) =>
  expect(findFailedRefunds(given, listed)).toEqual(
    expected.map(index => ({
      refund: given[index],
      amountCents: given[index]?.amountCents,
      failure: 'lost or stolen card',
    })),
  ),
)

test('part of one failed that stands for two there, and only that part is open', () => {
  const [refund] = [sent(500)]
  expect(findFailedRefunds([refund], [failed('re_2', 200), arrived('re_1', 300)])).toEqual([
    { refund, amountCents: 200, failure: 'lost or stolen card' },
  ])
})

test('two failed that stand for three here, and no cent more is open than is missing', () => {
  const rows = [sent(249), sent(249), sent(249)]
  const open = findFailedRefunds(rows, [failed('re_1', 498), arrived('re_2', 249)])
  expect(open.map(({ refund }) => rows.indexOf(refund)).toSorted()).toEqual([1, 2])
})
