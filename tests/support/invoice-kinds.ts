import { cents } from '#contract/money.ts'
import type { InvoiceContent } from '#db/tables/invoice-content.ts'
import type { Paper } from '#domain/paper.ts'
import { composePaper } from '#domain/papers/compose.ts'
import { german, makeInvoiceContent, makeLines, polish } from './invoice-contents.ts'

const unpaid = { paidAt: undefined, transactionId: undefined }
const { seller } = makeInvoiceContent()
const withVatId = (vatId: string) => ({ customer: { name: 'Zoë', email: 'zoe@example.com', vatId } })

const kinds: Readonly<Record<string, InvoiceContent>> = {
  'paid by card': makeInvoiceContent(),
  'of one line': makeInvoiceContent({ lines: makeLines(1), delivery: null }),
  'of 500 lines': makeInvoiceContent({ lines: makeLines(500) }),
  'without an address': makeInvoiceContent({ billingAddress: null }),
  'delivered elsewhere': makeInvoiceContent({ deliveryAddress: { ...german, city: 'Dachau' } }),
  'on account': makeInvoiceContent({ ...unpaid, dueAt: '2026-05-01T10:00:00.000Z' }),
  'on account, with a discount': makeInvoiceContent({
    ...unpaid,
    dueAt: '2026-05-01T10:00:00.000Z',
    discount: { percent: 2.5, until: '2026-04-08T12:00:00.000Z', payCents: cents(100) },
  }),
  'on account, paid': makeInvoiceContent({ transactionId: undefined, dueAt: '2026-05-01T10:00:00.000Z' }),
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
    remainsCents: cents(100),
  }),
  'sent back in part to an account by a credit note': makeInvoiceContent({
    ...unpaid,
    credits: 12,
    remainsCents: cents(100),
    sentBackCents: cents(50),
  }),
  'with reverse charge': makeInvoiceContent({
    treatment: 'reverse-charge',
    billingAddress: polish,
    ...withVatId('PL5260001246'),
  }),
  'with reverse charge to Northern Ireland': makeInvoiceContent({
    treatment: 'reverse-charge',
    billingAddress: { ...german, city: 'Belfast', postcode: 'BT1 1AA', country: 'GB' },
    ...withVatId('XI123456727'),
  }),
  'with reverse charge to Greece': makeInvoiceContent({
    treatment: 'reverse-charge',
    billingAddress: { ...german, city: 'Athina', postcode: '104 31', country: 'GR' },
    ...withVatId('EL094259216'),
  }),
  'with reverse charge, taken back by a credit note': makeInvoiceContent({
    ...unpaid,
    credits: 12,
    treatment: 'reverse-charge',
    billingAddress: polish,
    ...withVatId('PL5260001246'),
  }),
  'of an export': makeInvoiceContent({
    treatment: 'export',
    billingAddress: { ...polish, city: 'Oslo', postcode: '0150', country: 'NO' },
  }),
  'of an export to Great Britain': makeInvoiceContent({
    treatment: 'export',
    billingAddress: { ...german, city: 'London', postcode: 'SW1A 1AA', country: 'GB' },
  }),
  'of an export to Switzerland': makeInvoiceContent({
    treatment: 'export',
    billingAddress: { ...german, city: 'Bern', postcode: '3011', country: 'CH' },
  }),
  'of an export to a place without postcode or town': makeInvoiceContent({
    treatment: 'export',
    deliveryAddress: { ...german, city: '', postcode: '', region: 'Kowloon', country: 'HK' },
  }),
  'with British VAT': makeInvoiceContent({
    percent: 20,
    seller: { ...seller, vatId: 'GB123456782' },
    billingAddress: { ...german, city: 'London', postcode: 'SW1A 1AA', country: 'GB' },
  }),
  'with Finnish VAT': makeInvoiceContent({
    percent: 25.5,
    billingAddress: { ...german, city: 'Helsinki', postcode: '00100', country: 'FI' },
  }),
  'at a rate with decimals': makeInvoiceContent({ percent: 8.1 }),
  'without a rate': makeInvoiceContent({ percent: 0 }),
  'of a seller without a VAT ID': makeInvoiceContent({ percent: 0, seller: { ...seller, vatId: '' } }),
  'of goods that are known by their name alone': makeInvoiceContent({
    lines: makeLines(2).map(line => ({
      ...line,
      sku: '',
      ownNumber: '',
      customsCode: '',
      weightGrams: null,
    })),
    orderNumber: '',
    customerReference: '',
  }),
  'delivered for nothing': makeInvoiceContent({ delivery: { method: 'parcel', cents: 0 } }),
  'of three cents': makeInvoiceContent({
    lines: makeLines(1).map(line => ({
      ...line,
      quantity: 3,
      unitPriceCents: cents(1),
      grossCents: cents(3),
    })),
    delivery: null,
  }),
}

/** Every kind of invoice that the shop writes, by what is told of it. */
export const INVOICE_KINDS: readonly string[] = Object.keys(kinds)

/** An invoice of that kind. Throws if there is none. */
export function paperOf(kind: string): Paper {
  const content = kinds[kind]
  if (!content) throw new Error(`no invoice ${kind}`)
  return composePaper('invoice', '16', content)
}
