import { dispatchFacts, toPrinted } from '#contract/catalog/plain-facts.ts'
import { deliveryMethodNames } from '#contract/delivery/methods.ts'
import { addCents, type Cents } from '#contract/money.ts'
import type { InvoiceContent, InvoiceLine } from '#db/tables/invoice-content.ts'
import type { OrderLine } from '../order-life/record.ts'
import { describeLine } from './describe-order.ts'

/** What is given back of an order by line. Amounts are what was charged, so that no VAT is left to be taken off. */
export interface Credited {
  readonly lines: readonly CreditedLine[]
  readonly deliveryCents: Cents
}

export interface CreditedLine {
  readonly line: OrderLine
  /** 0: a part of its price alone. */
  readonly quantity: number
  readonly amountCents: Cents
  /** Whether it is less than these pieces cost. */
  readonly isPartial: boolean
}

type Described = Pick<InvoiceContent, 'lines' | 'delivery'>

/** What that comes to. */
export function sumCredited({ lines, deliveryCents }: Credited): Cents {
  return addCents(...lines.map(({ amountCents }) => amountCents), deliveryCents)
}

/** What a credit note says of what is given back by line. It has a line at least: what is given back of the delivery alone is one. */
export function describeCredited(
  { delivery }: InvoiceContent,
  { lines, deliveryCents }: Credited,
): Described {
  if (lines.length === 0) {
    const name = delivery ? `Delivery: ${deliveryMethodNames[delivery.method]}` : 'Delivery'
    return describeAmount(name, deliveryCents)
  }
  return {
    lines: lines.map(describe),
    delivery: delivery && deliveryCents > 0 ? { ...delivery, cents: deliveryCents } : null,
  }
}

/** What a credit note says of an amount. */
export function describeAmount(name: string, cents: Cents): Described {
  return { lines: [lineOf({ name, sku: '', ownNumber: '' }, cents)], delivery: null }
}

function describe({ line, quantity, amountCents, isPartial }: CreditedLine): InvoiceLine {
  if (quantity > 0 && !isPartial) return { ...describeLine(line), quantity, grossCents: amountCents }
  const what = quantity > 0 ? `${quantity} × ${line.name}` : line.name
  const { sku, ownNumber } = line
  return lineOf({ name: `Part of the price of ${what}`, sku: sku ?? '', ownNumber }, amountCents)
}

const lineOf = (named: Pick<InvoiceLine, 'name' | 'sku' | 'ownNumber'>, cents: Cents): InvoiceLine => ({
  ...named,
  ...toPrinted(dispatchFacts),
  quantity: 1,
  unitPriceCents: cents,
  grossCents: cents,
})
