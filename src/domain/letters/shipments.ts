import { type Phrase, say } from '#contract/phrase.ts'
import type { MailTable } from '../mail/blocks.ts'
import type { OrderMailKind } from '../mail/kinds.ts'
import type { MailWords } from '../mail/words.ts'
import { countPieces } from '../order-life/record.ts'
import { describeParcel, type Parcel } from '../shipments/parcels.ts'
import type { Shipment, ShippedLine } from '../shipments/read.ts'
import { countOf, describeOrder, linkToOrder, type MailFacts } from './order-facts.ts'

/** The mails about what is on its way, by what is known when they are sent: another part may have left, or may have been undone. */
export const shipmentWords = {
  'order-shipped': facts => {
    const part = findPart(facts)
    return part ? tellOfPart(facts, part) : tellOfWhole(facts)
  },
  'order-parcels': facts => {
    const { order, name, page } = facts
    const part = findPart(facts)
    return {
      subject: say`Where your parcels are: ${name}`,
      blocks: [
        part
          ? say`A part of your order is on its way to you. Its carrier knows it by:`
          : say`Your order is on its way to you. Its carrier knows it by:`,
        ...listParcels(part?.parcels ?? facts.dispatched.parcels),
        part ? listPieces(part.lines, order) : describeOrder(order),
        linkToOrder(say`If anything is wrong, please contact us. Your order is in My Order:`, page),
      ],
    }
  },
} as const satisfies Partial<Record<OrderMailKind, (facts: MailFacts) => MailWords>>

/** The shipment that the mail is about, unless all of the order left in it. */
function findPart({ order, dispatched, fields }: MailFacts): Shipment | undefined {
  const shipment = dispatched.shipments.find(({ id }) => id !== undefined && id === fields.shipment)
  return shipment && countPieces(shipment.lines) < countPieces(order.lines) ? shipment : undefined
}

function tellOfWhole({
  order,
  name,
  page,
  dispatched,
  invoice,
  dispatchedAt,
  timeZone,
}: MailFacts): MailWords {
  return {
    subject: say`Your order is on its way: ${name}`,
    blocks: [
      say`Your order has been shipped and is on its way to you.`,
      ...listParcels(dispatched.parcels),
      describeOrder(order),
      ...listLots(dispatched.shipments.flatMap(({ lines }) => lines)),
      ...(invoice && dispatchedAt
        ? [say`Day of supply, for invoice ${invoice.number}: ${{ day: dispatchedAt, timeZone }}`]
        : []),
      linkToOrder(WRONG, page),
    ],
  }
}

function tellOfPart(
  { order, name, page, dispatched: { shipments, toCome }, invoice, timeZone }: MailFacts,
  shipment: Shipment,
): MailWords {
  const isRest = toCome.length === 0 && shipment === shipments.at(-1)
  return {
    subject: isRest
      ? say`The rest of your order is on its way: ${name}`
      : say`A part of your order is on its way: ${name}`,
    blocks: [
      isRest
        ? say`The rest of your order has been shipped and is on its way to you.`
        : say`A part of your order has been shipped and is on its way to you.`,
      listPieces(shipment.lines, order),
      ...listParcels(shipment.parcels),
      ...listLots(shipment.lines),
      ...(toCome.length > 0
        ? [say`Still to come, in another shipment:`, { items: toCome.map(describe), facts: [] }]
        : []),
      ...(invoice && shipment.at
        ? [
            say`Day of supply of these pieces, for invoice ${invoice.number}: ${{ day: shipment.at, timeZone }}`,
          ]
        : []),
      linkToOrder(WRONG, page),
    ],
  }
}

const WRONG = say`If anything is wrong, please contact us. You can find the order and its invoice in My Order:`

function listPieces(lines: readonly ShippedLine[], { number, id }: MailFacts['order']): MailTable<Phrase> {
  return { items: lines.map(describe), facts: [[say`Order`, say`${number} (${id})`]] }
}

function describe({ name, quantity }: ShippedLine) {
  const detail = countOf(quantity)
  return { name: say`${name}`, detail, text: say`${name}\n${detail}` }
}

/** By which numbers its carriers know the order. Mails link to the shop alone: the page to follow it leads on to theirs. */
function listParcels(parcels: readonly Parcel[]): MailTable<Phrase>[] {
  const facts = parcels.map(parcel => [say`Parcel`, say`${describeParcel(parcel)}`] as const)
  return facts.length > 0 ? [{ facts }] : []
}

/** Of which lots the pieces are, and whose inspection certificates are with the order. */
function listLots(lines: Shipment['lines']): (Phrase | MailTable<Phrase>)[] {
  const lots = lines.flatMap(line => line.lots.map(lot => ({ ...lot, name: line.name })))
  if (lots.length === 0) return []
  const facts = lots.map(
    ({ number, name, pieces }) => [say`Lot`, say`${number}: ${name}, ${countOf(pieces)}`] as const,
  )
  const certified = lots.filter(({ hasCertificate }) => hasCertificate).length
  if (certified === 0) return [{ facts }]
  return [
    { facts },
    certified === lots.length
      ? say`The inspection certificates (EN 10204 3.1) of these lots are with your order.`
      : say`The inspection certificates (EN 10204 3.1) of ${certified} of these lots are with your order.`,
  ]
}
