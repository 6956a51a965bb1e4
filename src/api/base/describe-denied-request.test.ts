import { expect, test } from 'vitest'
import { describeCall } from './describe-denied-request.ts'

test.each([
  ['/order/0198-abc', 'GET /order/0198-abc'],
  ['/profile/ada@example.com', 'GET /profile/{email}'],
  ['/user/admin/ada%40example.com', 'GET /user/admin/{email}'],
  [`/${'x'.repeat(500)}`, `GET /${'x'.repeat(199)}`],
  [`/${'x'.repeat(500)}@example.com/order`, 'GET /{email}/order'],
  ['/'.repeat(15_000), `GET ${'/'.repeat(200)}`],
])('%s', (path, described) => {
  expect(describeCall('GET', path)).toBe(described)
})
