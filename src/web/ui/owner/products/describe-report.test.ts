import { expect, test } from 'vitest'
import { countUnlisted, describeReport } from './describe-report.ts'

const report = {
  acknowledged: true as const,
  dryRun: true,
  rows: 1200,
  created: 3,
  changed: 12,
  unchanged: 1185,
  encoding: 'utf-8' as const,
  ignoredColumns: [],
  changes: [{ line: 2, name: 'Bolt', isNew: true, facts: [], before: {}, after: {} }],
}

test('says how many rows there are and what happens to them', () => {
  expect(describeReport(report)).toBe('1,200 rows: 3 new, 12 changed, 1,185 unchanged.')
  expect(describeReport({ ...report, rows: 1, created: 1, changed: 0, unchanged: 0 })).toBe(
    '1 row: 1 new, 0 changed, 0 unchanged.',
  )
})

test('counts the changes that are not listed', () => {
  expect(countUnlisted(report)).toBe(14)
})
