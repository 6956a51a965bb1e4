import { expect, test } from 'vitest'
import { mayReadMetrics } from './metrics-reader.ts'

const TOKEN = 'a token of sixteen or more'

test.each([
  ['this machine', '127.0.0.1', {}, undefined, true],
  ['this machine by IPv6', '::1', {}, undefined, true],
  ['this machine by IPv4 in IPv6', '::ffff:127.0.0.1', {}, undefined, true],
  ['elsewhere', '10.0.0.9', {}, undefined, false],
  ['an address unknown', undefined, {}, undefined, false],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, undefined, false],
  ['a proxy that says so by RFC 7239', '127.0.0.1', { forwarded: 'for=127.0.0.1' }, undefined, false],
  ['this machine without the token', '127.0.0.1', {}, TOKEN, false],
  ['elsewhere with the token', '10.0.0.9', { authorization: `Bearer ${TOKEN}` }, TOKEN, false],
  [
    'elsewhere with a good token',
    '10.0.0.9',
    { authorization: 'Bearer abcdefghijklmnop' },
    'abcdefghijklmnop',
    true,
  ],
  [
    'elsewhere with another',
    '10.0.0.9',
    { authorization: 'Bearer abcdefghijklmnoq' },
    'abcdefghijklmnop',
    false,
  ],
  [
    'elsewhere with another scheme',
    '10.0.0.9',
    { authorization: 'Basic abcdefghijklmnop' },
    'abcdefghijklmnop',
    false,
  ],
])('GET /metrics from %s', (_, remoteAddress, headers, token, isAllowed) => {
  expect(mayReadMetrics({ headers, httpVersion: '1.1', socket: { remoteAddress } }, token)).toBe(isAllowed)
})

test('GET /metrics from a proxy on this machine that sets no header, but asks by HTTP/1.0', () => {
  const socket = { remoteAddress: '127.0.0.1' }
  expect(mayReadMetrics({ headers: {}, httpVersion: '1.0', socket }, undefined)).toBe(false)
})
