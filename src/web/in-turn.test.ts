import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchInTurn, underway } from './in-turn.ts'

let sent: { path: string; keepalive: boolean | undefined }[] = []
let answer = Promise.withResolvers<Response>()
const page = new EventTarget()
/** Whether the browser asks before the page is left. */
const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  sent = []
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  answer = Promise.withResolvers()
  vi.stubGlobal('fetch', (path: string, { keepalive }: RequestInit) => {
    sent.push({ path, keepalive })
    return answer.promise
  })
})

afterEach(() => vi.unstubAllGlobals())

const KEPT = 64 * 1024

test.each([
  ['POST', '{"lines":[]}', true],
  ['DELETE', undefined, true],
  ['POST', 'x'.repeat(KEPT), true],
  ['POST', 'ü'.repeat(KEPT / 2), true],
  ['POST', 'x'.repeat(KEPT + 1), false],
  ['POST', 'ü'.repeat(KEPT / 2 + 1), false],
  ['POST', new FormData(), false],
])(
  'a %s of %s outlives its page: %s; else the browser asks until it is answered',
  async (method, body, expected) => {
    const call = fetchInTurn('/any', { method, body })
    await expect.poll(() => sent).toEqual([{ path: '/any', keepalive: expected }])
    expect(asks()).toBe(!expected)
    answer.resolve(new Response())
    await call
    await expect.poll(asks).toBe(false)
  },
)

test('a GET does not outlive its page, and nobody is asked', async () => {
  const call = fetchInTurn('/any')
  await expect.poll(() => sent).toEqual([{ path: '/any', keepalive: undefined }])
  expect(asks()).toBe(false)
  answer.resolve(new Response())
  await call
})

test('of writes that are too much together, those that still fit outlive their page, until others have been read', async () => {
  const write = (bytes: number) => fetchInTurn('/any', { method: 'POST', body: 'x'.repeat(bytes) })
  const calls = [write(KEPT / 2), write(KEPT / 2), write(1)]
  await expect.poll(() => sent).toHaveLength(3)
  answer.resolve(new Response('read'))
  await Promise.all(calls)
  await expect.poll(async () => (await write(KEPT)) && sent.at(-1)?.keepalive).toBe(true)
  expect(sent.slice(0, 3).map(({ keepalive }) => keepalive)).toEqual([true, true, false])
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
