import { randomUUIDv7 } from 'node:crypto'
import type { Role } from '#contract/accounts/roles.ts'
import type { SettingDescription } from '#contract/settings/settings.ts'
import type { Database } from '#db/client.ts'
import type { Seller } from '#db/tables/invoice-content.ts'
import type { Logo, RenderLogo } from './logo.ts'
import type { NumberPrefixes } from './numbers.ts'
import type {
  CardService,
  CatalogueShelf,
  FindText,
  ImageStore,
  PrivateFileStore,
  RenderImage,
  RenderPaper,
  RenderPhoto,
  VatRegister,
  WebhookCourier,
  WriteElectronicInvoice,
} from './ports.ts'

/** A mail to a customer as it would be sent with the owner's own words, about an example. */
export type PreviewMail = (
  kind: string,
  own: { readonly subject?: string; readonly opening?: string; readonly closing?: string },
) => Promise<{ readonly subject: string; readonly text: string; readonly html: string }>

/** The person a session belongs to, as currently stored in the database. */
export interface Actor {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly emailVerified: boolean
  /** Whether they work for a live shop without two-step sign-in: they have no rights of staff until it is on. */
  readonly needsTwoStep: boolean
  /** The API key by which a program calls for this person: with the role of the key, and no rights but those of staff. */
  readonly key?: { readonly id: string; readonly name: string }
}

/**
 * Whose order it is: whose addresses, own part numbers, limits and credit count. The actor is who acts, by their own rights and in the
 * audit trail; that is the customer, unless an admin acts for them.
 */
export type Customer = Pick<Actor, 'id' | 'email' | 'name' | 'emailVerified'>

/** What changed: caches of it are refreshed, and workers that process it start. */
export type Topic = 'catalog' | 'stock' | 'reviews' | 'mails' | 'payments' | 'webhooks' | 'settings'

/** Where the seller is registered for VAT besides its own country, and what becomes of sales to where it is not. */
export interface VatRegistrations {
  /** Its VAT numbers in Great Britain and Switzerland, by their VAT areas (`tax/areas.ts`), as they are printed: 'CHE-123.456.789 MWST'. */
  readonly numbers: Readonly<Partial<Record<string, string>>>
  /**
   * Whether it declares the VAT of other member states in the One-Stop Shop. Otherwise private persons there pay the VAT of the seller's own
   * country, which is lawful up to a threshold: VAT directive, article 59c.
   */
  readonly hasOss: boolean
  /** Whether Great Britain and Switzerland are not delivered to without a registration there; otherwise they are exports. */
  readonly refusesOthers: boolean
}

/** When the works is open, and how soon goods leave it. */
export interface Works {
  /** By the day of the week, from 1, Monday: minutes of the day in the seller's time zone. On other days it is closed. */
  readonly hours: ReadonlyMap<number, { readonly opens: number; readonly closes: number }>
  /** First and last days (YYYY-MM-DD) on which it is closed besides. */
  readonly closed: readonly { readonly from: string; readonly to: string }[]
  /** How many minutes of opening hours pass from an order to its shipment, while too few shipments tell it. */
  readonly dispatchMinutes: number
}

/** What papers say of the shop: the seller, the VAT rate included in the prices, where else it is registered, and by when it works, when goods come. */
export interface Billing {
  readonly seller: Seller
  readonly vatPercent: number
  /** The time zone of invoice dates, by its IANA name. */
  readonly timeZone: string
  readonly registrations: VatRegistrations
  readonly works: Works
}

/** An account of the books, with the tax key (BU-Schlüssel) that is booked with it; '' where the account itself says the tax. */
export interface Account {
  readonly number: string
  readonly taxKey: string
}

/** How bookings are exported for an accountant: to whose books, and on which accounts. */
export interface BookkeepingSettings {
  /** DATEV's charts of accounts. */
  readonly chart: 'SKR03' | 'SKR04'
  /** Accounts other than the chart's own, by the names of `bookkeeping/accounts.ts`. */
  readonly accounts: Readonly<Partial<Record<string, Account>>>
  /** DATEV's numbers of the accountant and of the shop there (Beraternummer, Mandantennummer). */
  readonly consultant: number
  readonly client: number
  /** The month, from 1, in which fiscal years begin. */
  readonly yearMonth: number
}

/** A moment until which an order leaves on a day (YYYY-MM-DD). */
export interface CutOff {
  readonly orderBy: Date
  readonly leavesOn: string
}

/** How soon orders have left the works. */
export interface MeasuredDispatch {
  /** In so many minutes of opening hours nine of ten orders have left; null: there were none. */
  readonly p90Minutes: number | null
  /** How many it was measured of. */
  readonly orders: number
}

/** How soon orders leave the works, kept in memory (`delivery/dispatch-gauge.ts`). */
export interface Dispatching {
  /** How many minutes of opening hours customers are promised by. */
  readonly minutes: number
  /** Whether that was measured, and is not what the settings say. */
  readonly isMeasured: boolean
  /** The next so many days on which something leaves. */
  readonly cutOffs: (count: number) => CutOff[]
  /**
   * What holds in every week without a holiday: until which time of day ('14:00') an order leaves the same day, on each day that the works is
   * open, or else within how many working days.
   */
  readonly standing: () => { readonly sameDayBy: string | null; readonly withinDays: number }
  readonly measure: () => Promise<MeasuredDispatch>
}

/** The settings that the desk changes while the shop runs: what is stored of them, above what the environment says. */
export interface DeskSettings {
  /** Every one, in its order, as it stands. */
  readonly list: () => Promise<readonly DeskSettingState[]>
  /** The owner's logo; undefined: the shop's own. */
  readonly logo: () => Logo | undefined
  /** What would be wrong with the shop if these were changed, by name; null: what the environment says. */
  readonly check: (changes: SettingValues) => readonly { readonly name: string; readonly problem: string }[]
  /** What papers would say of the shop with such changes, which have no problem. */
  readonly billingWith: (changes: SettingValues) => Billing
  /** Reads again what is stored: call after it has changed. */
  readonly reload: () => Promise<unknown>
}

/** Settings as they are written, by their names; null: what the environment says. */
export type SettingValues = ReadonlyMap<string, string | null>

export interface DeskSettingState extends SettingDescription {
  readonly name: string
  /** As it is written, '' for nothing. */
  readonly value: string
  /** What the environment says, or the shop itself. */
  readonly default: string
}

/** The first parameter of every verb of the domain: the actor, the database, the clock and the external services. */
export interface Context {
  readonly actor: Actor | null
  /** The IP address of the caller; null for the shop's own work. */
  readonly address: string | null
  readonly db: Database
  readonly now: () => Date
  readonly cards: CardService
  readonly vatRegister: VatRegister
  readonly courier: WebhookCourier
  readonly images: ImageStore
  readonly privateFiles: PrivateFileStore
  readonly renderImage: RenderImage
  readonly renderPhoto: RenderPhoto
  readonly renderLogo: RenderLogo
  readonly renderPaper: RenderPaper
  readonly writeElectronicInvoice: WriteElectronicInvoice
  readonly findText: FindText
  readonly previewMail: PreviewMail
  /** The listed catalogue in memory, to be searched. */
  readonly shelf: CatalogueShelf
  /** How long an unpaid order keeps its pieces, in hours. */
  readonly orderHoldHours: number
  /** How long a shipment can be undone, and its mail waits, in minutes; 0: never. */
  readonly shipmentUndoMinutes: number
  /** For how many days after its goods should have arrived an order's pieces can be sent back. */
  readonly returnDays: number
  /** How many unpaid orders a person may have; 0: no limits on unpaid orders and payments at all. */
  readonly maxUnpaidOrders: number
  /** Whether a VAT ID of the right form counts while its register does not answer. */
  readonly acceptsUncheckedVatIds: boolean
  readonly billing: Billing
  readonly numberPrefixes: NumberPrefixes
  /** How bookings are exported for an accountant. */
  readonly bookkeeping: BookkeepingSettings
  readonly dispatching: Dispatching
  readonly settings: DeskSettings
  /** The address that receives visitors' messages. */
  readonly contactTo: string
  /** Call only after the change is committed. */
  readonly changed: (topic: Topic) => void
}

/** A time-ordered opaque id, so that new rows are adjacent in the index. */
export function newId(): string {
  return randomUUIDv7()
}

/** What is before each id made from this moment on, in ms, and after each made before it: RFC 9562, 5.7. */
export function firstIdAt(ms: number): string {
  const digits = Math.max(0, ms).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}
