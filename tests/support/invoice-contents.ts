import { dispatchFacts, toPrinted } from '#contract/catalog/plain-facts.ts'
import { addCents, cents, multiplyCents, subtractCents } from '#contract/money.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { splitVat, type TaxTreatment } from '#contract/tax/tax.ts'
import type { InvoiceContent, InvoiceLine } from '#db/tables/invoice-content.ts'
import { reliefOf } from '#domain/tax/tax.ts'

const seller = {
  name: 'Schrauben & Söhne GmbH',
  address: ['Gießereigasse 14', '10115 Musterstadt'],
  country: 'DE',
  vatId: 'DE123456789',
  email: 'office@example.com',
  phone: '+49 30 23125 000',
  iban: 'DE02120300000000202051',
}

export const german: PostalAddress = {
  company: 'Müller Maschinenbau GmbH & Co. KG',
  name: 'Jörg Müller',
  street: 'Hauptstraße 1',
  street2: 'Halle 3',
  postcode: '80331',
  city: 'München',
  region: '',
  country: 'DE',
  phone: '',
}

export const polish: PostalAddress = {
  ...german,
  company: 'Zakład Łożysk Śrubex Sp. z o.o.',
  name: 'Zoë Dvořák-Łukasiewicz',
  street: 'ul. Świętokrzyska 12/4',
  street2: '',
  postcode: '00-116',
  city: 'Warszawa',
  country: 'PL',
}

const names = [
  'Hexagon bolt ISO 4017 M10 x 40, steel 8.8, zinc plated',
  'Nut <M8> & "washer"',
  'Śruba imbusowa z łbem walcowym, ocynkowana, żółta',
  'Größe M8 – Dichtring aus nichtrostendem Stahl mit einem Namen, der über mehrere Zeilen läuft',
]
const quantities = [100, 3, 7, 999]
const prices = [34, 9, 112_233, 1].map(cents)

/** Lines whose prices do not divide well. */
export function makeLines(count: number): InvoiceLine[] {
  return Array.from({ length: count }, (_, index) => {
    const quantity = quantities[index % 4] ?? 1
    const unitPriceCents = prices[index % 4] ?? 0
    return {
      ...toPrinted(dispatchFacts),
      name: names[index % 4] ?? '',
      sku: `PH-${4000 + index}`,
      ownNumber: index % 3 === 0 ? `RB-${index}/A` : '',
      customsCode: index % 4 === 3 ? '' : '73181588',
      countryOfOrigin: index % 4 === 3 ? '' : 'DE',
      weightGrams: 31.2,
      quantity,
      unitPriceCents,
      grossCents: multiplyCents(unitPriceCents, quantity),
    }
  })
}

interface Wish extends Partial<InvoiceContent> {
  readonly treatment?: TaxTreatment
  readonly percent?: number
}

/** The contents of an invoice to a company in Germany, paid by card, but for what is wanted otherwise. Its sums add up. */
export function makeInvoiceContent({
  treatment = 'taxed',
  percent = 19,
  ...wish
}: Wish = {}): InvoiceContent {
  const lines = wish.lines ?? makeLines(4)
  const delivery =
    wish.delivery === undefined ? { method: 'express' as const, cents: cents(1290) } : wish.delivery
  const listCents = addCents(...lines.map(line => line.grossCents), delivery?.cents ?? 0)
  const reliefCents = reliefOf(listCents, { treatment }, { vatPercent: 19 })
  const grossCents = subtractCents(listCents, reliefCents)
  const rate = treatment === 'taxed' ? percent : 0
  return {
    seller,
    customer: { name: 'Jörg Müller', email: 'jm@example.com' },
    billingAddress: german,
    deliveryAddress: null,
    lines,
    reliefCents,
    tax: { treatment, percent: rate, country: 'DE' },
    ...splitVat(grossCents, rate),
    grossCents,
    orderId: '01975f2e-0000-7000-8000-000000000000',
    orderNumber: 'PH-2026-000123',
    customerReference: 'PO 4500012345',
    note: '',
    timeZone: 'Europe/Berlin',
    orderedAt: '2026-03-31T20:30:00.000Z',
    issuedAt: '2026-04-01T10:00:00.000Z',
    paidAt: '2026-04-01T10:00:00.000Z',
    transactionId: 'pi_1',
    supply: { expected: { from: '2026-04-02', to: '2026-04-03' } },
    ...wish,
    delivery,
  }
}
