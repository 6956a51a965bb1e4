import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOTHING, readKept, writeKept } from './kept-quick-order.ts'
import { toRow } from './quick-rows.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const row = {
  ...toRow({
    lines: [3],
    text: 'bolt',
    ownNumber: '',
    quantities: [null],
    quantity: 1,
    match: null,
    part: null,
    candidates: [],
    understood: [],
    unknownSku: null,
  }),
  chosen: 'a',
  typed: '7',
}

test('what was typed, read, chosen and changed is there again after a reload', () => {
  const kept = {
    text: 'bolt',
    rows: [row, { ...row, file: 'list.csv' }],
    leftOut: [{ line: 4, file: 'list.csv' }],
  }
  writeKept(kept)
  expect(readKept()).toEqual(kept)
  writeKept(NOTHING)
  expect(stored.size).toBe(0)
})

test.each(['', 'no JSON', 'null', '7', '{}', '{"text":7,"rows":[7,null],"leftOut":"x"}'])(
  'what is not readable is nothing: %s',
  text => {
    stored.set('quick-order', text)
    expect(readKept()).toEqual(NOTHING)
  },
)

test('of what is only partly readable the text is kept', () => {
  stored.set('quick-order', '{"text":"M8 5","rows":[{"line":{}}],"leftOut":[]}')
  expect(readKept()).toEqual({ text: 'M8 5', rows: [], leftOut: [] })
})
