import { expect, test } from 'vitest'
import type { BasketLine } from '#contract/basket/basket.ts'
import type { LineProblemKind } from '#contract/basket/terms.ts'
import { findQuotable } from './quotable-lines.ts'

function line(product: string, kind?: LineProblemKind, saved = false): BasketLine {
  return {
    product,
    name: product,
    sku: null,
    size: null,
    category: 'fasteners',
    family: null,
    img: '',
    quantity: 1,
    unitPrice: 1,
    usualPrice: 1,
    was: null,
    tier: null,
    nextTier: null,
    total: 1,
    min: 1,
    step: 1,
    available: 1,
    backOrderDays: null,
    backOrder: null,
    weight: null,
    problem: kind === undefined ? null : { kind, suggested: null },
    saved,
  }
}
const find = (...lines: BasketLine[]) => findQuotable({ lines })?.map(({ product }) => product)

test('what is short of stock can be quoted, what is saved for later is not', () => {
  expect(find(line('a'), line('b', 'too-many'), line('c', 'sold-out'), line('d', undefined, true))).toEqual([
    'a',
    'b',
    'c',
  ])
})

test.each(['archived', 'below-minimum', 'broken-pack'] as const)('a line that is %s comes first', kind => {
  expect(find(line('a'), line('b', kind))).toBeUndefined()
  expect(find(line('a'), line('b', kind, true))).toEqual(['a'])
})
