import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Cache } from './cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function newCache(): Cache<string> {
  const kept = new Cache<string>({ maxAgeMs: 1000, maxBytes: 3_000, sizeOf: text => text.length })
  kept.reserve('page')('first')
  return kept
}

test('an entry is found until it is too old', () => {
  const kept = newCache()
  vi.advanceTimersByTime(999)
  expect(kept.find('page')).toBe('first')
  vi.advanceTimersByTime(1)
  expect(kept.find('page')).toBeUndefined()
})

test('only one of many callers is sent to refresh an entry that has just expired', () => {
  const kept = newCache()
  vi.advanceTimersByTime(1500)
  expect([kept.find('page'), kept.find('page'), kept.find('page')]).toEqual([undefined, 'first', 'first'])
  kept.reserve('page')('second')
  expect(kept.find('page')).toBe('second')
})

test('an entry long expired is not served', () => {
  const kept = newCache()
  vi.advanceTimersByTime(2000)
  expect([kept.find('page'), kept.find('page')]).toEqual([undefined, undefined])
})

test('an answer made from data that changed meanwhile is not stored', () => {
  const kept = newCache()
  const keep = kept.reserve('page')
  kept.drop()
  keep('stale')
  expect(kept.find('page')).toBeUndefined()
})

test('the oldest entries are evicted when all together are too large', () => {
  const kept = newCache()
  const [large, larger] = ['b'.repeat(1000), 'c'.repeat(1500)]
  kept.reserve('other')(large)
  expect([kept.find('page'), kept.find('other')]).toEqual(['first', large])
  kept.reserve('third')(larger)
  expect([kept.find('page'), kept.find('other'), kept.find('third')]).toEqual([undefined, undefined, larger])
})

test('an entry that is too large by itself is not stored, and evicts nothing', () => {
  const kept = newCache()
  kept.reserve('other')('b'.repeat(3_000))
  expect([kept.find('page'), kept.find('other')]).toEqual(['first', undefined])
})

test('an entry that is refreshed again and again counts once', () => {
  const kept = newCache()
  for (let time = 0; time < 10; time += 1) kept.reserve('other')('b'.repeat(1000))
  expect(kept.find('page')).toBe('first')
})
