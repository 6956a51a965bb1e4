import { type Cents, cents } from '#contract/money.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { Billing } from '../context.ts'
import { describeOrder as describePaper } from '../invoices/describe-order.ts'
import type { OrderMailKind } from '../mail/kinds.ts'
import type { OrderLine, OrderRecord } from '../order-life/record.ts'
import type { Paper } from '../paper.ts'
import { composePaper } from '../papers/compose.ts'
import type { OrderReturn } from '../returns/record.ts'

/* An order and what is about it, of nobody: by which the desk sees mails and papers before anybody gets them. */

export const EXAMPLE_PERSON = { name: 'Ada Byron', email: 'ada@example.com', emailVerified: true } as const

const DAY_MS = 24 * 60 * 60_000
const ORDER_ID = '019f0000-0000-7000-8000-000000000001'
export const EXAMPLE_REASON = 'As agreed by telephone'

/** A line of an order or of a quote. */
const listedLine = {
  position: 0,
  productId: null,
  sku: 'PH-4017-M10X40',
  name: 'Hex Bolt M10 x 40',
  image: '',
  quantity: 100,
  unitPriceCents: cents(42),
  totalCents: cents(4200),
  weightGrams: 32.5,
  customsCode: '73181588',
  countryOfOrigin: 'DE',
} as const

const line: OrderLine = {
  ...listedLine,
  orderId: ORDER_ID,
  description: '',
  minQuantity: 1,
  ownNumber: '',
  shippedQuantity: 0,
  backOrdered: 0,
  leavesBy: null,
}

const address: PostalAddress = {
  company: 'Byron Machines',
  name: EXAMPLE_PERSON.name,
  street: '5 Mill Street',
  street2: '',
  postcode: '70173',
  city: 'Example Town',
  region: '',
  country: 'DE',
  phone: '',
}

const amounts: Record<'goodsCents' | 'deliveryCents' | 'reliefCents' | 'totalCents', Cents> = {
  goodsCents: cents(4200),
  deliveryCents: cents(590),
  reliefCents: cents(0),
  totalCents: cents(4790),
}

/** What an order is when a mail of this kind tells of it, other than paid. */
function stateFor(kind: OrderMailKind, now: Date): Partial<OrderRecord> {
  if (kind === 'order-address-needed') return { deliveryAddress: null }
  if (kind === 'order-delivery-due' || kind === 'order-booked' || kind === 'order-payment-link')
    return { status: 'booked', paidAt: null }
  if (kind.startsWith('account-') || kind === 'order-on-account')
    return {
      status: 'on-account',
      paymentMethod: 'account',
      paidAt: kind === 'account-payment-received' ? now : null,
      dueAt: new Date(now.getTime() + 14 * DAY_MS),
    }
  return {}
}

/** An order as it is when a mail of this kind tells of it. */
export function exampleOrder(kind: OrderMailKind, now: Date) {
  const order: OrderRecord = {
    id: ORDER_ID,
    number: `PH-${now.getUTCFullYear()}-000123`,
    userId: null,
    userName: EXAMPLE_PERSON.name,
    userEmail: EXAMPLE_PERSON.email,
    phone: '',
    ...amounts,
    creditedCents: cents(0),
    receivedCents: cents(0),
    discountCents: cents(0),
    discountPercent: null,
    discountUntil: null,
    status: 'paid',
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
    paidAt: now,
    forgetCustomer: false,
    unconfirmedNetwork: null,
    deliveryMethod: 'parcel',
    deliveryAddress: address,
    billingAddress: address,
    vatId: null,
    vatCheckId: null,
    taxTreatment: 'taxed',
    vatPercent: null,
    sellerVatId: null,
    customerReference: '',
    note: '',
    paymentMethod: 'card',
    dueAt: null,
    reminders: 0,
    remindedAt: null,
    remindersStoppedAt: null,
    remindersStoppedFor: null,
    addressAskedAt: null,
    supplementOf: null,
    bookedBy: null,
    changedAt: now,
    ...stateFor(kind, now),
  }
  return { ...order, lines: [line] }
}

/** The invoice of such an order, by what the shop is now. It carries no XML. */
export function exampleInvoice(order: ReturnType<typeof exampleOrder>, billing: Billing, now: Date): Paper {
  const content = describePaper(order, order.lines, { billing, at: now })
  const paid = order.paidAt && { paidAt: order.paidAt.toISOString(), transactionId: 'pi_example' }
  return { ...composePaper('invoice', 'EXAMPLE', { ...content, ...paid }), isElectronic: false }
}

/** Some of its pieces come back. */
export function exampleReturn(orderNumber: string, now: Date): OrderReturn {
  return {
    id: 'example',
    orderId: ORDER_ID,
    place: 1,
    state: 'arrived',
    reason: 'faulty',
    words: '',
    isByShop: false,
    answer: EXAMPLE_REASON,
    createdAt: now,
    changedAt: now,
    answeredAt: now,
    arrivedAt: now,
    refundedAt: null,
    number: `${orderNumber}-R1`,
    lines: [{ ...listedLine, quantity: 10, restocked: 10, scrapped: 0 }],
    refundedCents: cents(0),
    photos: [],
  }
}

/** Prices that a customer is offered. */
export function exampleQuote(now: Date) {
  return {
    id: ORDER_ID,
    number: `Q-${now.getUTCFullYear()}-000012`,
    userId: '',
    status: 'offered' as const,
    question: '',
    answer: EXAMPLE_REASON,
    ...amounts,
    deliveryMethod: 'parcel' as const,
    deliveryAddress: address,
    billingAddress: address,
    vatId: null,
    taxTreatment: 'taxed' as const,
    vatPercent: 19,
    sellerVatId: null,
    customerReference: '',
    note: '',
    createdAt: now,
    changedAt: now,
    offeredAt: now,
    validUntil: new Date(now.getTime() + 30 * DAY_MS),
    orderId: null,
    version: 1,
    lines: [{ ...listedLine, quoteId: ORDER_ID, wantedUnitCents: null }],
  }
}

/** A product that is there again. */
export const exampleProduct = {
  id: ORDER_ID,
  name: listedLine.name,
  sku: listedLine.sku,
  category: 'fasteners' as const,
  familyId: null,
  available: 500,
  minQuantity: 1,
  lowStock: null,
  archivedAt: null,
  priceCents: listedLine.unitPriceCents,
}
