import { expect, test } from 'vitest'
import { makeCalls } from './typed-calls.ts'

/** What the last call sent. */
let sent: { path: string; init: RequestInit } | undefined

const calls = makeCalls(async (path, init) => {
  sent = { path, init }
  return Response.json({})
})

test('sends a call without anything to its path', async () => {
  await calls['my-account-terms'].$get()
  expect(sent?.path).toBe('/my-account-terms')
  expect(sent?.init).toMatchObject({ method: 'GET', headers: {} })
  expect(sent?.init.body).toBeUndefined()
})

test('writes what the path names as it is given, and each text of a repeated parameter', async () => {
  await calls['address-rules'][':country'].$get({ param: { country: 'DE%2F' } })
  expect(sent?.path).toBe('/address-rules/DE%2F')
  await calls.search.$get({ query: { standard: ['ISO 4017', 'DIN 933'], q: undefined } })
  expect(sent?.path).toBe('/search?standard=ISO+4017&standard=DIN+933')
})

test('sends JSON with its type beside what the caller adds', async () => {
  const { signal } = new AbortController()
  await calls.tracking.link.$post(
    { json: { number: 'PH-1', email: 'a@example.com' } },
    { headers: { 'idempotency-key': 'one' }, init: { signal } },
  )
  expect(sent?.init).toEqual({
    method: 'POST',
    headers: { 'idempotency-key': 'one', 'content-type': 'application/json' },
    body: '{"number":"PH-1","email":"a@example.com"}',
    signal,
  })
})

test('sends the headers that a call asks for', async () => {
  await calls.family[':id'].$patch({ param: { id: 'bolts' }, header: { 'if-match': '"3"' }, json: {} })
  expect(sent?.init.headers).toEqual({ 'if-match': '"3"', 'content-type': 'application/json' })
})

test('lets a call be sent by another than the rest', async () => {
  sent = undefined
  const answer = await calls.basket.$get({}, { fetch: async path => Response.json({ path }) })
  expect(await answer.json()).toEqual({ path: '/basket' })
  expect(sent).toBeUndefined()
})

test('is not taken for a promise where a group of calls is awaited', async () => {
  const group = calls.order
  expect(await group).toBe(group)
})
