import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x'
import { describe, expect, test } from 'vitest'
import { writeCii } from '#adapters/cii.ts'
import { renderPaper } from '#adapters/pdf.ts'
import type { InvoiceContent } from '#db/invoice-content.ts'
import { findMissing } from '#domain/invoices/xrechnung.ts'
import { composePaper } from '#domain/papers/compose.ts'
import { german, makeInvoiceContent, makeLines, polish } from '../support/invoice-contents.ts'

const unpaid = { paidAt: undefined, transactionId: undefined }
const { seller } = makeInvoiceContent()

const kinds: Readonly<Record<string, InvoiceContent>> = {
  'paid by card': makeInvoiceContent(),
  'of one line': makeInvoiceContent({ lines: makeLines(1), delivery: null }),
  'of 500 lines': makeInvoiceContent({ lines: makeLines(500) }),
  'without an address': makeInvoiceContent({ billingAddress: null }),
  'delivered elsewhere': makeInvoiceContent({ deliveryAddress: { ...german, city: 'Dachau' } }),
  'on account': makeInvoiceContent({ ...unpaid, dueAt: '2026-05-01T10:00:00.000Z' }),
  'without an IBAN': makeInvoiceContent({ ...unpaid, seller: { ...seller, iban: '' } }),
  'with a note of forbidden signs': makeInvoiceContent({ note: 'Łódź\u0000 & <b>\ud800' }),
  'that corrects another': makeInvoiceContent({ corrects: 12 }),
  'of goods that were shipped': makeInvoiceContent({ supply: { at: '2026-04-02T22:30:00.000Z' } }),
  'of goods expected at no known time': makeInvoiceContent({ supply: { expected: null } }),
  'taken back by a credit note': makeInvoiceContent({ ...unpaid, credits: 12 }),
  'sent back by a credit note': makeInvoiceContent({ transactionId: undefined, credits: 12 }),
  'refunded in part to a card by a credit note': makeInvoiceContent({
    paidAt: undefined,
    credits: 12,
    remainsCents: 100,
  }),
  'with reverse charge': makeInvoiceContent({
    treatment: 'reverse-charge',
    billingAddress: polish,
    customer: { name: 'Zoë', email: 'zoe@example.com', vatId: 'PL5260001246' },
  }),
  'of an export': makeInvoiceContent({
    treatment: 'export',
    billingAddress: { ...polish, city: 'Oslo', postcode: '0150', country: 'NO' },
  }),
  'at a rate with decimals': makeInvoiceContent({ percent: 8.1 }),
  'without a rate': makeInvoiceContent({ percent: 0 }),
  'of a seller without a VAT ID': makeInvoiceContent({ percent: 0, seller: { ...seller, vatId: '' } }),
  'of three cents': makeInvoiceContent({
    lines: makeLines(1).map(line => ({ ...line, quantity: 3, unitPriceCents: 1, grossCents: 3 })),
    delivery: null,
  }),
}

const paperOf = (kind: string) => {
  const content = kinds[kind]
  if (!content) throw new Error(`no invoice ${kind}`)
  return composePaper('invoice', '16', content)
}

/** The texts of all elements of a name, in their order. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(/<ram:(\w+)(?: [^>]*)?>([^<]*)(?=<\/ram)/g)].flatMap(([, found, text = '']) =>
    found === name ? [text] : [],
  )

/** A decimal with up to four places as a whole number of ten-thousandths. */
function tenThousandths(decimal = ''): bigint {
  const [whole = '', places = ''] = decimal.split('.')
  return BigInt(whole + places.padEnd(4, '0'))
}

const sum = (decimals: readonly string[]) =>
  decimals.reduce((total, decimal) => total + tenThousandths(decimal), 0n)

describe.each(Object.keys(kinds))('an invoice %s', kind => {
  test('is valid by the schema of Factur-X, and as an XRechnung', async () => {
    for (const profile of ['factur-x', 'xrechnung'] as const) {
      const { errors } = await validateXsd(writeCii(paperOf(kind), profile), Profile.EN16931)
      expect(errors).toEqual([])
    }
  })

  test('adds up to the cent: lines and delivery to the net total, with VAT to the total, less payments to what is due', () => {
    const paper = paperOf(kind)
    const xml = writeCii(paper, 'factur-x')
    const of = (name: string) => tenThousandths(texts(xml, name)[0])
    const charges = sum(texts(xml, 'ActualAmount'))
    expect(of('ChargeTotalAmount')).toBe(charges)
    const [, ...lineTotals] = texts(xml, 'LineTotalAmount').toReversed()
    expect(of('TaxBasisTotalAmount')).toBe(sum(lineTotals) + charges)
    expect(of('GrandTotalAmount')).toBe(of('TaxBasisTotalAmount') + of('TaxTotalAmount'))
    expect(of('DuePayableAmount')).toBe(of('GrandTotalAmount') - of('TotalPrepaidAmount'))
    expect(of('BasisAmount')).toBe(of('TaxBasisTotalAmount'))
    expect(of('GrandTotalAmount')).toBe(BigInt(paper.grossCents) * 100n)
  })

  test('has prices that times the quantity are the amount of the line', () => {
    const xml = writeCii(paperOf(kind), 'factur-x')
    const totals = texts(xml, 'LineTotalAmount')
    const quantities = texts(xml, 'BilledQuantity')
    const bases = texts(xml, 'BasisQuantity')
    for (const [index, price] of texts(xml, 'ChargeAmount').entries())
      expect(tenThousandths(price) * BigInt(quantities[index] ?? 0)).toBe(
        tenThousandths(totals[index]) * BigInt(bases[index] ?? 0),
      )
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

/** Rules of EN 16931 and of XRechnung 3.0 on what has to be there: the elements within each party, by BR-DE-3 to -11. */
const named = /<ram:PostcodeCode>[^<]+<.*<ram:CityName>[^<]+</s
const within = (xml: string, name: string) =>
  new RegExp(`<ram:${name}>.*</ram:${name}>`, 's').exec(xml)?.[0] ?? ''

test.each(Object.keys(kinds))('an invoice %s is an XRechnung by its rules, or says what it lacks', kind => {
  const paper = paperOf(kind)
  const xml = writeCii(paper, 'xrechnung')
  const isPlaced = (party: string) => named.test(within(xml, party))
  const hasVatId = within(xml, 'SellerTradeParty').includes('schemeID="VA"')
  const isComplete =
    isPlaced('SellerTradeParty') &&
    isPlaced('BuyerTradeParty') &&
    (within(xml, 'ShipToTradeParty') === '' || isPlaced('ShipToTradeParty')) &&
    hasVatId
  expect(findMissing(paper).length === 0).toBe(isComplete)
  // BR-DE-1, BR-DE-15, BR-62 and BR-63; BR-DE-23-a: the account of a credit transfer.
  expect(xml).toMatch(/<ram:TypeCode>(68|97|1)<|<ram:TypeCode>58<.*<ram:IBANID>[^<]+</s)
  expect(texts(xml, 'BuyerReference')[0]).not.toBe('')
  expect(xml.split('schemeID="EM"')).toHaveLength(3)
  // BR-CO-25: what is still due has a day or terms. BR-55: the invoice before.
  if (texts(xml, 'DuePayableAmount')[0] !== '0.00') expect(xml).toContain('<ram:SpecifiedTradePaymentTerms>')
  if (paper.credits !== undefined || paper.corrects !== undefined)
    expect(within(xml, 'InvoiceReferencedDocument')).toContain('12')
  // BR-IC-11 and BR-IC-12; BR-Z-10 and BR-S-10: a reason only where no VAT is charged.
  if (paper.vatCategory.code === 'K') {
    expect(xml).toMatch(/BillingSpecifiedPeriod|ActualDeliverySupplyChainEvent/)
    expect(within(xml, 'ShipToTradeParty')).toContain('<ram:CountryID>')
  }
  expect(xml.includes('<ram:ExemptionReason>')).toBe(!['S', 'Z'].includes(paper.vatCategory.code))
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

test('the seller’s town and postcode are told apart', () => {
  const xml = writeCii(paperOf('paid by card'), 'xrechnung')
  expect(xml).toContain(
    '<ram:PostcodeCode>10115</ram:PostcodeCode><ram:LineOne>Gießereigasse 14</ram:LineOne><ram:CityName>Musterstadt</ram:CityName>',
  )
})
