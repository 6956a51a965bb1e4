import { expect, test } from 'vitest'
import { kindOfSale } from './sale-kind.ts'

const seller = {
  country: 'DE',
  vatPercent: 19,
  timeZone: 'Europe/Berlin',
  registrations: { numbers: {}, hasOss: true, refusesOthers: false },
}
const withoutOss = { ...seller, registrations: { ...seller.registrations, hasOss: false } }
const sale = { treatment: 'taxed', percent: 19, country: 'DE', postcode: '', isPickedUp: false } as const

test('a rate that a country no longer charges was declared in the One-Stop Shop too', () => {
  const estonian = { ...sale, country: 'EE', percent: 22 }
  expect(kindOfSale(estonian, seller)).toEqual({ kind: 'oss', country: 'EE' })
  expect(kindOfSale(estonian, withoutOss)).toEqual({ kind: 'oss', country: 'EE' })
})

test("a rate that is the seller's own is domestic without the One-Stop Shop, and with it where the country does not charge it", () => {
  expect(kindOfSale({ ...sale, country: 'CY' }, seller)).toEqual({ kind: 'oss', country: 'CY' })
  expect(kindOfSale({ ...sale, country: 'CY' }, withoutOss)).toEqual({ kind: 'domestic', country: 'DE' })
  expect(kindOfSale({ ...sale, country: 'FR' }, seller)).toEqual({ kind: 'domestic', country: 'DE' })
})

test('what is picked up is domestic, wherever its customer lives; Monaco counts as France', () => {
  expect(kindOfSale({ ...sale, country: 'AT', isPickedUp: true }, seller)).toEqual({
    kind: 'domestic',
    country: 'DE',
  })
  expect(kindOfSale({ ...sale, country: 'MC', percent: 20 }, seller)).toEqual({ kind: 'oss', country: 'FR' })
})

test('untaxed sales keep their country', () => {
  const reversed = { ...sale, treatment: 'reverse-charge', percent: 0, country: 'AT' } as const
  expect(kindOfSale(reversed, seller)).toEqual({ kind: 'reverse-charge', country: 'AT' })
  const exported = { ...sale, treatment: 'export', percent: 0, country: 'NO' } as const
  expect(kindOfSale(exported, seller)).toEqual({ kind: 'export', country: 'NO' })
})
