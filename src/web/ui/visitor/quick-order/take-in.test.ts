import { expect, test } from 'vitest'
import type { QuickLine } from '#contract/quick-order/quick-order.ts'
import { NOTHING } from './kept-quick-order.ts'
import { takeIn, takeOut } from './take-in.ts'

const line = (place: number, text: string): QuickLine => ({
  lines: [place],
  text,
  ownNumber: '',
  quantities: [5],
  quantity: 5,
  match: null,
  part: null,
  candidates: [],
  understood: [],
  unknownSku: null,
})
const list = (texts: readonly string[], leftOut: readonly number[] = []) => ({
  lines: texts.map((text, index) => line(index + 1, text)),
  leftOut: [...leftOut],
})
const textsOf = ({ rows }: typeof NOTHING) => rows.map(row => `${row.file}:${row.line.text}`)

const pasted = takeIn({ ...NOTHING, text: 'bolt 5' }, '', list(['bolt 5'], [9]))
const both = takeIn(pasted, 'a.csv', list(['nut 5'], [7]))

test('the lines of a file come below the pasted ones, and stay when the list is read again', () => {
  expect(textsOf(both)).toEqual([':bolt 5', 'a.csv:nut 5'])
  const again = takeIn(both, '', list(['bolt 5', 'pin 5']))
  expect(textsOf(again)).toEqual([':bolt 5', ':pin 5', 'a.csv:nut 5'])
  expect(again).toMatchObject({ text: 'bolt 5', leftOut: [{ line: 7, file: 'a.csv' }] })
})

test('the pasted lines come first, also where a file was read before', () => {
  const file = takeIn(NOTHING, 'a.csv', list(['nut 5'], [7]))
  const read = takeIn(file, '', list(['bolt 5'], [9]))
  expect(textsOf(read)).toEqual([':bolt 5', 'a.csv:nut 5'])
  expect(read.leftOut.map(({ line: place }) => place)).toEqual([9, 7])
})

test('a file that is read again replaces its lines alone, in their place', () => {
  const three = takeIn(both, 'b.csv', list(['washer 5']))
  expect(textsOf(takeIn(three, 'a.csv', list(['nut 9'])))).toEqual([
    ':bolt 5',
    'a.csv:nut 9',
    'b.csv:washer 5',
  ])
  expect(textsOf(takeOut(three, 'a.csv'))).toEqual([':bolt 5', 'b.csv:washer 5'])
})

test('what was chosen and typed stays with a line that says the same', () => {
  const typed = { ...both, rows: both.rows.map(row => ({ ...row, typed: '7' })) }
  const read = takeIn(typed, '', list(['pin 5', 'bolt 5']))
  expect(read.rows.map(row => row.typed)).toEqual([null, '7', '7'])
})
