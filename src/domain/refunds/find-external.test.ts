import { expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { findMadeElsewhere } from './find-external.ts'

const sent = (amount: number, serviceId: string | null = null) => ({
  amountCents: cents(amount),
  serviceId,
})
const made = (id: string, amount: number) => ({ id, refundId: undefined, amountCents: cents(amount) })
const own = (id: string, amount: number) => ({ id, refundId: `refund of ${id}`, amountCents: cents(amount) })

test.each([
  ['nothing was refunded there', [], [own('re_1', 249)], 0, []],
  ['one there corresponds to none here', [], [made('re_2', 498)], 498, ['re_2']],
  ['one there corresponds to one here by its id', [sent(498, 're_2')], [made('re_2', 498)], 0, []],
  ['one there corresponds to one here without an id', [sent(498)], [made('re_2', 498)], 0, ['re_2']],
  [
    'one there corresponds to a smaller one here: the rest is free',
    [sent(249)],
    [made('re_2', 498)],
    249,
    ['re_2'],
  ],
  [
    'two there correspond to one here',
    [sent(498)],
    [made('re_2', 249), made('re_3', 249)],
    0,
    ['re_2', 're_3'],
  ],
  [
    "the shop's own refund takes nothing of it",
    [sent(249, 're_1')],
    [own('re_1', 249), made('re_2', 498)],
    498,
    ['re_2'],
  ],
  [
    'a refund sent since the answer takes nothing of it',
    [sent(249, 're_9')],
    [made('re_2', 498)],
    498,
    ['re_2'],
  ],
  ['one that failed there does not count', [sent(249, 're_1'), sent(249)], [made('re_2', 249)], 0, ['re_2']],
  ['more is recorded here than arrived there', [sent(600)], [made('re_2', 498)], 0, ['re_2']],
])('%s', (_, noted, arrived, expected, free) => {
  const found = findMadeElsewhere(arrived, noted)
  expect({ cents: found.cents, free: found.free.map(({ id }) => id) }).toEqual({ cents: expected, free })
})
