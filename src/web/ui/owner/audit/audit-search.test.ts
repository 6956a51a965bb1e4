import { expect, test } from 'vitest'
import { readAuditSearch } from './audit-search.ts'

test('reads valid values from the address and ignores the rest', () => {
  const search = { action: 'signed-in', person: 'ada@example.com', from: '2026-01-31', to: '2026-02-28' }
  expect(readAuditSearch({ ...search, person: ' ada@example.com ', after: 'id-1' })).toEqual({
    ...search,
    after: 'id-1',
  })
  expect(
    readAuditSearch({ action: 'to string', person: ' ', from: '2026-02-30', to: 'now', after: '/../' }),
  ).toEqual({})
})

test.each(['toString', 'constructor', '', ['signed-in']])('%j is no action', action => {
  expect(readAuditSearch({ action })).toEqual({})
})
