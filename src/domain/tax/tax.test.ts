import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES, EU_COUNTRIES } from '#contract/countries.ts'
import { MAX_CENTS } from '#contract/money.ts'
import { splitVat } from '#contract/split-vat.ts'
import { reliefOf, type Sale, taxOf } from './tax.ts'

const seller = { country: 'AT', vatPercent: 20, timeZone: 'Europe/Vienna' }
const at = new Date('2026-11-22T12:00:00Z')
const tax = (sale: Omit<Sale, 'at'>, of = seller) => taxOf({ at, ...sale }, of)
const business = (country: string, vatId: string) => ({ country, vatId, isVatIdValid: true })

test.each([
  ['within the country, the seller’s own rate', { country: 'AT' }, 'taxed', 20],
  ['within the country, a business pays it too', business('AT', 'ATU12345675'), 'taxed', 20],
  ['a private person elsewhere in the Union pays the rate there', { country: 'DE' }, 'taxed', 19],
  [
    'a business elsewhere in the Union owes the tax itself',
    business('DE', 'DE136695976'),
    'reverse-charge',
    0,
  ],
  ['Greek VAT IDs begin with EL', business('GR', 'EL094259216'), 'reverse-charge', 0],
  [
    'a VAT ID of another country than the address changes nothing',
    business('DE', 'FR40303265045'),
    'taxed',
    19,
  ],
  ['a VAT ID that is not valid changes nothing', { country: 'DE', vatId: 'DE136695976' }, 'taxed', 19],
  ['the seller’s own VAT ID abroad changes nothing', business('DE', 'ATU12345675'), 'taxed', 19],
  ['Northern Ireland is taxed like the United Kingdom', { country: 'GB', postcode: 'BT1 5GS' }, 'taxed', 20],
  [
    'a business in Northern Ireland is one of the Union',
    { ...business('GB', 'XI123456782'), postcode: 'BT1 5GS' },
    'reverse-charge',
    0,
  ],
  ['a business in Great Britain pays its VAT', business('GB', 'GB123456782'), 'taxed', 20],
  ['a business in Switzerland pays its VAT', business('CH', 'CHE107787577IVA'), 'taxed', 8.1],
  ['Monaco is taxed like France', { country: 'MC' }, 'taxed', 20],
  ['Madeira has a rate of its own', { country: 'PT', postcode: '9000-001' }, 'taxed', 22],
  ['Norway is an export', { country: 'NO' }, 'export', 0],
  ['the Canary Islands are an export', { country: 'ES', postcode: '35001' }, 'export', 0],
])('%s', (_what, sale, treatment, percent) => {
  expect(tax(sale)).toEqual({ treatment, percent })
})

test('the rate is that of the day of the sale, where the seller is', () => {
  const sale = (time: string) => taxOf({ country: 'EE', at: new Date(time) }, seller).percent
  expect([sale('2025-06-30T21:59:59Z'), sale('2025-06-30T22:00:00Z')]).toEqual([22, 24])
})

test('a seller outside the Union leaves the VAT of its members to no business', () => {
  const swiss = { ...seller, country: 'CH', vatPercent: 8.1 }
  expect(tax(business('DE', 'DE136695976'), swiss)).toEqual({ treatment: 'taxed', percent: 19 })
})

test('no sale has a negative rate, and one that is not taxed has none', () => {
  assert(
    property(constantFrom(...COUNTRIES), constantFrom('', ...EU_COUNTRIES), (country, prefix) => {
      const { treatment, percent } = tax({ country, vatId: `${prefix}1`, isVatIdValid: prefix !== '' })
      return treatment === 'taxed' ? percent > 0 && percent < 30 : percent === 0
    }),
  )
})

test('the relief is the seller’s own VAT within the price, to the cent, and nothing where the sale is taxed', () => {
  assert(
    property(
      integer({ min: 0, max: MAX_CENTS }),
      constantFrom('reverse-charge', 'export'),
      (gross, treatment) => {
        const relief = reliefOf(gross, { treatment }, seller)
        return (
          relief === splitVat(gross, 20).vatCents && reliefOf(gross, { treatment: 'taxed' }, seller) === 0
        )
      },
    ),
  )
})
