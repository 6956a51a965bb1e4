import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingDays, workingDayBefore } from './working-days.ts'

test.each([
  // 2026-11-22 is a Sunday.
  ['2026-11-22', 0, '2026-11-23'],
  ['2026-11-22', 2, '2026-11-24'],
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', 1, '2026-11-24'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-20', 5, '2026-11-27'],
  ['2026-12-23', 2, '2026-12-28'],
  ['2026-12-31', 1, '2027-01-04'],
  ['2027-04-30', 1, '2027-05-03'],
])('from %s, %d working days later is %s', (day, count, later) => {
  expect(addWorkingDays(day, count)).toBe(later)
})

test.each([
  // 2026-11-26 is a Thursday, 2026-11-22 a Sunday.
  ['2026-11-26', 2, '2026-11-24'],
  ['2026-11-25', 2, '2026-11-23'],
  ['2026-11-24', 2, '2026-11-20'],
  ['2026-11-22', 2, '2026-11-19'],
  ['2026-12-29', 2, '2026-12-24'],
  ['2026-04-08', 2, '2026-04-02'],
])('%s less %d working days is %s', (day, count, before) => {
  expect(workingDayBefore(day, count)).toBe(before)
})

test.each([
  // Thursday before Easter to the Tuesday after it.
  ['2024-03-28', '2024-04-02'],
  ['2025-04-17', '2025-04-22'],
  ['2026-04-02', '2026-04-07'],
  ['2038-04-22', '2038-04-27'],
  // Over Ascension, and over Whitsun.
  ['2026-05-13', '2026-05-15'],
  ['2026-05-22', '2026-05-26'],
])('nothing is delivered on the holidays of Easter: after %s comes %s', (day, next) => {
  expect(addWorkingDays(day, 1)).toBe(next)
})

test('from the first on, a further working day is always a later one, and at most six days later', () => {
  assert(
    property(integer({ min: 0, max: 30_000 }), integer({ min: 1, max: 60 }), (start, count) => {
      const day = new Date(Date.UTC(2000, 0, 1 + start)).toISOString().slice(0, 10)
      const days = Date.parse(addWorkingDays(day, count + 1)) - Date.parse(addWorkingDays(day, count))
      expect(days).toBeGreaterThan(0)
      expect(days / 86_400_000).toBeLessThanOrEqual(6)
    }),
  )
})
