import { array, assert as check, constantFrom, integer, oneof, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { writeCii } from '#adapters/e-invoice/cii.ts'
import { dispatchFacts, toPrinted } from '#contract/catalog/plain-facts.ts'
import { COUNTRIES } from '#contract/countries.ts'
import { cents, multiplyCents } from '#contract/money.ts'
import { findMissing } from '#domain/invoices/xrechnung.ts'
import { composePaper } from '#domain/papers/compose.ts'
import { makeInvoiceContent } from '../support/invoice-contents.ts'
import { findBrokenRules } from '../support/invoice-rules.ts'

const { seller } = makeInvoiceContent()
const issuedAt = '2026-04-01T10:00:00.000Z'
const dueAt = '2026-05-01T10:00:00.000Z'

const address = record({
  company: constantFrom('', 'Müller GmbH & Co. <KG>'),
  name: constantFrom('Jörg', 'Ann "X"'),
  street: constantFrom('Hauptstraße 1', ''),
  street2: constantFrom('', 'c/o Łódź'),
  postcode: constantFrom('80331', 'SW1A 1AA', ''),
  city: constantFrom('München', 'London', ''),
  region: constantFrom('', 'NY'),
  country: constantFrom(...COUNTRIES),
  phone: constantFrom(''),
})

const line = record({
  name: constantFrom('Nut <M8> & "washer"', 'Śruba', '東京'),
  sku: constantFrom('', 'PH-1 & 2'),
  ownNumber: constantFrom('', 'RB<1>'),
  customsCode: constantFrom('', '73181588'),
  countryOfOrigin: constantFrom('', 'DE', 'NL'),
  weightGrams: constantFrom(null, 0.02, 125_000),
  quantity: integer({ min: 1, max: 20_000 }),
  unitPriceCents: oneof(integer({ min: 1, max: 30 }), integer({ min: 1, max: 2_000_000 })).map(cents),
}).map(each => ({
  ...toPrinted(dispatchFacts),
  ...each,
  grossCents: multiplyCents(each.unitPriceCents, each.quantity),
}))

const taxed = record({
  treatment: constantFrom('taxed' as const),
  percent: constantFrom(19, 7, 20, 25.5, 27, 8.1, 0),
  vatId: constantFrom('', 'PL5260001246'),
})
const untaxed = record({
  treatment: constantFrom('reverse-charge' as const, 'export' as const),
  percent: constantFrom(0),
  vatId: constantFrom('PL5260001246', 'XI123456727', 'EL094259216'),
})

const invoice = record({
  tax: oneof(taxed, untaxed),
  billingAddress: option(address),
  deliveryAddress: address,
  isElsewhere: constantFrom(true, false),
  lines: array(line, { minLength: 1, maxLength: 6 }),
  delivery: constantFrom(
    null,
    { method: 'parcel' as const, cents: cents(0) },
    { method: 'express' as const, cents: cents(1290) },
    { method: 'pallet' as const, cents: cents(8901) },
  ),
  way: constantFrom(
    { paidAt: issuedAt, transactionId: 'pi_1' },
    { paidAt: undefined, transactionId: undefined },
    { paidAt: undefined, transactionId: undefined, dueAt },
    { paidAt: issuedAt, transactionId: undefined, dueAt },
    { paidAt: undefined, transactionId: 'pi_1', credits: 5, remainsCents: cents(4) },
    { paidAt: undefined, transactionId: undefined, credits: 5 },
    { paidAt: issuedAt, transactionId: undefined, credits: 5 },
    { paidAt: issuedAt, transactionId: 'pi_1', corrects: 7 },
  ),
  supply: constantFrom(
    undefined,
    { expected: null },
    { expected: { from: '2026-04-02', to: '2026-04-03' } },
    { at: '2026-04-02T22:30:00.000Z' },
  ),
  seller: record({
    iban: constantFrom(seller.iban, ''),
    vatId: constantFrom('DE123456789', 'GB123456782', ''),
    phone: constantFrom(seller.phone, ''),
    // Kept invoices have what was set when they were written.
    address: constantFrom(seller.address, ['Foundry Lane 14', '10115'], ['10115 Berlin'], ['London W1A 1AA']),
  }),
  customerReference: constantFrom('', 'PO 1 & 2'),
  orderNumber: constantFrom('', 'PH-1'),
  note: constantFrom('', 'Nächste <Woche>\nzwei'),
})

test('any invoice or credit note keeps the rules of EN 16931, and is an XRechnung by its rules or says what it lacks', () => {
  const rule = property(invoice, ({ tax, isElsewhere, deliveryAddress, way, ...wish }) => {
    const { treatment, percent, vatId } = tax
    // What is not taxed is so because of where it goes.
    const goesTo = isElsewhere || treatment !== 'taxed' ? deliveryAddress : null
    const content = makeInvoiceContent({
      ...wish,
      ...way,
      treatment,
      percent,
      deliveryAddress: goesTo,
      seller: { ...seller, ...wish.seller },
      customer: { name: 'Zoë & <Co>', email: 'zoe@example.com', ...(vatId !== '' && { vatId }) },
    })
    const paper = composePaper('invoice', '16', content)
    if (!paper.isElectronic) return
    expect(findBrokenRules(writeCii(paper, 'factur-x'))).toEqual([])
    const broken = findBrokenRules(writeCii(paper, 'xrechnung'))
    expect(broken.length > 0, broken.join()).toBe(findMissing(paper).length > 0)
  })
  check(rule, { numRuns: 300 })
})
