import { describe, expect, test } from 'vitest'
import type { QuickLine, QuickPart } from '#contract/quick-order/quick-order.ts'
import { describeFit, newNumberOf, readyRows, toAdditions, toRow, totalAt } from './quick-rows.ts'

const part: QuickPart = {
  _id: 'bolt',
  name: 'Hex bolt M8 x 40',
  sku: 'PH-4017-M8X40',
  size: 'M8 x 40',
  category: 'fasteners',
  family: null,
  img: '',
  price: 0.4,
  tiers: [{ from: 100, price: 0.31 }],
  min: 50,
  step: 50,
  available: 500,
  backOrderDays: null,
  leavesBy: null,
  archived: false,
  quantity: 50,
  ownNumber: null,
  reason: null,
}
const line: QuickLine = {
  lines: [1],
  text: '4711-A 20',
  ownNumber: '',
  quantities: [20],
  quantity: 20,
  match: null,
  part: null,
  candidates: [part],
  understood: [],
  unknownSku: null,
}

describe('what the pieces become is said with the reason', () => {
  test.each([
    [1, { min: 50, step: 50 }, '1 becomes 50: packs of 50'],
    [120, { min: 50, step: 50 }, '120 becomes 150: packs of 50'],
    [1, { min: 100, step: 50 }, '1 becomes 100: the minimum order is 100 pieces, packs of 50'],
    [3, { min: 20, step: 1 }, '3 becomes 20: the minimum order is 20 pieces'],
    [1200, { min: 1, step: 500 }, '1,200 becomes 1,500: packs of 500'],
    [50, { min: 50, step: 50 }, undefined],
  ] as const)('%i by %o', (asked, terms, said) => {
    expect(describeFit(asked, { ...part, ...terms })).toBe(said)
  })
})

test('a row is ready once its part is chosen, in whole packs, and within the stock', () => {
  const row = { ...toRow(line), chosen: 'bolt' }
  expect(readyRows([toRow(line)])).toEqual([])
  expect(readyRows([row])).toMatchObject([{ quantity: 50 }])
  expect(readyRows([{ ...row, typed: '101' }])).toMatchObject([{ quantity: 150 }])
  for (const typed of ['', '0', '-5', '1.5', 'ten', '501']) expect(readyRows([{ ...row, typed }])).toEqual([])
})

test('rows of the same part are one line of the basket', () => {
  const row = { ...toRow(line), chosen: 'bolt' }
  expect(toAdditions(readyRows([row, { ...row, typed: '100' }]))).toEqual([
    { product: 'bolt', quantity: 150 },
  ])
})

test('what pieces come to is by the tier that they reach, in whole cents', () => {
  expect(totalAt(part, 50)).toBe(20)
  expect(totalAt(part, 350)).toBe(108.5)
})

describe('what the list calls a part may be remembered', () => {
  test.each([
    [{}, '4711-A'],
    [{ ownNumber: '99' }, '99'],
    [{ text: 'hex bolt 20' }, ''],
    [{ text: 'bolt 20' }, ''],
    [{ text: 'PH-4017-M8X40 20' }, ''],
    [{ match: 'sku', part } as const, ''],
  ])('%o: %j', (fields, number) => {
    expect(newNumberOf(toRow({ ...line, ...fields }), part)).toBe(number)
  })

  test('but not if it is known already', () => {
    expect(newNumberOf(toRow(line), { ...part, ownNumber: '4711-A' })).toBe('')
  })
})
