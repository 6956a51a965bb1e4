import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x'
import { describe, expect, test } from 'vitest'
import { writeCii } from '#adapters/e-invoice/cii.ts'
import { toDecimal } from '#adapters/e-invoice/decimal.ts'
import { renderPaper } from '#adapters/papers/pdf.ts'
import { findMissing } from '#domain/invoices/xrechnung.ts'
import { composePaper } from '#domain/papers/compose.ts'
import { german, makeInvoiceContent } from '../support/invoice-contents.ts'
import { INVOICE_KINDS, paperOf } from '../support/invoice-kinds.ts'
import { findBrokenRules, texts } from '../support/invoice-rules.ts'

describe.each(INVOICE_KINDS)('an invoice %s', kind => {
  test('is valid by the schema of Factur-X, and as an XRechnung', async () => {
    for (const profile of ['factur-x', 'xrechnung'] as const) {
      const { errors } = await validateXsd(writeCii(paperOf(kind), profile), Profile.EN16931)
      expect(errors).toEqual([])
    }
  })

  test('keeps the rules of EN 16931, and is an XRechnung by its rules or says what it lacks', () => {
    const paper = paperOf(kind)
    const invoice = writeCii(paper, 'factur-x')
    expect(findBrokenRules(invoice)).toEqual([])
    expect(texts(invoice, 'GrandTotalAmount')).toEqual([toDecimal(paper.grossCents)])
    const broken = findBrokenRules(writeCii(paper, 'xrechnung'))
    expect(broken.length > 0, broken.join()).toBe(findMissing(paper).length > 0)
  })

  test('is carried by its PDF', async () => {
    const paper = paperOf(kind)
    const { xml } = await extractXml(await renderPaper(paper))
    expect(xml).toBe(writeCii(paper, 'factur-x'))
  })
})

test.each([
  ['paid by card', 'S', '380', '68', []],
  ['that corrects another', 'S', '384', '68', []],
  ['on account', 'S', '380', '58', []],
  ['taken back by a credit note', 'S', '381', '97', []],
  ['sent back by a credit note', 'S', '381', '1', []],
  ['without an IBAN', 'S', '380', '1', []],
  ['with reverse charge', 'K', '380', '68', ['VATEX-EU-IC']],
  ['of an export', 'G', '380', '68', ['VATEX-EU-G']],
  ['without a rate', 'Z', '380', '68', []],
  ['of a seller without a VAT ID', 'O', '380', '68', ['VATEX-EU-O']],
])(
  'an invoice %s has the category %s, the type %s and the means of payment %s',
  (kind, category, type, means, why) => {
    const xml = writeCii(paperOf(kind), 'xrechnung')
    expect(new Set(texts(xml, 'CategoryCode'))).toEqual(new Set([category]))
    expect(texts(xml, 'TypeCode').filter(code => code !== 'VAT')).toEqual([type, means])
    expect(texts(xml, 'ExemptionReasonCode')).toEqual(why)
  },
)

test('an invoice names the day of supply once the goods are shipped, before that when they are expected', () => {
  const dates = (kind: string, name: string) => {
    const xml = writeCii(paperOf(kind), 'xrechnung')
    const block = new RegExp(`<ram:${name}>.*</ram:${name}>`).exec(xml)?.[0] ?? ''
    return [...block.matchAll(/\d{8}/g)].map(([date]) => date)
  }
  expect(dates('of goods that were shipped', 'ActualDeliverySupplyChainEvent')).toEqual(['20260403'])
  expect(dates('of goods that were shipped', 'BillingSpecifiedPeriod')).toEqual([])
  expect(dates('paid by card', 'ActualDeliverySupplyChainEvent')).toEqual([])
  expect(dates('paid by card', 'BillingSpecifiedPeriod')).toEqual(['20260402', '20260403'])
  expect(dates('of goods expected at no known time', 'BillingSpecifiedPeriod')).toEqual(['20260401'])
})

test('an invoice names the one it replaces and the customer’s order', () => {
  const xml = writeCii(paperOf('that corrects another'), 'factur-x')
  expect(xml).toContain(
    '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>12</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>',
  )
  expect(texts(xml, 'BuyerReference')).toEqual(['PO 4500012345'])
})

test.each([
  ['a postcode', { postcode: '' }],
  ['a town', { city: '' }],
])('an XRechnung is not offered where the goods go to an address without %s: BR-DE-10 and -11', (_, part) => {
  const content = makeInvoiceContent({ deliveryAddress: { ...german, ...part } })
  expect(findMissing(composePaper('invoice', '16', content))).toEqual([
    'a delivery address with postcode and town',
  ])
})

test.each(['10115', 'Berlin', ''])(
  'an XRechnung is not offered where the last line of the seller’s address is “%s”: BR-DE-3 and -4',
  last => {
    const { seller } = makeInvoiceContent()
    const content = makeInvoiceContent({ seller: { ...seller, address: ['Foundry Lane 14', last] } })
    expect(findMissing(composePaper('invoice', '16', content))).toEqual(['the seller’s postcode and town'])
  },
)

/** Each was also given to the official Schematron, which found these rules broken, too. */
test.each([
  ['no town of the customer', '<ram:CityName>München</ram:CityName>', '', ['BR-DE-8']],
  ['no reference', /<ram:BuyerReference>.*<\/ram:BuyerReference>/, '', ['BR-DE-15']],
  ['no means of payment', /<ram:(SpecifiedTradeSettlementPaymentMeans)>.*<\/ram:\1>/, '', ['BR-DE-1']],
  ['another total', '<ram:GrandTotalAmount>', '<ram:GrandTotalAmount>9', ['BR-CO-15', 'BR-CO-16']],
  ['another VAT', '<ram:CalculatedAmount>', '<ram:CalculatedAmount>9', ['BR-CO-14', 'BR-CO-17', 'BR-S-09']],
  [
    'another amount of a line',
    '<ram:LineTotalAmount>',
    '<ram:LineTotalAmount>9',
    ['BR-CO-10', 'BR-S-08', 'PEPPOL-EN16931-R120'],
  ],
  ['no such country', '<ram:CountryID>DE', '<ram:CountryID>QQ', ['BR-CL-14']],
  [
    'no VAT ID',
    /<ram:(SpecifiedTaxRegistration)>.*?<\/ram:\1>/,
    '',
    ['BR-CO-26', 'BR-S-02', 'BR-S-04', 'BR-DE-16'],
  ],
])('the rules find an invoice that says %s', (_, found, other, broken) => {
  const xml = writeCii(paperOf('paid by card'), 'xrechnung')
  expect(findBrokenRules(xml)).toEqual([])
  expect(findBrokenRules(xml.replace(found, other))).toEqual(broken)
})

test('the seller’s town and postcode are told apart', () => {
  const xml = writeCii(paperOf('paid by card'), 'xrechnung')
  expect(xml).toContain(
    '<ram:PostcodeCode>10115</ram:PostcodeCode><ram:LineOne>Gießereigasse 14</ram:LineOne><ram:CityName>Musterstadt</ram:CityName>',
  )
})
