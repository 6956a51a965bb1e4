import type { ImageFormat } from '#contract/catalog/image-name.ts'
import type { Cents } from '#contract/money.ts'
import { type Phrase, word } from '#contract/phrase.ts'
import type { DisputeStatus } from '#contract/refunds/states.ts'
import type { TextName } from '#contract/texts/text-names.ts'
import type { Revisions } from '#search/shelf/kept/revisions.ts'
import type { Shelf } from '#search/shelf/kept/shelf.ts'
import type { CardMovement, CardPayout } from './card-balance.ts'
import type { Paper } from './paper.ts'
import type { WarehousePaper } from './warehouse-paper.ts'

export type { Revisions, Subject } from '#search/shelf/kept/revisions.ts'
export type { CardMovement, CardPayout } from './card-balance.ts'
export { tooMany } from './errors.ts'
export type { RenderLogo } from './logo.ts'
export type { Paper, PaperKind, PaperLine } from './paper.ts'
export type {
  AddressLabels,
  ComplianceDeclaration,
  CountedLine,
  CountList,
  LotOfLine,
  PackedLine,
  PackingSlip,
  PackingSlips,
  PickedLine,
  PickList,
  PurchasedLine,
  PurchasePaper,
  ReturnSlip,
  SlipLine,
  WarehousePaper,
} from './warehouse-paper.ts'

/** The external services, as the shop sees them. Each has one adapter per provider in `adapters/`. */

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

export interface CardIntent {
  readonly id: string
  readonly clientSecret: string
  readonly status: IntentStatus
  readonly amountCents: Cents
  /** What the customer has actually paid; less than `amountCents` until the intent has succeeded. */
  readonly receivedCents: Cents
  /** How much of that has been refunded since, by anyone. */
  readonly refundedCents: Cents
  /** ISO 4217, in lower case. */
  readonly currency: string
  /** The order the intent was created for, as the card service was told at the time. */
  readonly orderId: string | undefined
}

/** The date by which intents are listed: that of their creation, of the charge that succeeded, or of their refunds. */
type IntentDate = 'creation' | 'charge' | 'refund'

/** An intent in its present state, with the date it is listed by, from the card service's clock. */
export interface ListedIntent {
  readonly intent: CardIntent
  readonly at: Date
}

/** A refund, as recorded by the card service. */
export interface CardRefund {
  readonly id: string
  /** The shop's own id for it; undefined if the refund was made directly at the card service. */
  readonly refundId: string | undefined
  readonly amountCents: Cents
  readonly createdAt: Date
  /** Why it failed; undefined if it has arrived or is on its way. Banks may reject it days later. */
  readonly failure: string | undefined
}

/** A cardholder's bank questions a charge, or withdraws it. */
export interface CardDispute {
  readonly id: string
  readonly intentId: string | undefined
  readonly amountCents: Cents
  readonly currency: string
  readonly status: DisputeStatus
  /** In the service's words, e.g. `fraudulent`. */
  readonly reason: string
  /** What the bank has withdrawn and not returned. */
  readonly withdrawnCents: Cents
  /** What was returned after being withdrawn. */
  readonly reinstatedCents: Cents
  /** Whether the charge may still be refunded. */
  readonly isRefundable: boolean
  readonly createdAt: Date
}

/** The card service. Every call may throw CardServiceUnavailable if the service does not answer as it should. */
export interface CardService {
  /** What the browser needs to talk to the real service; null if the sandbox is used instead. */
  readonly publishableKey: string | null
  /**
   * Creates an intent. Repeating the call for the same order returns the same intent: the order's id is the idempotency
   * key. `replaces` is the id of the order's cancelled intent that this one replaces.
   */
  createIntent(input: {
    orderId: string
    amountCents: Cents
    currency: string
    email: string
    replaces?: string | undefined
  }): Promise<CardIntent>
  /** Undefined if the service has no such intent. */
  findIntent(intentId: string): Promise<CardIntent | undefined>
  /**
   * Cancels an unpaid intent; harmless if it is already cancelled. Returns the intent as it then is: it may have
   * succeeded in the meantime. Undefined if the service has no such intent: nothing can be paid with it.
   */
  cancelIntent(intentId: string): Promise<CardIntent | undefined>
  /**
   * Refunds this amount of what the intent received. Repeating it with the same key is harmless. Returns undefined if all
   * of it was already refunded. Throws RefundDeclined if the service has declined: only another key can succeed.
   */
  refundIntent(input: {
    intentId: string
    amountCents: Cents
    /** Stored with the refund, so that `listRefunds` returns it. */
    refundId?: string
    key: string
  }): Promise<CardRefund | undefined>
  /** The refunds of an intent, newest first, failed ones included, at most 100. */
  listRefunds(intentId: string): Promise<CardRefund[]>
  /** Undefined if the service has no such dispute. */
  findDispute(disputeId: string): Promise<CardDispute | undefined>
  /** Disputes opened since then, newest first, at most `limit`. */
  listDisputes(input: { since: Date; limit: number }): Promise<CardDispute[]>
  /**
   * Every intent that was created, charged or refunded since then (depending on `by`), newest first, in batches of at
   * most 100 as they are fetched. An intent with several refunds is listed once for each.
   */
  listIntents(input: { since: Date; by: IntentDate }): AsyncIterable<readonly ListedIntent[]>
  /** What moved money since then, or is in a payout, newest first, in batches as they are fetched. */
  listMovements(input: { since: Date } | { payoutId: string }): AsyncIterable<readonly CardMovement[]>
  /** The payouts made since then, newest first, in batches as they are fetched. */
  listPayouts(input: { since: Date }): AsyncIterable<readonly CardPayout[]>
  /**
   * Parses a notification of the service. Undefined if it is of no interest to the shop. Throws WrongSignature if the
   * body is not, byte for byte, what the service signed within the last five minutes.
   */
  readEvent(rawBody: string, signature: string): Promise<CardEvent | undefined>
}

/** An event of the card service, reduced to what the shop stores. */
export interface CardEvent {
  readonly id: string
  /** The service's name for it, e.g. `payment_intent.succeeded`. */
  readonly type: string
  readonly intentId: string | undefined
  readonly facts: Readonly<Record<string, string | number>>
}

export class CardServiceUnavailable extends Error {
  override readonly name = 'CardServiceUnavailable'
  /** How long the service asked to wait before the next call. */
  readonly retryAfterSeconds: number | undefined
  /** Whether the service was unreachable or broken, as opposed to rejecting the call. */
  readonly isOutage: boolean
  /** Whether the same idempotency key would get this answer again; whether the call took effect is unknown. */
  readonly isKeySpent: boolean

  constructor(
    message: string,
    options: {
      cause?: unknown
      retryAfterSeconds?: number | undefined
      isOutage?: boolean
      isKeySpent?: boolean
    } = {},
  ) {
    super(message, options)
    this.retryAfterSeconds = options.retryAfterSeconds
    this.isOutage = options.isOutage ?? false
    this.isKeySpent = options.isKeySpent ?? false
  }
}

export class RefundDeclined extends Error {
  override readonly name = 'RefundDeclined'
  /** Whether another attempt, with any key, would fail too. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal = false } = {}) {
    super(message)
    this.isFinal = isFinal
  }
}

/** What the register of VAT IDs knows of one. */
export interface VatAnswer {
  readonly isValid: boolean
  /** As registered; '' if the register does not tell. */
  readonly name: string
  readonly address: string
  /** The register's own number of this answer; null without one. */
  readonly consultationNumber: string | null
}

/** The register of VAT IDs of the European Union. */
export interface VatRegister {
  /** `vatId` is normalised and of a member state, or XI. Throws VatRegisterUnavailable if the register gives no answer. */
  check(vatId: string): Promise<VatAnswer>
}

export class VatRegisterUnavailable extends Error {
  override readonly name = 'VatRegisterUnavailable'
  /** Whether the register itself was unreachable or broken, as opposed to that of one country. */
  readonly isOutage: boolean

  constructor(message: string, options: { cause?: unknown; isOutage?: boolean } = {}) {
    super(message, options)
    this.isOutage = options.isOutage ?? false
  }
}

export class WrongSignature extends Error {
  override readonly name = 'WrongSignature'
}

/** A mail as it leaves the shop: to one person, in plain text, and the same as a page of HTML. */
export interface OutgoingMail {
  /** Opaque; the same for every attempt. */
  readonly id: string
  /** The kind of mail, e.g. `contact`. */
  readonly kind: string
  readonly recipient: string
  readonly replyTo: string | null
  readonly subject: string
  readonly body: string
  readonly html?: string
  /** The same data by name, for services that fill in their own template. */
  readonly fields: Readonly<Record<string, string>>
  readonly attachments: readonly MailAttachment[]
  /** What the HTML shows as `cid:` and their id. */
  readonly pictures?: readonly {
    readonly id: string
    readonly contentType: string
    readonly bytes: Uint8Array
  }[]
  /** The id of the request that it was queued for; null if there was none. */
  readonly requestId: string | null
  readonly createdAt: Date
}

export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly bytes: Uint8Array
  /** Where the recipient can download it, for services without attachments. */
  readonly link: string
}

/** The mail service. */
export interface MailService {
  /** Hands over a mail, or throws MailNotTaken; gives up within two minutes. */
  send(mail: OutgoingMail): Promise<void>
}

/** Hashes passwords, slowly on purpose. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Whether this is the password that was hashed. Throws if `hash` is not a hash. */
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>
  /** Whether a hash was made by an older function, or with less work, than `hash` now uses. */
  isOutdated(hash: string): boolean
}

/** Renders a paper as a PDF; the same paper always yields the same bytes. Rejects (too many) while many others are being made. */
export type RenderPaper = (paper: Paper | WarehousePaper) => Promise<Uint8Array>

/** `factur-x` is also ZUGFeRD; `xrechnung` is what German authorities ask for. */
export type ElectronicInvoiceProfile = 'factur-x' | 'xrechnung'

/** Writes an invoice as XML by EN 16931. */
export type WriteElectronicInvoice = (paper: Paper, profile: ElectronicInvoiceProfile) => string

/** Why a mail was not accepted, in words that admins may read, without secrets. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken'
}

export interface ImageFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/**
 * The image host. Every call may throw ImageHostUnavailable if the host does not answer as it should; `put` throws
 * ImageHostFull if there is no space left.
 */
export interface ImageStore {
  /** Stores an image and returns the URL of `shown`. Harmless to repeat; hosts that take only one file store only `shown`. */
  put(image: { readonly shown: ImageFile; readonly others: readonly ImageFile[] }): Promise<string>
  /** Whether the URL that `put` returned still exists. */
  has(url: string): Promise<boolean>
}

/**
 * Where files are kept that have no address of their own, as the shop hands them out: certificates of lots, photos of returns. Every call may
 * throw ImageHostUnavailable, `put` also ImageHostFull, as they are kept where images are.
 */
export interface PrivateFileStore {
  /** Keeps a file under its name. Harmless to repeat: under a name there is never another file. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The file of this name; undefined if there is none. */
  read(name: string): Promise<Uint8Array | undefined>
  /** Takes a file away. Harmless to repeat. */
  remove(name: string): Promise<void>
}

export class ImageHostUnavailable extends Error {
  override readonly name = 'ImageHostUnavailable'
}

export class ImageHostFull extends Error {
  override readonly name = 'ImageHostFull'
}

/** An image prepared for pages: upright, in sRGB, without metadata, in every width and format. */
export interface RenderedImage {
  readonly width: number
  readonly height: number
  /** The mean colour of its edge as rrggbb. */
  readonly colour: string
  readonly renditions: readonly {
    readonly width: number
    readonly format: ImageFormat
    readonly bytes: Uint8Array
  }[]
}

/** Renders a picture for link previews, as JPEG of 1200 x 630. */
export type RenderShareImage = (picture: Uint8Array) => Promise<Uint8Array>

/** Decodes and renders an upload. Throws UnreadableImage if it is not an image, damaged or too large. */
export type RenderImage = (original: Uint8Array) => Promise<RenderedImage>

/** Renders a photo that people show one another, upright and without metadata, as WebP. Throws UnreadableImage as `RenderImage` does. */
export type RenderPhoto = (original: Uint8Array) => Promise<Uint8Array>

/** `reason` follows the name of the field: 'must be …'. */
export class UnreadableImage extends Error {
  override readonly name = 'UnreadableImage'
  readonly reason: Phrase

  constructor(reason: Phrase, options?: ErrorOptions) {
    super(word(reason), options)
    this.reason = reason
  }
}

/** The source of a text of the operator, in Markdown. */
export type FindText = (name: TextName) => Promise<string>

/** The shelf of this instance, as it is kept like the database. */
export interface CatalogueShelf extends Revisions {
  /** The shelf, once it is filled and has everything that this instance has committed. */
  current(): Promise<Shelf>
}

/** How a receiver answered a webhook. */
export interface WebhookAnswer {
  /** The HTTP status. */
  readonly status: number
  /** How the body of the answer begins. */
  readonly beginning: string
}

interface WebhookPost {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** JSON. */
  readonly body: string
  /** Ends it early. */
  readonly signal: AbortSignal | undefined
}

/** Carries messages to addresses that owners name, none of which is within the operator's own network, unless they allow it. */
export interface WebhookCourier {
  /** What is wrong with an address, as far as it says itself; undefined if messages may go there. */
  readonly explainRefusal: (url: URL) => Phrase | undefined
  /** Sends a message, follows no redirect, and rejects with WebhookNotSent if no answer comes in time or the address is a private one. */
  readonly post: (post: WebhookPost) => Promise<WebhookAnswer>
}

/** Why no answer came, in words that owners may read. */
export class WebhookNotSent extends Error {
  override readonly name = 'WebhookNotSent'
}
