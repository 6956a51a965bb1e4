import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { openTestFront } from '../support/front.ts'

const front = await openTestFront(async ({ url }) => Response.redirect(new URL('/login', url), 302))
afterAll(() => front.close())

/** Sends methods and Host headers that `fetch` does not allow. */
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

test('TRACE echoes nothing of the request', async () => {
  const { status, body } = await call('TRACE', '/', { cookie: 'better-auth.session_token=secret' })
  expect(status).toBe(404)
  expect(body).not.toContain('secret')
})

test("a page's redirect leads to a path of the shop, whatever host the request named", async () => {
  const { status, location } = await call('GET', '/all-products', { host: 'evil.example' })
  expect({ status, location }).toEqual({ status: 302, location: '/login' })
})

test('a request with both Content-Length and Transfer-Encoding is refused and its connection closed', async () => {
  const socket = connect(front.port, '127.0.0.1')
  socket.write(
    'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /user HTTP/1.1\r\nHost: a\r\n\r\n',
  )
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})
