import { expect, test } from 'vitest'
import { parseColumnFilter, passes } from './column-filter.ts'

test.each([
  ['8', [8], [7.9, 8.1]],
  ['8, 10', [8, 10], [9]],
  ['20-60', [20, 41.5, 60], [19, 61]],
  ['20 – 60', [20, 60], [61]],
  ['1.5..2.5', [1.5, 2.5], [1.4]],
  ['>= 20', [20, 900], [19]],
  ['≤12', [0.5, 12], [12.5]],
  ['20..', [20], [19]],
  ['..20', [20], [21]],
  ['4, 10-12', [4, 11], [5]],
])('%j lets %j pass, but not %j', (typed, wanted, unwanted) => {
  const filter = parseColumnFilter(typed)
  expect(filter).toBeDefined()
  for (const value of wanted) expect(passes(filter ?? [], value)).toBe(true)
  for (const value of [...unwanted, null]) expect(passes(filter ?? [], value)).toBe(false)
})

test.each(['', ' , '])('%j lets everything pass', typed => {
  expect(passes(parseColumnFilter(typed) ?? [{ min: 1, max: 1 }], null)).toBe(true)
})

test.each(['M8', '8 10', '1e3', '-5', '20-', '>', '8, long', '1.2.3'])('%j is not understood', typed =>
  expect(parseColumnFilter(typed)).toBeUndefined(),
)
