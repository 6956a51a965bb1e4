import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('accounts are set by their names, with a tax key after a slash', () => {
  const { bookkeeping } = readConfig({
    BOOKS_CHART: 'SKR04',
    BOOKS_ACCOUNTS: 'domestic-8.1=4401, oss=4320/240',
  })
  expect(bookkeeping).toMatchObject({
    chart: 'SKR04',
    accounts: { 'domestic-8.1': { number: '4401', taxKey: '' }, oss: { number: '4320', taxKey: '240' } },
  })
})

test.each(['sales=8400', 'oss=832', 'debtors=1400', 'oss=8320,oss=8321', 'oss'])(
  'the accounts %s are refused, by their place',
  accounts => {
    expect(() => readConfig({ BOOKS_ACCOUNTS: accounts })).toThrow(
      /^BOOKS_ACCOUNTS must be like .* Wrong: entry \d$/,
    )
  },
)
