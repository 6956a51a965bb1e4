import { expect, test } from 'vitest'
import type { Subject } from '#domain/ports.ts'
import { RevisedCache } from './revised-cache.ts'

const KEYS = { kind: 'family', id: 'hex-keys' } as const
const NUTS = { kind: 'family', id: 'nuts' } as const

/** A cache about a catalogue that the test changes; `catchUp` is what is still being read. */
function openCache({ catchUp = (): Promise<void> | undefined => undefined, maxBytes = 10_000 } = {}) {
  const revisions = new Map<Subject, number>()
  const revisionOf = (subject: Subject) => revisions.get(subject) ?? 0
  const change = (subject: Subject) => revisions.set(subject, revisionOf(subject) + 1)
  const limits = { maxAgeMs: 60_000, maxBytes, sizeOf: (text: string) => text.length }
  return { change, cache: new RevisedCache<string>({ revisionOf, catchUp }, limits) }
}

test('a value is found until its subject changes, whatever else does', () => {
  const { cache, change } = openCache()
  cache.reserve('keys', KEYS)('made')
  change(NUTS)
  expect(cache.find('keys', KEYS)).toBe('made')
  change(KEYS)
  expect(cache.find('keys', KEYS)).toBeUndefined()
  expect(cache.findStale('keys', 1_000)).toBe('made')
})

test('a value whose subject changed while it was derived is not found', () => {
  const { cache, change } = openCache()
  const keep = cache.reserve('keys', KEYS)
  change(KEYS)
  keep('made')
  expect(cache.find('keys', KEYS)).toBeUndefined()
})

test('while changes are being read nothing is found; a fresh value is waited for', async () => {
  const { promise: reading, resolve } = Promise.withResolvers<void>()
  const { cache, change } = openCache({ catchUp: () => reading })
  cache.reserve('keys', KEYS)('made')
  cache.reserve('nuts', NUTS)('made')
  expect(cache.find('keys', KEYS)).toBeUndefined()
  const [keys, nuts] = [cache.findFresh('keys', KEYS), cache.findFresh('nuts', NUTS)]
  change(KEYS)
  resolve()
  expect([await keys, await nuts]).toEqual([undefined, 'made'])
})

test('what is derived again after each change takes the place of what was there', () => {
  const { cache, change } = openCache()
  cache.reserve('nuts', NUTS)('other')
  for (let time = 0; time < 100; time += 1) {
    cache.reserve('keys', KEYS)('x'.repeat(5_000))
    change(KEYS)
  }
  expect(cache.find('nuts', NUTS)).toBe('other')
})

test('the oldest values make room when all together are too large', () => {
  const { cache } = openCache()
  for (let number = 0; number < 20; number += 1) cache.reserve(`query ${number}`, KEYS)('x'.repeat(2_000))
  expect(cache.find('query 0', KEYS)).toBeUndefined()
  expect(cache.find('query 19', KEYS)).toHaveLength(2_000)
})
