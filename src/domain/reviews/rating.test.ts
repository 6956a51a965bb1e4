import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageOf } from './rating.ts'

test.each([
  [[0, 0, 0, 0, 1], 5],
  [[0, 0, 0, 2, 1], 4.3],
  [[0, 0, 0, 3, 1], 4.3],
  [[1, 0, 0, 0, 1], 3],
])('the average of %j is %d', (stars, average) => {
  expect(averageOf(stars)).toMatchObject({ average, stars })
})

test('without reviews there is none', () => {
  expect(averageOf([0, 0, 0, 0, 0])).toBeNull()
})

test('it lies between the worst and the best rating, and counts every review', () => {
  const counts = fc.array(fc.nat(1_000), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(counts, stars => {
      const rating = averageOf(stars)
      const given = stars.flatMap((count, index) => (count > 0 ? [index + 1] : []))
      expect(rating?.count ?? 0).toBe(stars.reduce((sum, count) => sum + count, 0))
      if (!rating) return
      expect(rating.average).toBeGreaterThanOrEqual(given[0] ?? Number.NaN)
      expect(rating.average).toBeLessThanOrEqual(given.at(-1) ?? Number.NaN)
      expect(rating.average * 10).toBeCloseTo(Math.round(rating.average * 10), 9)
    }),
  )
})
