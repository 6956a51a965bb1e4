import { expect, test } from 'vitest'
import { dayIn, endOfDay } from './days.ts'

test.each([
  ['UTC', '2026-11-22T23:30:00Z', '2026-11-22'],
  ['Europe/Vienna', '2026-11-22T23:30:00Z', '2026-11-23'],
  ['America/New_York', '2026-01-01T04:59:59Z', '2025-12-31'],
  ['Asia/Kathmandu', '2026-02-28T18:15:00Z', '2026-03-01'],
])('in %s, %s is on %s', (timeZone, moment, day) => {
  expect(dayIn(timeZone, new Date(moment))).toBe(day)
})

test.each([
  ['UTC', '2026-11-22T23:30:00Z', 0, '2026-11-22T23:59:59.999Z'],
  ['Europe/Vienna', '2026-11-22T22:59:59Z', 14, '2026-12-06T22:59:59.999Z'],
  ['Europe/Vienna', '2026-11-22T23:00:00Z', 14, '2026-12-07T22:59:59.999Z'],
  // Summer time begins in between, and ends.
  ['Europe/Vienna', '2026-03-20T12:00:00Z', 14, '2026-04-03T21:59:59.999Z'],
  ['America/New_York', '2026-10-25T12:00:00Z', 14, '2026-11-09T04:59:59.999Z'],
  // Where the clocks go forward at midnight, the day begins at one.
  ['Africa/Cairo', '2026-04-22T12:00:00Z', 1, '2026-04-23T21:59:59.999Z'],
])('in %s, from %s on, the day %i days later ends at %s', (timeZone, moment, days, end) => {
  expect(endOfDay(timeZone, new Date(moment), days).toISOString()).toBe(end)
})
