import { describe, expect, test } from 'vitest'
import { OpeningHours } from './opening-hours.ts'

const WEEK = [1, 2, 3, 4, 5]
const open = (from: number, to: number, days = WEEK) =>
  days.map(day => [day, { opens: from * 60, closes: to * 60 }] as const)
const works = (
  hours: readonly (readonly [number, { opens: number; closes: number }])[],
  closed: { from: string; to: string }[] = [],
) => new OpeningHours({ hours: new Map(hours), closed, dispatchMinutes: 0 }, 'Europe/Berlin')
const eightHours = works(open(8, 16))
/** In winter, Berlin is an hour before UTC. */
const at = (local: string) => new Date(`${local}+01:00`)
const told = (hours: OpeningHours, now: string, minutes: number, count = 1) =>
  hours
    .cutOffs(at(now), minutes, count)
    .map(({ orderBy, leavesOn }) => `${orderBy.toISOString()} ${leavesOn}`)

describe('cutOffs', () => {
  test.each([
    // On a Friday, two hours before it closes.
    ['2026-11-27T11:50', 120, '2026-11-27T13:00:00.000Z 2026-11-27'],
    ['2026-11-27T14:00', 120, '2026-11-30T13:00:00.000Z 2026-11-30'],
    // Until it closes, and not any more then.
    ['2026-11-27T15:59', 0, '2026-11-27T15:00:00.000Z 2026-11-27'],
    ['2026-11-27T16:00', 0, '2026-11-30T15:00:00.000Z 2026-11-30'],
    // Ten open hours: two of the day before.
    ['2026-11-25T13:00', 600, '2026-11-25T13:00:00.000Z 2026-11-26'],
    ['2026-11-27T15:00', 600, '2026-11-30T13:00:00.000Z 2026-12-01'],
    // A whole day: what comes before it opens.
    ['2026-11-29T12:00', 480, '2026-11-30T07:00:00.000Z 2026-11-30'],
    // Over Christmas, which is Friday and Saturday.
    ['2026-12-24T15:00', 120, '2026-12-28T13:00:00.000Z 2026-12-28'],
  ])('at %s, with %i minutes until it has left, say %s', (now, minutes, expected) => {
    expect(told(eightHours, now, minutes)).toEqual([expected])
  })

  test('skip the days on which it is closed, and follow the hours of each day', () => {
    const hours = works(
      [...open(8, 16, [1, 2, 3, 4]), ...open(8, 12, [5]), ...open(9, 24, [6])],
      [{ from: '2026-11-30', to: '2026-12-02' }],
    )
    expect(told(hours, '2026-11-27T09:00', 60, 3)).toEqual([
      '2026-11-27T10:00:00.000Z 2026-11-27',
      '2026-11-28T22:00:00.000Z 2026-11-28',
      '2026-12-03T14:00:00.000Z 2026-12-03',
    ])
  })

  test('are the same time of day when clocks change', () => {
    const times = eightHours.cutOffs(new Date('2026-10-23T00:00:00Z'), 120, 2)
    expect(times.map(({ orderBy }) => orderBy.toISOString())).toEqual([
      '2026-10-23T12:00:00.000Z',
      '2026-10-26T13:00:00.000Z',
    ])
  })

  test('are none of a works that never opens', () => {
    expect(told(works([]), '2026-11-27T09:00', 60)).toEqual([])
  })
})

test.each([
  ['2026-11-27T09:00', '2026-11-27T10:30', 90],
  ['2026-11-27T15:00', '2026-11-30T09:00', 120],
  ['2026-11-27T18:00', '2026-11-28T18:00', 0],
  ['2026-11-26T07:00', '2026-11-27T20:00', 960],
])('from %s to %s it is open for %i minutes', (from, to, minutes) => {
  expect(eightHours.minutesBetween(at(from), at(to))).toBe(minutes)
})

test.each([
  [
    'the same day, by the earliest closing',
    works([...open(8, 16, [1, 2]), ...open(8, 14, [5])]),
    120,
    '12:00',
    0,
  ],
  ['within a day, once it takes longer than a day is', eightHours, 481, null, 2],
  [
    'within a day, if no time of day is open on each',
    works([...open(6, 10, [1]), ...open(12, 16, [2])]),
    60,
    null,
    1,
  ],
])('in any week an order leaves %s', (_, hours, minutes, sameDayBy, withinDays) => {
  expect(hours.standing(minutes)).toEqual({ sameDayBy, withinDays })
})
