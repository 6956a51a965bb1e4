import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '#db/client.ts'
import type { InvoiceContent } from '#db/schema.ts'
import type { CardService, ImageStore, RenderImage, RenderInvoice } from './ports.ts'

/** Who acts: the person a session belongs to, as the database knows them now. */
export interface Actor {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: 'customer' | 'admin'
  readonly emailVerified: boolean
  /** An admin of a live shop without two-step sign-in: has no admin rights until it is on. */
  readonly needsTwoStep: boolean
}

/** What changed; whoever keeps copies of it makes them anew, whoever works on it begins. */
export type Topic = 'catalog' | 'reviews' | 'mails' | 'payments'

/** What invoices say of the shop: who sells, and the tax that is in the prices. */
export interface Billing {
  readonly seller: InvoiceContent['seller']
  readonly vatPercent: number
  /** In which they are dated, by its IANA name. */
  readonly timeZone: string
}

/** What every verb of the domain takes first: who acts, on which database, at what time, with which outside services. */
export interface Context {
  readonly actor: Actor | null
  /** Where the call came from; null for the shop's own work. */
  readonly address: string | null
  readonly db: Database
  readonly now: () => Date
  readonly cards: CardService
  readonly images: ImageStore
  readonly renderImage: RenderImage
  readonly renderInvoice: RenderInvoice
  /** How long an unpaid order keeps its pieces, in hours. */
  readonly orderHoldHours: number
  /** How many unpaid orders a person may have; 0: no limits on unpaid orders and payments at all. */
  readonly maxUnpaidOrders: number
  readonly billing: Billing
  /** Who reads what visitors write. */
  readonly contactTo: string
  /** To be called after the change is committed, never before. */
  readonly changed: (topic: Topic) => void
}

/** A time-ordered opaque id, so that new rows land side by side in the index. */
export function newId(): string {
  return randomUUIDv7()
}
