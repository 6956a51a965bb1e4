import { expect, test } from 'vitest'
import { readMoneySearch } from './money-search.ts'

test.each([
  [{}, {}],
  [{ days: '7' }, { days: 7 }],
  [
    { owed: 'overdue', owedBy: 'ada@example.com', owedPage: '2' },
    { owed: 'overdue', owedBy: 'ada@example.com', owedPage: 2 },
  ],
  [{ days: '8', owed: 'open', owedBy: '' }, {}],
  [{ owedBy: 'nobody' }, {}],
  [{ owedPage: '1', days: '1' }, {}],
  [{ owedPage: '1e9', owed: ['overdue'] }, {}],
])('reads %j as %j', (raw, search) => expect(readMoneySearch(raw)).toEqual(search))
