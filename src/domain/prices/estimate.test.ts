import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { EU_COUNTRIES } from '#contract/countries.ts'
import { addCents, type Cents, cents, MAX_CENTS } from '#contract/money.ts'
import { splitVat } from '#contract/tax/tax.ts'
import { type Tax, taxOf } from '../tax/tax.ts'
import { type Estimate, type EstimateInput, estimate } from './estimate.ts'

const seller = {
  country: 'AT',
  vatPercent: 20,
  timeZone: 'Europe/Vienna',
  registrations: {
    numbers: { GB: 'GB123456782', CH: 'CHE-107.787.577 MWST' },
    hasOss: true,
    refusesOthers: false,
  },
}

const ONE_CENT = cents(1)
const line = record({
  quantity: integer({ min: 1, max: 10_000 }),
  unitPriceCents: integer({ min: 1, max: 1_000 }).map(cents),
})
const lines = array(line, { maxLength: 20 })
const deliveryCents = integer({ min: 0, max: 50_000 }).map(cents)
const vatPercent = integer({ min: 0, max: 9_999 }).map(hundredths => hundredths / 100)
const taxed = vatPercent.map((percent): Tax => ({ treatment: 'taxed', percent }))
const untaxed = constantFrom<Tax>(
  { treatment: 'reverse-charge', percent: 0 },
  { treatment: 'export', percent: 0 },
)
const inputOf = (tax: typeof taxed) => record({ lines, deliveryCents, tax, vatPercent })

/** An estimate within the limit. */
function made(input: EstimateInput): Estimate {
  const result = estimate(input)
  if (!result) throw new Error('the total is above the limit')
  return result
}

test('a private person abroad pays list prices, and the VAT in them is that of the destination', () => {
  const tax = taxOf({ country: 'HU', at: new Date('2026-11-22T12:00:00Z') }, seller)
  const bolts = [{ quantity: 3, unitPriceCents: cents(995) }]
  expect(estimate({ lines: bolts, deliveryCents: cents(490), tax, vatPercent: 20 })).toEqual({
    goodsCents: 2985,
    deliveryCents: 490,
    reliefCents: 0,
    totalCents: 3475,
    netCents: 2736,
    vatCents: 739,
    percent: 27,
    treatment: 'taxed',
  })
})

test('a business abroad pays goods and delivery without the VAT of the seller', () => {
  const tax: Tax = { treatment: 'reverse-charge', percent: 0 }
  const bolts = [{ quantity: 10, unitPriceCents: cents(120) }]
  expect(estimate({ lines: bolts, deliveryCents: cents(600), tax, vatPercent: 20 })).toEqual({
    goodsCents: 1200,
    deliveryCents: 600,
    reliefCents: 300,
    totalCents: 1500,
    netCents: 1500,
    vatCents: 0,
    percent: 0,
    treatment: 'reverse-charge',
  })
})

test('net and VAT add up to the total, goods and delivery to the total and the relief; nothing is negative', () => {
  for (const tax of [taxed, untaxed])
    assert(
      property(inputOf(tax), input => {
        const { goodsCents, reliefCents, totalCents, netCents, vatCents } = made(input)
        expect(netCents + vatCents).toBe(totalCents)
        expect(goodsCents + input.deliveryCents).toBe(totalCents + reliefCents)
        expect(Math.min(goodsCents, reliefCents, totalCents, netCents, vatCents)).toBeGreaterThanOrEqual(0)
      }),
    )
})

test('private persons pay the same in every country whose VAT is charged', () => {
  const at = new Date('2026-11-22T12:00:00Z')
  const countries = [...EU_COUNTRIES, 'GB', 'CH']
  assert(
    property(lines, deliveryCents, (bought, delivery) => {
      const totals = countries.map(country => {
        const tax = taxOf({ country, at }, seller)
        return made({ lines: bought, deliveryCents: delivery, tax, vatPercent: 20 }).totalCents
      })
      expect(new Set(totals).size).toBe(1)
    }),
  )
})

test('without VAT, the total is the seller’s net price of goods and delivery together, to the cent', () => {
  assert(
    property(inputOf(untaxed), input => {
      const { goodsCents, totalCents, reliefCents } = made(input)
      const split = splitVat(addCents(goodsCents, input.deliveryCents), input.vatPercent)
      expect([totalCents, reliefCents]).toEqual([split.netCents, split.vatCents])
    }),
  )
})

test('a further line, a further piece or a dearer delivery never makes the total lower', () => {
  for (const tax of [taxed, untaxed])
    assert(
      property(inputOf(tax), line, (input, further) => {
        const before = made(input).totalCents
        const longer = made({ ...input, lines: [...input.lines, further] })
        const dearer = made({ ...input, deliveryCents: addCents(input.deliveryCents, ONE_CENT) })
        const more = input.lines.map(each => ({ ...each, quantity: each.quantity + 1 }))
        for (const { totalCents } of [longer, dearer, made({ ...input, lines: more })])
          expect(totalCents).toBeGreaterThanOrEqual(before)
      }),
    )
})

test('the order of the lines makes no difference', () => {
  assert(
    property(inputOf(taxed), input => {
      expect(made({ ...input, lines: input.lines.toReversed() })).toEqual(made(input))
    }),
  )
})

test('there is no estimate above the largest amount the shop handles', () => {
  const tax: Tax = { treatment: 'taxed', percent: 20 }
  const all = { quantity: 1, unitPriceCents: MAX_CENTS }
  const one = { quantity: 1, unitPriceCents: ONE_CENT }
  const estimateOf = (bought: EstimateInput['lines'], delivery: Cents) =>
    estimate({ lines: bought, deliveryCents: delivery, tax, vatPercent: 20 })
  expect(estimateOf([all], 0)?.totalCents).toBe(MAX_CENTS)
  expect(estimateOf([all], ONE_CENT)).toBeUndefined()
  expect(estimateOf([all, one], 0)).toBeUndefined()
  expect(estimateOf([{ quantity: 1_000_000, unitPriceCents: MAX_CENTS }], 0)).toBeUndefined()
})
