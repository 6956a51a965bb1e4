import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BASKET_KEY, dropParcel, insertLine, packParcel, readLines, writeLines } from './kept-lines.ts'

const line = (product: string, quantity: number) => ({ product, quantity, saved: false })
let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('lines on their way keep their id until they have arrived; what is added meanwhile follows under another', () => {
  writeLines(() => [line('a', 1)])
  const parcel = { id: 'first', lines: [line('a', 1)] }
  expect(packParcel(() => 'first')).toEqual(parcel)
  expect(packParcel(() => 'second')).toEqual(parcel)
  expect(readLines()).toEqual([line('a', 1)])
  dropParcel('another')
  expect(readLines()).toEqual([line('a', 1)])
  dropParcel('first')
  expect(readLines()).toEqual([])
  expect(packParcel(() => 'second')).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('what a visitor changes while lines are on their way contains them', () => {
  writeLines(() => [line('a', 1)])
  packParcel(() => 'first')
  writeLines(lines => [...lines, line('b', 2)])
  expect(packParcel(() => 'second')).toEqual({ id: 'second', lines: [line('a', 1), line('b', 2)] })
})

test.each([
  '',
  'no JSON',
  'null',
  '7',
  '{}',
  '{"lines":7}',
  '{"lines":[7,{"product":"a","quantity":0,"saved":false}],"parcel":7}',
])('what is not readable is nothing: %s', text => {
  stored.set(BASKET_KEY, text)
  expect(readLines()).toEqual([])
  expect(packParcel(() => 'id')).toBeUndefined()
})

test('without storage lines last as long as the page, and are written once it can be', () => {
  const setItem = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeLines(() => [line('a', 1)])
  expect(readLines()).toEqual([line('a', 1)])
  setItem.mockRestore()
  writeLines(lines => lines)
  expect(stored.get(BASKET_KEY)).toContain('"a"')
})

test('a line is put in before that of a product, or as the last', () => {
  const lines = [line('a', 1), line('b', 2)]
  expect(insertLine(lines, line('c', 3), 'b')).toEqual([line('a', 1), line('c', 3), line('b', 2)])
  expect(insertLine(lines, line('c', 3), 'gone')).toEqual([...lines, line('c', 3)])
  expect(insertLine(lines, line('c', 3), undefined)).toEqual([...lines, line('c', 3)])
})
