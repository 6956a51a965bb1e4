import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const { forgetSearch, forgetSearches, rememberSearch } = await import('./recent-searches.ts')
const kept = (): unknown => JSON.parse(stored.get('recent-searches') ?? '[]')

test('the latest search is first, and each is kept once', () => {
  for (const text of ['m8', 'bering', 'm8']) rememberSearch(text)
  expect(kept()).toEqual(['m8', 'bering'])
})

test('eight are kept at most', () => {
  for (let size = 1; size <= 10; size += 1) rememberSearch(`m${size}`)
  expect(kept()).toEqual(['m10', 'm9', 'm8', 'm7', 'm6', 'm5', 'm4', 'm3'])
})

test('one or all of them are forgotten', () => {
  for (const text of ['m8', 'm10', 'm12']) rememberSearch(text)
  forgetSearch('m10')
  expect(kept()).toEqual(['m12', 'm8'])
  forgetSearches()
  expect(kept()).toEqual([])
})
