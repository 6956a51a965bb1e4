import { expect, test } from 'vitest'
import { auditActions } from '#contract/audit.ts'
import { actionLabels, readAuditSearch } from './audit-search.ts'

test('every action has a name on the page', () => {
  expect(Object.keys(actionLabels).sort()).toEqual([...auditActions].sort())
})

test('reads valid values from the address and ignores the rest', () => {
  const search = { action: 'signed-in', person: 'ada@example.com', from: '2026-01-31', to: '2026-02-28' }
  expect(readAuditSearch({ ...search, person: ' ada@example.com ', after: 'id-1' })).toEqual({
    ...search,
    after: 'id-1',
  })
  expect(
    readAuditSearch({ action: 'toString', person: ' ', from: '2026-02-30', to: 'now', after: '/../' }),
  ).toEqual({})
})
