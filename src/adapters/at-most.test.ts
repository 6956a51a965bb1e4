import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('runs two at a time, in order of arrival, failures included', async () => {
  const inTurn = atMost(2)
  const log: number[] = []
  let running = 0
  let most = 0
  const outcomes = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map(id =>
      inTurn(async () => {
        log.push(id)
        running += 1
        most = Math.max(most, running)
        await new Promise(resolve => setTimeout(resolve, 5))
        running -= 1
        if (id === 1) throw new Error('refused')
        return id
      }),
    ),
  )
  expect(most).toBe(2)
  expect(log).toEqual([0, 1, 2, 3, 4, 5])
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true])
  expect(await inTurn(async () => 'afterwards')).toBe('afterwards')
})
