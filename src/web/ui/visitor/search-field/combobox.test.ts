import { expect, test } from 'vitest'
import type { Suggestion } from '#contract/search/search.ts'
import { type Combobox, type ComboboxEvent, closedCombobox, reduceCombobox } from './combobox.ts'

const after = (box: Combobox, ...events: ComboboxEvent[]) => events.reduce(reduceCombobox, box)
const press = (key: string, count = 3): ComboboxEvent => ({ type: 'pressed', key, count })
const typed = (text: string): ComboboxEvent => ({ type: 'typed', text })
const suggestion: Suggestion = {
  kind: 'standard',
  text: 'ISO 4017',
  detail: '',
  query: 'ISO 4017',
  category: null,
  family: null,
  _id: null,
  sku: null,
  image: null,
  count: 12,
}
const answered: ComboboxEvent = { type: 'answered', suggestions: [suggestion], isWhole: true }
const open = after(closedCombobox(''), typed('m8'), answered)

test('typing opens the list', () => {
  expect(open).toMatchObject({ text: 'm8', isOpen: true, active: -1, suggestions: [suggestion] })
})

test('nothing is said to fit only what the whole catalogue was asked for, until something else is typed', () => {
  const nothing = (isWhole: boolean) => after(open, { type: 'answered', suggestions: [], isWhole })
  expect(nothing(true).isFruitless).toBe(true)
  expect(nothing(false).isFruitless).toBe(false)
  expect(after(nothing(true), typed('m8 ')).isFruitless).toBe(false)
  expect(open.isFruitless).toBe(false)
})

test('the arrows lead from the field through all options and back to it', () => {
  const places = (key: string) =>
    [1, 2, 3, 4, 5].map(times => after(open, ...Array.from({ length: times }, () => press(key))).active)
  expect(places('ArrowDown')).toEqual([0, 1, 2, -1, 0])
  expect(places('ArrowUp')).toEqual([2, 1, 0, -1, 2])
})

test.each(['ArrowDown', 'ArrowUp'])('%s opens a closed list, even without options yet', key => {
  expect(after(closedCombobox('m8'), press(key, 0))).toMatchObject({ isOpen: true, active: -1 })
})

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
  '%s goes back to the text and leaves the list open',
  key => {
    expect(after(open, press('ArrowDown'), press(key))).toMatchObject({ isOpen: true, active: -1 })
  },
)

test('typing on goes back to the text, and keeps the list until the next answer', () => {
  const box = after(open, press('ArrowDown'), typed('m8x'))
  expect(box).toMatchObject({ text: 'm8x', active: -1, suggestions: [suggestion] })
  expect(after(box, { type: 'answered', suggestions: [], isWhole: true }).suggestions).toEqual([])
})

test('an answer does not interrupt somebody who chooses', () => {
  const box = after(open, press('ArrowDown'), { type: 'answered', suggestions: [], isWhole: true })
  expect(box).toMatchObject({ active: 0, suggestions: [suggestion] })
})

test('Escape closes the list and leaves the text', () => {
  expect(after(open, press('ArrowDown'), press('Escape'))).toMatchObject({
    text: 'm8',
    isOpen: false,
    active: -1,
  })
})

test('Tab closes suggestions, but not recent searches, which have buttons', () => {
  expect(after(open, press('Tab')).isOpen).toBe(false)
  expect(after(closedCombobox(''), { type: 'opened' }, press('Tab')).isOpen).toBe(true)
})

test('an emptied field forgets its suggestions', () => {
  expect(after(open, typed(' ')).suggestions).toEqual([])
})

test('a text shown by a navigation closes the list; the same text changes nothing', () => {
  expect(after(open, { type: 'shown', text: 'm10' })).toEqual(closedCombobox('m10'))
  expect(after(open, { type: 'shown', text: 'm8' })).toBe(open)
})
