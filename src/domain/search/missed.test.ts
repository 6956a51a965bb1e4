import { expect, test } from 'vitest'
import { onBehalfOf } from '#db/asker.ts'
import { MissedSearches, wordsToCount } from './missed.ts'

test.each([
  ['  M8x42   ISO 4017 ', 'm8x42 iso 4017'],
  ['Sechskantschraube\tM10 x 30 10.9', 'sechskantschraube m10 x 30 10.9'],
  ['6205-2RS', '6205-2rs'],
  ['vis à métaux M3 × 0.5', 'vis à métaux m3 × 0.5'],
  ['unc 1/4-20 0.5 in', 'unc 1/4-20 0.5 in'],
])('%j is counted as %j', (query, words) => expect(wordsToCount(query)).toBe(words))

test.each([
  '',
  ' \u0000\u200b ',
  'ada@example.com',
  'order 20261127',
  '+49 30 1234567',
  'call 0171/234 56 78',
  '(030) 123-4567',
  'DE89 3704 0044 0532 0130 00',
  '4242 4242 4242 4242',
  'a'.repeat(81),
  'one two three four five six seven eight nine',
])('%j is not counted', query => expect(wordsToCount(query)).toBeUndefined())

const nothing = { total: 0, missing: null, instead: ['claw hammer'], understood: [] }
const at = new Date('2026-03-31T12:00:00Z')

test('what is known to find nothing is counted each time it is asked, until something is found', () => {
  const missed = new MissedSearches()
  missed.learn('Unobtainium', nothing)
  missed.count('unobtainium ', at)
  missed.count('UNOBTAINIUM', at)
  missed.count('bolt', at)
  const taken = missed.take()
  expect(taken).toEqual([
    { words: 'unobtainium', times: 2, outcome: 'nothing', shown: 'claw hammer', lastAt: at },
  ])
  expect(missed.take()).toEqual([])
  missed.giveBack(taken)
  missed.learn('unobtainium', { ...nothing, total: 3 })
  missed.count('unobtainium', at)
  expect(missed.take()).toEqual(taken)
})

test('what the shop asks itself is not counted', () => {
  const missed = new MissedSearches()
  missed.learn('hose', nothing)
  onBehalfOf({ kind: 'worker', id: 'warm-up' }, () => missed.count('hose', at))
  expect(missed.take()).toEqual([])
})

test('however many different words come, 500 are held at most', () => {
  const missed = new MissedSearches()
  for (let place = 0; place < 3_000; place += 1) {
    missed.learn(`word ${place}`, nothing)
    missed.count(`word ${place}`, at)
  }
  expect(missed.take()).toHaveLength(500)
})
