import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addCents, cents, MAX_CENTS } from './money.ts'
import { shareCents } from './share-cents.ts'

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [1, 1, 2], [25, 25, 50]],
  [3, [2, 2, 2, 2], [1, 1, 1, 0]],
  [2508, [2985], [2508]],
  [0, [0, 0], [0, 0]],
])('%i cents among %j are %j', (total, weights, shares) => {
  expect(shareCents(cents(total), weights)).toEqual(shares)
})

test('shares add up, and none is off by a cent or more', () => {
  const weights = array(integer({ min: 0, max: MAX_CENTS }), { minLength: 1, maxLength: 20 })
  assert(
    property(integer({ min: 0, max: MAX_CENTS }).map(cents), weights, (total, given) => {
      const sum = given.reduce((all, weight) => all + BigInt(weight), 0n)
      if (sum === 0n) return true
      const shares = shareCents(total, given)
      const isNear = (share: number, weight: number) => {
        const off = BigInt(share) * sum - BigInt(total) * BigInt(weight)
        return (off < 0n ? -off : off) < sum
      }
      return addCents(...shares) === total && shares.every((share, index) => isNear(share, given[index] ?? 0))
    }),
  )
})
