import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupValues } from './ranges.ts'

const group = (values: readonly number[]) =>
  groupValues(
    values.toSorted((one, other) => one - other),
    new Map(values.map(value => [value, 1])),
    [],
  )
const endsOf = (values: readonly number[]) => group(values).map(({ min, max }) => [min, max])
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  [
    'many lengths',
    [2, 3, 8, 30, 70, 150, 600, 1828.8],
    [
      [2, 5],
      [5, 10],
      [20, 50],
      [50, 100],
      [100, 200],
      [500, 1000],
      [1000, 1828.8],
    ],
  ],
  [
    'calculated ones',
    [35.04, 35.35, 35.6, 36.1],
    [
      [35.04, 35.2],
      [35.2, 35.4],
      [35.4, 35.6],
      [35.6, 35.8],
      [36, 36.1],
    ],
  ],
  [
    'several powers of ten',
    [0.01, 0.5, 20, 3000],
    [
      [0.01, 0.1],
      [0.1, 1],
      [10, 100],
      [1000, 3000],
    ],
  ],
  ['one value', [7], []],
])('%s are grouped by round numbers', (_, values, ends) => {
  const found = endsOf(values)
  expect(found).toEqual(ends)
})

test('the groups are few, in order, and have every value, with as many sizes as have it', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.integer({ min: 1, max: 20_000 }).map(value => value / 4),
        { minLength: 2 },
      ),
      values => {
        const ranges = group(values)
        expect(ranges.length).toBeLessThanOrEqual(12)
        for (const { min, max, count } of ranges)
          expect(values.filter(value => value >= min && value <= max)).toHaveLength(count)
        if (ranges.length > 0)
          for (const value of values)
            expect(ranges.some(({ min, max }) => value >= min && value <= max)).toBe(true)
        expect(ranges.map(({ min }) => min)).toEqual(ranges.map(({ min }) => min).sort((a, b) => a - b))
      },
    ),
  ))

test('the group that is chosen says so', () => {
  const values = upTo(20)
  const counts = new Map(values.map(value => [value, 1]))
  const [first] = groupValues(values, counts, [])
  const chosen = groupValues(values, counts, [
    { key: 'length', values: [], min: first?.min, max: first?.max },
  ])
  expect(chosen.map(({ isChosen }) => isChosen)).toEqual(chosen.map((_, index) => index === 0))
})
