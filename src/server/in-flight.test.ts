import { expect, test } from 'vitest'
import { atMost, InFlight } from './in-flight.ts'

test('settling waits for pending work, and for work started by it', async () => {
  const inFlight = new InFlight()
  const ended: string[] = []
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  inFlight.add(
    first.promise.then(() => {
      ended.push('first')
      inFlight.add(second.promise.then(() => ended.push('second')))
    }),
  )
  setTimeout(first.resolve, 5)
  setTimeout(second.resolve, 20)
  expect(await inFlight.settle(5_000)).toBe(true)
  expect(ended).toEqual(['first', 'second'])
})

test('settling gives up after its time limit, and reports that something is still pending', async () => {
  const inFlight = new InFlight()
  inFlight.add(new Promise(() => undefined))
  expect(await inFlight.settle(20)).toBe(false)
})

test('a failure is passed only to the caller that added the work', async () => {
  const inFlight = new InFlight()
  await expect(inFlight.add(Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inFlight.settle(0)).toBe(true)
})

test('a time-limited wait passes a failure on and leaves no timer behind', async () => {
  await expect(atMost(10_000, Promise.reject(new Error('no')))).rejects.toThrow('no')
  const begin = performance.now()
  await atMost(10, new Promise(() => undefined))
  expect(performance.now() - begin).toBeLessThan(1_000)
})
