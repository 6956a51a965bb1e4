import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchInTurn, underway } from './in-turn.ts'

let sent: { path: string; keepalive: boolean | undefined }[] = []
let answer = Promise.withResolvers<Response>()

beforeEach(() => {
  sent = []
  answer = Promise.withResolvers()
  vi.stubGlobal('fetch', (path: string, { keepalive }: RequestInit) => {
    sent.push({ path, keepalive })
    return answer.promise
  })
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['POST', '{"lines":[]}', true],
  ['DELETE', undefined, true],
  ['POST', 'x'.repeat(10_000), false],
  ['GET', undefined, false],
])('a %s with %s outlives its page: %s', async (method, body, expected) => {
  answer.resolve(new Response())
  await fetchInTurn('/any', { method, body })
  expect(sent).toEqual([{ path: '/any', keepalive: expected }])
})

test('a call is unanswered until it is answered', async () => {
  const call = fetchInTurn('/basket')
  await expect.poll(() => underway.unanswered.size).toBe(1)
  answer.resolve(new Response())
  await call
  expect(underway.unanswered.size).toBe(0)
})

test('calls that are held are sent when the session has not ended', async () => {
  answer.resolve(new Response())
  const { promise, resolve } = Promise.withResolvers<void>()
  underway.held = promise
  const call = fetchInTurn('/basket')
  await Promise.resolve()
  expect(sent).toEqual([])
  resolve()
  await call
  expect(sent).toHaveLength(1)
})

test('calls that are held are never sent when the session has ended, those after it are', async () => {
  answer.resolve(new Response())
  const { promise, reject } = Promise.withResolvers<void>()
  underway.held = promise
  const call = fetchInTurn('/basket')
  reject(new Error('the session has ended'))
  await expect(call).rejects.toThrow('ended')
  underway.held = undefined
  await fetchInTurn('/home')
  expect(sent.map(({ path }) => path)).toEqual(['/home'])
})
