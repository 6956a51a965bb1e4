import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestFront } from '../support/front.ts'
import { allowFor } from '../support/patience.ts'
import { reachByProxy } from '../support/tcp-proxy.ts'

/** As many as may always come at once: more than two browsers have connections. */
const FEW = 30
/** More than may wait for a database that answers nothing. */
const MANY = 80
/** How long a silent database delays anybody at most, as docs/RELIABILITY.md says. */
const LONGEST_MS = 10_000
/** How soon a refusal is there. */
const REFUSED_MS = 50

const way = reachByProxy()
const front = await openTestFront(
  async ({ url }) => ({ status: 200, html: `<p>${new URL(url).pathname}</p>` }),
  {
    reachDatabase: way.reachDatabase,
  },
)
const { proxy } = way
afterAll(async () => {
  await proxy.restore()
  await front.close()
  await proxy.close()
})

const AS_BROWSER = { accept: 'text/html' }
const AS_MEMBER = { ...AS_BROWSER, cookie: 'better-auth.session_token=x' }
let answered = 0

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const asked = performance.now()
  const answer = await fetch(front.base + path, { method, headers })
  const body = await answer.text()
  const tookMs = performance.now() - asked
  answered += 1
  return { status: answer.status, headers: answer.headers, body, tookMs, place: answered }
}
let calls = 0
const callMany = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () => {
      calls += 1
      return ask(`/service?limit=${(calls % 100) + 1}`)
    }),
  )
const statusesOf = (answers: readonly { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
]
const medianOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

beforeAll(async () => {
  expect(statusesOf(await callMany(FEW))).toEqual([200])
  expect((await ask('/home')).status).toBe(200)
})

test('as many as browsers ask at once all wait for a database that is slow, and are answered', async () => {
  proxy.hold()
  const waiting = callMany(FEW)
  await sleep(700)
  await proxy.restore()
  expect(statusesOf(await waiting)).toEqual([200])
})

test('what a browser fetches ahead is refused while anybody waits, unless it is kept', async () => {
  const AHEAD = { ...AS_BROWSER, 'sec-purpose': 'prefetch' }
  expect((await ask('/blogs?ahead', AHEAD)).status).toBe(200)
  proxy.hold()
  const waiting = callMany(FEW)
  await sleep(700)
  const [ahead, kept] = [await ask('/blogs?ahead', AHEAD), await ask('/home', AHEAD)]
  await proxy.restore()
  expect(statusesOf(await waiting)).toEqual([200])
  expect([ahead.status, kept.status]).toEqual([503, 200])
  expect((await ask('/blogs?asked', AS_BROWSER)).status).toBe(200)
})

test('more than can be answered are refused at once; those who wait are answered, members first, and the shop recovers by itself', async () => {
  proxy.hold()
  const waiting = callMany(MANY)
  await sleep(700)
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask(`/blogs?${index}`, AS_BROWSER)),
  )
  const call = await ask('/service?limit=101')
  const kept = [await ask('/home', AS_BROWSER), await ask('/robots.txt')]
  const member = ask('/dashboard', AS_MEMBER)
  const webhook = ask('/webhooks/stripe', {}, 'POST')
  await sleep(50)
  await proxy.restore()
  const answers = await waiting

  expect(statusesOf(pages)).toEqual([503])
  expect(medianOf(pages.map(({ tookMs }) => tookMs))).toBeLessThan(allowFor(REFUSED_MS))
  for (const { headers, body } of pages) {
    expect(headers.get('retry-after')).toBe('5')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(body).toContain('<meta http-equiv="refresh" content="5">')
    expect(body).toContain('More people ask the shop for something just now than it can answer at once.')
  }
  expect(call.status).toBe(503)
  expect(call.headers.get('retry-after')).toBe('2')
  expect(JSON.parse(call.body)).toMatchObject({ status: 503, title: 'Please try again in a moment' })
  expect(statusesOf(kept)).toEqual([200])
  expect((await webhook).status).toBeLessThan(500)

  const admitted = answers.filter(({ status }) => status === 200)
  expect(statusesOf(answers).toSorted()).toEqual([200, 503])
  expect(admitted.length).toBeGreaterThanOrEqual(FEW)
  expect((await member).status).toBe(200)
  // They were the last to come.
  expect((await member).place).toBeLessThan(Math.max(...admitted.map(({ place }) => place)))

  expect(statusesOf(await callMany(FEW))).toEqual([200])
})

test('who waits for a place while the database answers nothing is answered 503 within 10 s like the others', async () => {
  proxy.fallSilent()
  const askAll = (headers?: Record<string, string>) =>
    Array.from({ length: FEW }, () => ask(`/service/${randomUUID()}`, headers))
  const answers = await Promise.all([...askAll(), ...askAll({ cookie: AS_MEMBER.cookie })])
  await proxy.restore()
  expect(statusesOf(answers)).toEqual([503])
  expect(Math.max(...answers.map(({ tookMs }) => tookMs))).toBeLessThan(allowFor(LONGEST_MS))
  await expect.poll(async () => statusesOf(await callMany(FEW)), { timeout: 15_000 }).toEqual([200])
})
