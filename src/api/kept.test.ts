import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Kept } from './kept.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function keepOne(): Kept<string> {
  const kept = new Kept<string>({ maxAgeMs: 1000, maxEntries: 2 })
  kept.reserve('page')('first')
  return kept
}

test('what is kept is found until it is too old', () => {
  const kept = keepOne()
  vi.advanceTimersByTime(999)
  expect(kept.find('page')).toBe('first')
  vi.advanceTimersByTime(1)
  expect(kept.find('page')).toBeUndefined()
})

test('one of many is sent to make anew what has just grown old', () => {
  const kept = keepOne()
  vi.advanceTimersByTime(1500)
  expect([kept.find('page'), kept.find('page'), kept.find('page')]).toEqual([undefined, 'first', 'first'])
  kept.reserve('page')('second')
  expect(kept.find('page')).toBe('second')
})

test('nobody is given what has been old for long', () => {
  const kept = keepOne()
  vi.advanceTimersByTime(2000)
  expect([kept.find('page'), kept.find('page')]).toEqual([undefined, undefined])
})

test('what was made from data that changed meanwhile is not kept', () => {
  const kept = keepOne()
  const keep = kept.reserve('page')
  kept.drop()
  keep('stale')
  expect(kept.find('page')).toBeUndefined()
})

test('the oldest gives way when there are too many', () => {
  const kept = keepOne()
  kept.reserve('other')('b')
  kept.reserve('third')('c')
  expect([kept.find('page'), kept.find('other'), kept.find('third')]).toEqual([undefined, 'b', 'c'])
})
