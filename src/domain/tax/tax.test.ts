import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES, EU_COUNTRIES } from '#contract/countries.ts'
import { cents, MAX_CENTS } from '#contract/money.ts'
import { splitVat } from '#contract/tax/tax.ts'
import { reliefOf, type Sale, taxOf } from './tax.ts'

const registrations = { numbers: {}, hasOss: true, refusesOthers: false }
const seller = { country: 'AT', vatPercent: 20, timeZone: 'Europe/Vienna', registrations }
const abroad = { GB: 'GB123456782', CH: 'CHE-107.787.577 MWST' }
const registered = { ...seller, registrations: { ...registrations, numbers: abroad } }
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
  [
    'a private person in Northern Ireland is one of the Union',
    { country: 'GB', postcode: 'BT1 5GS' },
    'taxed',
    20,
  ],
  [
    'a business in Northern Ireland is one of the Union',
    { ...business('GB', 'XI123456782'), postcode: 'BT1 5GS' },
    'reverse-charge',
    0,
  ],
  ['Great Britain is an export', { country: 'GB', postcode: 'SW1A 1AA' }, 'export', 0],
  ['to a business there too', business('GB', 'GB123456782'), 'export', 0],
  ['the Isle of Man is an export', { country: 'IM' }, 'export', 0],
  ['Switzerland is an export', { country: 'CH' }, 'export', 0],
  ['Liechtenstein is an export', { country: 'LI' }, 'export', 0],
  ['Monaco is taxed like France', { country: 'MC' }, 'taxed', 20],
  ['Madeira has a rate of its own', { country: 'PT', postcode: '9000-001' }, 'taxed', 22],
  ['Norway is an export', { country: 'NO' }, 'export', 0],
  ['the Canary Islands are an export', { country: 'ES', postcode: '35001' }, 'export', 0],
])('%s', (_what, sale, treatment, percent) => {
  expect(tax(sale)).toEqual({ treatment, percent })
})

test.each([
  ['Great Britain', { country: 'GB', postcode: 'SW1A 1AA' }, 20, abroad.GB],
  ['a business in Great Britain', business('GB', 'GB123456782'), 20, abroad.GB],
  ['the Isle of Man', { country: 'IM' }, 20, abroad.GB],
  ['Switzerland', { country: 'CH' }, 8.1, abroad.CH],
  ['a business in Switzerland', business('CH', 'CHE107787577IVA'), 8.1, abroad.CH],
  ['Liechtenstein', { country: 'LI' }, 8.1, abroad.CH],
])(
  '%s pays the VAT there to a seller registered there, by the number there',
  (_who, sale, percent, sellerVatId) => {
    expect(tax(sale, registered)).toEqual({ treatment: 'taxed', percent, sellerVatId })
  },
)

test.each([
  ['Northern Ireland', { country: 'GB', postcode: 'BT1 5GS' }, { treatment: 'taxed', percent: 20 }],
  ['Jersey', { country: 'GB', postcode: 'JE2 3AB' }, { treatment: 'export', percent: 0 }],
  ['Germany', { country: 'DE' }, { treatment: 'taxed', percent: 19 }],
])('a registration abroad changes nothing for %s', (_where, sale, wanted) => {
  expect(tax(sale, registered)).toEqual(wanted)
})

test.each([
  ['private persons elsewhere in the Union pay the seller’s own VAT', { country: 'HU' }, 'taxed', 20],
  ['so do those in Northern Ireland', { country: 'GB', postcode: 'BT1 5GS' }, 'taxed', 20],
  ['businesses there still owe it themselves', business('DE', 'DE136695976'), 'reverse-charge', 0],
  ['exports are exports', { country: 'ES', postcode: '35001' }, 'export', 0],
])('without the One-Stop Shop, %s', (_what, sale, treatment, percent) => {
  const small = { ...seller, vatPercent: 20, registrations: { ...registrations, hasOss: false } }
  expect(tax(sale, small)).toEqual({ treatment, percent })
})

test('without the One-Stop Shop, a part of the seller’s own country keeps its rate', () => {
  const portuguese = {
    ...seller,
    country: 'PT',
    vatPercent: 23,
    registrations: { ...registrations, hasOss: false },
  }
  expect(tax({ country: 'PT', postcode: '9000-001' }, portuguese)).toEqual({
    treatment: 'taxed',
    percent: 22,
  })
})

test('the rate is that of the day of the sale, where the seller is', () => {
  const sale = (time: string) => taxOf({ country: 'EE', at: new Date(time) }, seller).percent
  expect([sale('2025-06-30T21:59:59Z'), sale('2025-06-30T22:00:00Z')]).toEqual([22, 24])
})

test('a seller outside the Union exports to it', () => {
  const swiss = { ...seller, country: 'CH', vatPercent: 8.1 }
  expect(tax({ country: 'DE' }, swiss)).toEqual({ treatment: 'export', percent: 0 })
  expect(tax(business('DE', 'DE136695976'), swiss)).toEqual({ treatment: 'export', percent: 0 })
  expect(tax({ country: 'LI' }, swiss)).toEqual({ treatment: 'taxed', percent: 8.1 })
})

test('to a British seller, Northern Ireland and the Isle of Man are within the country', () => {
  const british = { ...seller, country: 'GB' }
  for (const sale of [{ country: 'GB', postcode: 'BT1 5GS' }, { country: 'IM' }, { country: 'GB' }])
    expect(tax(sale, british)).toEqual({ treatment: 'taxed', percent: 20 })
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
      integer({ min: 0, max: MAX_CENTS }).map(cents),
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
