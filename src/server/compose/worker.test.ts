import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWorker } from './worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A worker whose rounds end when the test says so. */
function openWorker() {
  const rounds: PromiseWithResolvers<void>[] = []
  const faults: unknown[] = []
  const worker = createWorker({
    name: 'some work',
    everyMs: 1_000,
    reportFault: fault => faults.push(fault),
    work: () => {
      const round = Promise.withResolvers<void>()
      rounds.push(round)
      return round.promise
    },
  })
  const endRound = async () => {
    rounds.at(-1)?.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { worker, rounds, faults, endRound }
}

test('starts at once and again after the pause, plus or minus a fifth', async () => {
  const { worker, rounds, endRound } = openWorker()
  worker.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(rounds).toHaveLength(1)
  await endRound()
  await vi.advanceTimersByTimeAsync(799)
  expect(rounds).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(402)
  expect(rounds).toHaveLength(2)
})

test('never overlaps itself: a nudge during a round starts one more after it', async () => {
  const { worker, rounds, endRound } = openWorker()
  worker.start()
  await vi.advanceTimersByTimeAsync(0)
  worker.nudge()
  worker.nudge()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(rounds).toHaveLength(1)
  await endRound()
  expect(rounds).toHaveLength(2)
  await endRound()
  expect(rounds).toHaveLength(2)
})

test('starts at once when nudged between rounds', async () => {
  const { worker, rounds, endRound } = openWorker()
  worker.start()
  await vi.advanceTimersByTimeAsync(0)
  await endRound()
  worker.nudge()
  await vi.advanceTimersByTimeAsync(0)
  expect(rounds).toHaveLength(2)
})

test('reports a failed round and continues after the pause', async () => {
  const { worker, rounds, faults } = openWorker()
  worker.start()
  await vi.advanceTimersByTimeAsync(0)
  worker.nudge()
  rounds[0]?.reject(new Error('away'))
  await vi.advanceTimersByTimeAsync(500)
  expect({ rounds: rounds.length, faults }).toEqual({ rounds: 1, faults: [new Error('away')] })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(rounds).toHaveLength(2)
})

test('reports each of several errors in a round', async () => {
  const { worker, rounds, faults } = openWorker()
  worker.start()
  await vi.advanceTimersByTimeAsync(0)
  const errors = [new Error('the first'), new Error('the second')]
  rounds[0]?.reject(new AggregateError(errors))
  await vi.advanceTimersByTimeAsync(0)
  expect(faults).toEqual(errors)
})

test('stops after the current round, or when the grace period is over', async () => {
  const { worker, rounds, endRound } = openWorker()
  worker.start()
  await vi.advanceTimersByTimeAsync(0)
  let isStopped = false
  const stopping = worker.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isStopped).toBe(false)
  await endRound()
  await stopping
  worker.nudge()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(rounds).toHaveLength(1)

  const slow = openWorker()
  slow.worker.start()
  await vi.advanceTimersByTimeAsync(0)
  const given = slow.worker.stop(2_000)
  await vi.advanceTimersByTimeAsync(2_000)
  await given
  expect(slow.rounds).toHaveLength(1)
})

test('a round that hangs is aborted, reported, and no longer waited for', async () => {
  const faults: unknown[] = []
  const signals: AbortSignal[] = []
  const worker = createWorker({
    name: 'some work',
    everyMs: 1_000,
    longestMs: 60_000,
    reportFault: fault => faults.push(fault),
    work: signal => {
      signals.push(signal)
      return new Promise(() => undefined)
    },
  })
  worker.start()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await vi.advanceTimersByTimeAsync(1_300)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(faults).toHaveLength(1)
})
