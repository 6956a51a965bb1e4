import { expect, test } from 'vitest'
import { Shelf } from '#search/shelf/kept/shelf.ts'
import { createWordMatcher } from './match-words.ts'

const line = (text: string) => ({
  line: 1,
  text,
  ownNumber: '',
  readings: [{ quantity: null, keys: [], queries: [text], isWhole: true }],
})

test('500 lines are searched in slices of 10 questions at most, between which others have their turn', async () => {
  const matchWords = createWordMatcher(new Shelf())
  let turns = 0
  let isDone = false
  const takeTurn = () => {
    turns += 1
    if (!isDone) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  for (let each = 0; each < 500; each += 1) await matchWords(line(`hexagn skrew ${each}`))
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(49)
})

test('what is asked again is not searched again', async () => {
  const matchWords = createWordMatcher(new Shelf())
  const [one, other] = [await matchWords(line('hexagn skrew')), await matchWords(line('hexagn skrew'))]
  expect(other.understood).toBe(one.understood)
})
