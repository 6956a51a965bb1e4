import { expect, test } from 'vitest'
import { dayIn } from './days.ts'

test.each([
  ['UTC', '2026-11-22T23:30:00Z', '2026-11-22'],
  ['Europe/Vienna', '2026-11-22T23:30:00Z', '2026-11-23'],
  ['America/New_York', '2026-01-01T04:59:59Z', '2025-12-31'],
  ['Asia/Kathmandu', '2026-02-28T18:15:00Z', '2026-03-01'],
])('in %s, %s is on %s', (timeZone, moment, day) => {
  expect(dayIn(timeZone, new Date(moment))).toBe(day)
})
