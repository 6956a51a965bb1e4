import { expect, test } from 'vitest'
import { readMoneySearch } from './money-search.ts'

test.each([
  [{}, {}],
  [
    { status: 'paid', page: '3', days: '7' },
    { status: 'paid', page: 3, days: 7 },
  ],
  [
    { owed: 'overdue', owedBy: 'ada@example.com', owedPage: '2' },
    { owed: 'overdue', owedBy: 'ada@example.com', owedPage: 2 },
  ],
  [{ status: 'lost', page: '0', days: '8', owed: 'open', owedBy: '' }, {}],
  [{ owedBy: 'nobody' }, {}],
  [{ page: '1', days: '1' }, {}],
  [{ page: '1e9', status: ['paid'] }, {}],
])('reads %j as %j', (raw, search) => expect(readMoneySearch(raw)).toEqual(search))
