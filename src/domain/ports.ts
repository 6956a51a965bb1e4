import type { DisputeStatus } from '#contract/dispute-status.ts'
import type { ImageFormat } from '#contract/image-name.ts'
import type { InvoiceContent } from '#db/schema.ts'

/** The outside services, as the shop sees them. Each has one adapter per provider in `adapters/`. */

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
  readonly amountCents: number
  /** What the customer has really paid; less than `amountCents` until the intent has succeeded. */
  readonly receivedCents: number
  /** How much of that went back since, whoever gave it back. */
  readonly refundedCents: number
  /** ISO 4217 in lower case. */
  readonly currency: string
  /** The order the intent was made for, as told to the card service when it was made. */
  readonly orderId: string | undefined
}

/** The date by which intents are listed: their own, that of the charge that succeeded, or those of their refunds. */
export type IntentDate = 'creation' | 'charge' | 'refund'

/** An intent as it is now, with the date it is listed by, from the card service's clock. */
export interface ListedIntent {
  readonly intent: CardIntent
  readonly at: Date
}

/** Money going back, as the card service keeps it. */
export interface CardRefund {
  readonly id: string
  /** The shop's own id for it; undefined where somebody gave the money back at the card service itself. */
  readonly refundId: string | undefined
  readonly amountCents: number
  readonly createdAt: Date
  /** Why it has failed; undefined where it has arrived or is on its way. Banks may turn it down days later. */
  readonly failure: string | undefined
}

/** A cardholder's bank asks about a charge, or takes it back. */
export interface CardDispute {
  readonly id: string
  readonly intentId: string | undefined
  readonly amountCents: number
  readonly currency: string
  readonly status: DisputeStatus
  /** As the service words it, e.g. `fraudulent`. */
  readonly reason: string
  /** What the bank has withdrawn and not given back. */
  readonly withdrawnCents: number
  /** What came back after it had been withdrawn. */
  readonly reinstatedCents: number
  /** Whether the charge may still be refunded. */
  readonly isRefundable: boolean
  readonly createdAt: Date
}

/** The card service. Every call may throw CardServiceUnavailable when the service does not answer as it should. */
export interface CardService {
  /** What the browser needs to talk to the real service; null where the sandbox plays its part. */
  readonly publishableKey: string | null
  /**
   * Makes an intent. Repeating the call for the same order answers the same intent: the order's id is the idempotency key.
   * `replaces` names the order's canceled intent that this one takes the place of.
   */
  createIntent(input: {
    orderId: string
    amountCents: number
    currency: string
    email: string
    replaces?: string | undefined
  }): Promise<CardIntent>
  /** Undefined where the service knows no such intent. */
  findIntent(intentId: string): Promise<CardIntent | undefined>
  /**
   * Cancels an unpaid intent; harmless where it is canceled already. Answers the intent as it is then: it may have succeeded
   * meanwhile. Undefined where the service knows no such intent: nothing can be paid by it.
   */
  cancelIntent(intentId: string): Promise<CardIntent | undefined>
  /**
   * Gives back so much of what the intent took. Repeating it under the same key is harmless. Answers undefined where all of it
   * went back already. Throws RefundDeclined where the service has said no: only another key can succeed.
   */
  refundIntent(input: {
    intentId: string
    amountCents: number
    /** Kept with it, so that it is found again by `listRefunds`. */
    refundId?: string
    key: string
  }): Promise<CardRefund | undefined>
  /** The refunds of an intent, newest first, failed ones included, at most 100. */
  listRefunds(intentId: string): Promise<CardRefund[]>
  /** Undefined where the service knows no such dispute. */
  findDispute(disputeId: string): Promise<CardDispute | undefined>
  /** Disputes opened since then, newest first, at most so many. */
  listDisputes(input: { since: Date; limit: number }): Promise<CardDispute[]>
  /**
   * Every intent that was made since then, or of which a charge or a refund was made, newest first, in batches of at most 100 as they
   * are fetched. An intent with several refunds is listed once for each.
   */
  listIntents(input: { since: Date; by: IntentDate }): AsyncIterable<readonly ListedIntent[]>
  /**
   * What the service tells of its own accord. Undefined where it is nothing the shop follows. Throws WrongSignature where the
   * body is not, letter for letter, what the service signed within the last five minutes.
   */
  readEvent(rawBody: string, signature: string): Promise<CardEvent | undefined>
}

/** An event of the card service, with what the shop keeps of it and no more. */
export interface CardEvent {
  readonly id: string
  /** As the service names it, e.g. `payment_intent.succeeded`. */
  readonly type: string
  readonly intentId: string | undefined
  readonly facts: Readonly<Record<string, string | number>>
}

export class CardServiceUnavailable extends Error {
  override readonly name = 'CardServiceUnavailable'
  /** When the service said to ask again. */
  readonly retryAfterSeconds: number | undefined
  /** Whether the service could not be reached or broke, rather than refused. */
  readonly isOutage: boolean
  /** Whether the same idempotency key would get this answer again; what was done is not known. */
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
  /** Whether asking again, under whatever key, would be in vain. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal = false } = {}) {
    super(message)
    this.isFinal = isFinal
  }
}

export class WrongSignature extends Error {
  override readonly name = 'WrongSignature'
}

/** A mail as it leaves the shop: to one person, in plain text. */
export interface OutgoingMail {
  /** Opaque, the same at every attempt. */
  readonly id: string
  /** What it is about, e.g. `contact`. */
  readonly kind: string
  readonly recipient: string
  readonly replyTo: string | null
  readonly subject: string
  readonly body: string
  /** The same facts by name, for services that fill in a template of their own. */
  readonly fields: Readonly<Record<string, string>>
  readonly attachments: readonly MailAttachment[]
  readonly createdAt: Date
}

export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly bytes: Uint8Array
  /** Where the recipient finds the same, for services that send no attachments. */
  readonly link: string
}

/** The mail service. */
export interface MailService {
  /** Hands a mail over, or throws MailNotTaken; gives up within two minutes. */
  send(mail: OutgoingMail): Promise<void>
}

/** Hashes passwords, slowly on purpose. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Whether this is the password that was hashed. Throws on what is no hash at all. */
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>
  /** Whether a hash was made by an older function, or with less work, than `hash` does now. */
  isOutdated(hash: string): boolean
}

/** An invoice, as it was made. */
export interface Invoice extends InvoiceContent {
  readonly number: number
}

/** Sets an invoice as a PDF; the same invoice is the same file. */
export type RenderInvoice = (invoice: Invoice) => Promise<Uint8Array>

/** Why a mail was not taken, in words that admins may read: no secrets in it. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken'
}

export interface ImageFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/**
 * The image hosting. Every call may throw ImageHostUnavailable when the host does not answer as it should, and `put` throws
 * ImageHostFull when it has no room left.
 */
export interface ImageStore {
  /** Keeps an image and answers the address of `shown`. Repeating it is harmless; hosts that keep one file only keep `shown`. */
  put(image: { readonly shown: ImageFile; readonly others: readonly ImageFile[] }): Promise<string>
  /** Whether what `put` answered is still there. */
  has(url: string): Promise<boolean>
}

export class ImageHostUnavailable extends Error {
  override readonly name = 'ImageHostUnavailable'
}

export class ImageHostFull extends Error {
  override readonly name = 'ImageHostFull'
}

/** An image made ready for pages: turned upright, in sRGB, without metadata, in every width and format. */
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

/** Decodes and renders what was uploaded. Throws UnreadableImage where that is no image, a damaged or too large one. */
export type RenderImage = (original: Uint8Array) => Promise<RenderedImage>

/** `message` continues the name of the field: 'must be …'. */
export class UnreadableImage extends Error {
  override readonly name = 'UnreadableImage'
}
