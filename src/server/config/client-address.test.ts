import { describe, expect, test } from 'vitest'
import { createAddressFinder, parseRange } from './client-address.ts'

const PROXY = '10.0.0.1'
const CLIENT = '203.0.113.7'

describe('behind no proxy', () => {
  const find = createAddressFinder([])
  test('the address of the connection counts, whatever the headers say', () => {
    expect(find(CLIENT, undefined)).toBe(CLIENT)
    expect(find(CLIENT, '192.0.2.1')).toBe(CLIENT)
    expect(find('127.0.0.1', '192.0.2.1')).toBe('127.0.0.1')
    expect(find(undefined, '192.0.2.1')).toBe('127.0.0.1')
  })
})

describe('behind trusted proxies', () => {
  const find = createAddressFinder(['10.0.0.0/8', '2001:db8::/32', '192.168.0.9'])
  test.each([
    ['the client of one proxy', PROXY, CLIENT, CLIENT],
    ['the client of a chain of them', PROXY, `${CLIENT}, 192.168.0.9, 10.3.3.3`, CLIENT],
    ['not what the client wrote before', PROXY, `1.1.1.1, 10.9.9.9, ${CLIENT}`, CLIENT],
    ['not what somebody else wrote', CLIENT, '1.1.1.1', CLIENT],
    ['the furthest of the house, where all are', PROXY, '10.5.5.5, 10.4.4.4', '10.5.5.5'],
    ['the proxy, where it says nothing', PROXY, undefined, PROXY],
    ['the proxy, where what it says is no address', PROXY, 'unknown', PROXY],
    ['as far as addresses go', PROXY, `${CLIENT}, <script>, 10.4.4.4`, '10.4.4.4'],
    ['an address of IPv6', '2001:db8::1', '2001:db9::7', '2001:db9::7'],
    ['an address with a port', PROXY, `${CLIENT}:41000`, CLIENT],
    ['an address of IPv6 with a port', PROXY, '[2001:db9::7]:41000', '2001:db9::7'],
    ['a proxy of IPv4, written as IPv6', '::ffff:10.0.0.1', `::ffff:${CLIENT}`, CLIENT],
  ])('%s counts', (_, connection, forwardedFor, expected) => {
    expect(find(connection, forwardedFor)).toBe(expected)
  })
})

test.each([
  '',
  'localhost',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0/8',
  '::/129',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.1/-1',
  '1.1.1.1/8/8',
])('%j is rejected as a range of proxies', text => {
  expect(parseRange(text)).toBeUndefined()
})
