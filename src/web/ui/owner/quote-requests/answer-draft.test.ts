import { describe, expect, test } from 'vitest'
import { describeMargin, readCents, sumDraft } from './answer-draft.ts'

describe('a typed price', () => {
  test.each([
    ['1.5', 150],
    ['0,34', 34],
    [' 12 ', 1200],
    ['0', undefined],
    ['', undefined],
    ['1.005', undefined],
    ['-1', undefined],
    ['a lot', undefined],
  ])('%j is %s cents', (typed, cents) => {
    expect(readCents(typed)).toBe(cents)
  })
})

describe('the sums of an answer', () => {
  const lines = [
    { availability: 40, todayPrice: 2, unitPrice: 1.9 },
    { availability: 3, todayPrice: null, unitPrice: 0.1 },
  ]

  test('are of the typed prices and of those of today', () => {
    expect(sumDraft(lines, ['1.60', '0,10'])).toEqual({ goods: 64.3, today: 80.3 })
  })

  test('are not there while a price is none', () => {
    expect(sumDraft(lines, ['1.60', ''])).toBeUndefined()
    expect(sumDraft(lines, ['1.60'])).toBeUndefined()
  })
})

test.each([
  [1.75, 2, '−12.5 %'],
  [2.06, 2, '+3 %'],
  [2, 2, 'as listed'],
  [0.33, 0.34, '−2.9 %'],
])('%d is %d %s', (price, list, words) => {
  expect(describeMargin(price, list)).toBe(words)
})
