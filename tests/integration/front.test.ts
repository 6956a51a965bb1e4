import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { openTestFront } from '../support/front.ts'

const front = await openTestFront(async ({ url }) => Response.redirect(new URL('/login', url), 302))
afterAll(() => front.close())

/** Calls with a method and a Host that `fetch` would not send. */
function call(method: string, path: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined
    location: string | undefined
    body: string
  }>()
  request({ port: front.port, host: '127.0.0.1', method, path, headers })
    .once('response', async response => {
      const { statusCode: status, headers: answered } = response
      resolve({ status, location: answered.location, body: await text(response) })
    })
    .once('error', reject)
    .end()
  return promise
}

test('TRACE echoes nothing of a request', async () => {
  const { status, body } = await call('TRACE', '/', { cookie: 'better-auth.session_token=secret' })
  expect(status).toBe(404)
  expect(body).not.toContain('secret')
})

test('a page that redirects leads to a path of the shop, whatever host the request named', async () => {
  const { status, location } = await call('GET', '/all-products', { host: 'evil.example' })
  expect({ status, location }).toEqual({ status: 302, location: '/login' })
})
