import { expect, test } from 'vitest'
import { shortenAddress } from './follow-request.ts'

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
])('%s is logged as %s', (address, shortened) => {
  expect(shortenAddress(address)).toBe(shortened)
})
