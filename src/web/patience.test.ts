import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPatiently, slowCallStore } from './patience.ts'

type Answer = (response: Response) => void

let answers: Answer[] = []
let signals: AbortSignal[] = []

beforeEach(() => {
  answers = []
  signals = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise<Response>((resolve, reject) => {
      answers.push(resolve)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call is slow after ten seconds, and no longer once it is answered', async () => {
  const call = fetchPatiently('/service')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(slowCallStore.read()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(slowCallStore.read()).toHaveLength(1)
  const response = new Response('late')
  answers[0]?.(response)
  expect(await call).toBe(response)
  expect(slowCallStore.read()).toEqual([])
})

test('who waits is asked again after another ten seconds', async () => {
  const call = fetchPatiently('/service')
  await vi.advanceTimersByTimeAsync(10_000)
  slowCallStore.read()[0]?.wait()
  expect(slowCallStore.read()).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(slowCallStore.read()).toHaveLength(1)
  answers[0]?.(new Response('late'))
  await call
})

test('who tries again sends the same call in place of the first, and gets the answer to the second', async () => {
  const call = fetchPatiently('/order', { method: 'POST', headers: { 'idempotency-key': 'k-1' } })
  await vi.advanceTimersByTimeAsync(10_000)
  slowCallStore.read()[0]?.repeat?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(slowCallStore.read()).toEqual([])
  const response = new Response('booked')
  answers[1]?.(response)
  expect(await call).toBe(response)
})

test.each([
  ['GET', {}, true],
  ['PUT', {}, true],
  ['POST', {}, false],
  ['POST', { 'idempotency-key': 'k-1' }, true],
])('a %s with %j may be tried again: %s', async (method, headers, expected) => {
  const call = fetchPatiently('/any', { method, headers })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(slowCallStore.read()[0]?.repeat !== undefined).toBe(expected)
  answers[0]?.(new Response())
  await call
})

test('a call that its caller gives up is given up, and is not slow any more', async () => {
  const caller = new AbortController()
  const call = fetchPatiently('/suggest', { signal: caller.signal })
  await vi.advanceTimersByTimeAsync(10_000)
  caller.abort()
  await expect(call).rejects.toThrow()
  expect(slowCallStore.read()).toEqual([])
})

const refusal = (retryAfter: string) =>
  new Response(null, { status: 503, headers: { 'retry-after': retryAfter } })

test('a call that the shop cannot answer just now is sent again after the seconds it names, twice at most', async () => {
  const call = fetchPatiently('/service')
  answers[0]?.(refusal('2'))
  await vi.advanceTimersByTimeAsync(1_999)
  expect(answers).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(answers).toHaveLength(2)
  answers[1]?.(refusal('2'))
  await vi.advanceTimersByTimeAsync(2_000)
  const last = refusal('2')
  answers[2]?.(last)
  expect(await call).toBe(last)
})

test.each([
  ['that could do something twice', '2', { method: 'POST' }],
  ['that would have to wait for long', '60', {}],
])('a call %s is not sent again by itself', async (_, retryAfter, init) => {
  const call = fetchPatiently('/service', init)
  const response = refusal(retryAfter)
  answers[0]?.(response)
  expect(await call).toBe(response)
})
