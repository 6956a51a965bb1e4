import type { Cents } from '#contract/money.ts'
import type { InvoiceLine } from '#db/tables/invoice-content.ts'
import type { SellerOnPaper } from './paper.ts'

/** What the warehouse holds in its hands, with everything it says decided: it only has to be drawn. */
export type WarehousePaper =
  | PickList
  | PackingSlips
  | AddressLabels
  | ReturnSlip
  | PurchasePaper
  | CountList
  | ComplianceDeclaration

interface Dated {
  readonly seller: SellerOnPaper
  /** ISO 8601, UTC. */
  readonly madeAt: string
  /** The time zone of its dates, by its IANA name. */
  readonly timeZone: string
}

/** What is to be taken from the shelves for many orders at once. */
export interface PickList extends Dated {
  readonly kind: 'pick-list'
  /** The numbers of the orders. */
  readonly orders: readonly string[]
  /** In the order of a way along the shelves. */
  readonly lines: readonly PickedLine[]
}

/** The pieces of one product. What it does not have is ''. */
export interface PickedLine {
  readonly shelfPlace: string
  readonly sku: string
  readonly name: string
  /** For all orders together. */
  readonly quantity: number
  /** From which lots they are best taken. */
  readonly lots: readonly LotOfLine[]
  readonly orders: readonly { readonly number: string; readonly quantity: number }[]
}

/** What goes into the parcels, of many orders one after the other. */
export interface PackingSlips extends Dated {
  readonly kind: 'packing-slips'
  readonly slips: readonly PackingSlip[]
}

export interface PackingSlip {
  readonly number: string
  /** ISO 8601, UTC. */
  readonly orderedAt: string
  /** The customer as on an envelope. */
  readonly recipient: readonly string[]
  /** Whether they fetch the goods. */
  readonly isPickedUp: boolean
  /** What its delivery is called; '' if none was chosen. */
  readonly delivery: string
  readonly customerReference: string
  readonly note: string
  readonly lines: readonly SlipLine[]
  /** The parcels of its order's shipment, each by its carrier and number; none before it is shipped. */
  readonly parcels: readonly string[]
  /** Pieces of the order that have left before. */
  readonly leftBefore: number
  /** What does not go with it, and is still to be sent. */
  readonly toCome: readonly PackedLine[]
}

export type PackedLine = Pick<InvoiceLine, 'name' | 'sku' | 'ownNumber' | 'weightGrams' | 'quantity'>

/** Pieces of a line that are of one lot. */
export interface LotOfLine {
  readonly number: string
  readonly pieces: number
}

/** A line with its lots; until it is packed, those that it is best taken from. */
export type SlipLine = PackedLine & { readonly lots: readonly LotOfLine[] }

/** Where the parcels of many orders go. */
export interface AddressLabels extends Dated {
  readonly kind: 'address-labels'
  /** The place of the first one on its sheet, from 1. */
  readonly first: number
  readonly labels: readonly { readonly number: string; readonly lines: readonly string[] }[]
}

/** What goes into the parcel of a return, to whom it comes back. */
export interface ReturnSlip extends Dated {
  readonly kind: 'return-slip'
  /** Of the return. */
  readonly number: string
  readonly orderNumber: string
  /** ISO 8601, UTC. */
  readonly askedAt: string
  /** The customer as on an envelope. */
  readonly sender: readonly string[]
  /** What the shop wrote when it agreed. */
  readonly note: string
  readonly lines: readonly PackedLine[]
}

/** EN 10204, type 2.1: that pieces of a line comply with the order, without results of tests. */
export interface ComplianceDeclaration extends Dated {
  readonly kind: 'compliance'
  /** Of the order. */
  readonly number: string
  /** The line's place on the papers of its order, from 1. */
  readonly place: number
  /** ISO 8601, UTC. */
  readonly orderedAt: string
  readonly customerReference: string
  /** The customer as on an envelope. */
  readonly recipient: readonly string[]
  /** As it was ordered. */
  readonly article: PackedLine
  /** What has left of it, oldest first. */
  readonly deliveries: readonly {
    /** ISO 8601, UTC; '' if that was not noted. */
    readonly at: string
    readonly quantity: number
    readonly lots: readonly LotOfLine[]
  }[]
}

/** What is ordered from a supplier. */
export interface PurchasePaper extends Dated {
  readonly kind: 'purchase-order'
  readonly number: string
  /** A draft says so: it is no order yet. */
  readonly isDraft: boolean
  /** The supplier as on an envelope. */
  readonly recipient: readonly string[]
  /** ISO 8601, UTC; '' if nobody has said when the goods should come. */
  readonly expectedAt: string
  readonly note: string
  readonly lines: readonly PurchasedLine[]
  /** Without VAT; null: a price is not agreed. */
  readonly totalCents: Cents | null
}

export interface PurchasedLine {
  readonly name: string
  readonly sku: string
  /** What the supplier calls it. */
  readonly number: string
  readonly quantity: number
  /** Of a piece, without VAT; null: not agreed. */
  readonly priceCents: Cents | null
}

/** By what the shelves are counted. */
export interface CountList extends Dated {
  readonly kind: 'count-list'
  readonly number: string
  /** How the places on it begin. */
  readonly place: string
  /** In the order of a way along the shelves. */
  readonly lines: readonly CountedLine[]
}

export interface CountedLine {
  readonly shelfPlace: string
  readonly sku: string
  readonly name: string
}
