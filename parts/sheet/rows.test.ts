import { expect, test } from 'vitest'
import { assignRows } from './rows.ts'

const stretch = (from: number, to: number) => ({ from, to, inkFrom: from, inkTo: to })

test('the short dimension lies inside, the long one outside, whatever their order', () => {
  expect(assignRows([stretch(0, 40), stretch(0, 10)])).toEqual([1, 0])
  expect(assignRows([stretch(0, 10), stretch(0, 40)])).toEqual([0, 1])
})

test('a chain of dimensions stands in one row, their sum in the next', () => {
  expect(assignRows([stretch(0, 10), stretch(10, 30), stretch(0, 30)])).toEqual([0, 0, 1])
})

test('a dimension whose text stands outside its arrows keeps others out of its row', () => {
  const narrow = { from: 0, to: 2, inkFrom: -6, inkTo: 14 }
  expect(assignRows([narrow, stretch(2, 30)])).toEqual([0, 1])
})
