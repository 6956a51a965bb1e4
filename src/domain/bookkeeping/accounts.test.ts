import { expect, test } from 'vitest'
import { accountOfDiscount, accountOfRevenue, isAccountName } from './accounts.ts'

const settings = (chart: 'SKR03' | 'SKR04', accounts = {}) => ({
  chart,
  accounts,
  yearMonth: 1,
  consultant: 1001,
  client: 1,
})

test.each([
  ['domestic', 19, '8736', '4736'],
  ['domestic', 7, '8731', '4731'],
  ['domestic', 16, '8730', '4730'],
  ['reverse-charge', 0, '8743', '4743'],
  ['oss', 20, '8730', '4730'],
] as const)('a discount on %s revenue at %d %% is on %s, or on %s', (kind, percent, skr03, skr04) => {
  expect(accountOfDiscount(settings('SKR03'), { kind, percent }).number).toBe(skr03)
  expect(accountOfDiscount(settings('SKR04'), { kind, percent }).number).toBe(skr04)
})

test('accounts are set by rate, by the rules of the VAT, or for all', () => {
  const own = {
    'discount-19': { number: '8737', taxKey: '' },
    'discount-oss': { number: '8739', taxKey: '240' },
  }
  const all = { discount: { number: '8735', taxKey: '' }, domestic: { number: '8201', taxKey: '' } }
  const sale = { kind: 'domestic', percent: 19 } as const
  expect(accountOfDiscount(settings('SKR03', own), sale).number).toBe('8737')
  expect(accountOfDiscount(settings('SKR03', own), { kind: 'oss', percent: 20 }).taxKey).toBe('240')
  expect(accountOfDiscount(settings('SKR03', all), { kind: 'export', percent: 0 }).number).toBe('8735')
  expect(accountOfRevenue(settings('SKR03', all), { kind: 'domestic', percent: 16 }).number).toBe('8201')
  for (const name of ['discount', 'discount-19', 'discount-8.1', 'discount-oss'])
    expect(isAccountName(name)).toBe(true)
  for (const name of ['discount-', 'discount-all', 'discounts']) expect(isAccountName(name)).toBe(false)
})
