import { expect, test } from 'vitest'
import { describeDispatch, describeStanding } from './describe-dispatch.ts'

const dispatch = {
  timeZone: 'Europe/Berlin',
  cutOffs: [
    { orderBy: '2026-11-27T13:00:00.000Z', leavesOn: '2026-11-27' },
    { orderBy: '2026-11-30T13:00:00.000Z', leavesOn: '2026-11-30' },
    { orderBy: '2026-12-01T13:00:00.000Z', leavesOn: '2026-12-01' },
  ],
  sameDayBy: '14:00',
  withinDays: 0,
}

test.each([
  ['2026-11-27T10:50:00Z', 'today if ordered within 2 h 10 min'],
  ['2026-11-27T11:00:00Z', 'today if ordered within 2 h'],
  ['2026-11-27T12:59:30Z', 'today if ordered within a minute'],
  ['2026-11-27T13:00:00Z', 'on Mon 30 November'],
  ['2026-11-29T15:15:00Z', 'tomorrow if ordered within 21 h 45 min'],
  // Already Monday in Berlin.
  ['2026-11-29T23:30:00Z', 'today if ordered within 13 h 30 min'],
  // The page is older than what it knows.
  ['2026-12-05T12:00:00Z', 'the same working day if ordered by 14:00 (works’ time)'],
])('at %s it leaves %s', (now, words) => {
  expect(describeDispatch(dispatch, Date.parse(now))).toBe(words)
})

test.each([
  [{ sameDayBy: null, withinDays: 1 }, 'on the next working day at the latest'],
  [{ sameDayBy: null, withinDays: 3 }, 'within 3 working days'],
])('with %j it leaves %s', (known, words) => {
  expect(describeStanding(known)).toBe(words)
})
