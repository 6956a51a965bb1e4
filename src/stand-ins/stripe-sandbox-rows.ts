import { and, desc, eq, gte, isNotNull, lt, or } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { sandboxIntents as intents } from '#db/schema.ts'
import { invalidRequest, missingIntent, missingParam } from './stripe-sandbox-errors.ts'
import { sameSecret, seconds } from './stripe-sandbox-ids.ts'

export type Intent = typeof intents.$inferSelect

/** The caller: the shop with its secret key, or a browser with the client secret of one intent. */
export interface Caller {
  readonly isAccount: boolean
  readonly clientSecret: string | undefined
}

interface Place {
  readonly param: string
  readonly status: 400 | 404
}

const IN_PATH: Place = { param: 'intent', status: 404 }

export async function findIntent(db: Database, caller: Caller, id: string): Promise<Intent> {
  const found = await db
    .select()
    .from(intents)
    .where(eq(intents.id, wellFormed(id, IN_PATH)))
  return permitted(found[0], caller, id, IN_PATH)
}

export interface ListInput {
  readonly limit: number
  readonly startingAfter: string | undefined
  readonly since: Date | undefined
}

const ACCOUNT: Caller = { isAccount: true, clientSecret: undefined }

/** Intents by creation date, or by the date of the charge that succeeded, newest first, and whether there are more. */
export async function listIntents(
  db: Database,
  { limit, startingAfter, since }: ListInput,
  by: 'created' | 'charged',
): Promise<{ rows: Intent[]; hasMore: boolean }> {
  const date = intents[by]
  const last = startingAfter === undefined ? undefined : await findLast(db, startingAfter, by)
  const found = await db
    .select()
    .from(intents)
    .where(and(isNotNull(date), since && gte(date, since), last && after(date, last)))
    .orderBy(desc(date), desc(intents.id))
    .limit(limit + 1)
  return { rows: found.slice(0, limit), hasMore: found.length > limit }
}

/** The end of the previous page, given by its intent or its charge. */
async function findLast(db: Database, id: string, by: 'created' | 'charged'): Promise<Last> {
  if (by === 'created') {
    const { created } = await findIntent(db, ACCOUNT, id)
    return { id, date: created }
  }
  const [last] = await db.select().from(intents).where(eq(intents.latestCharge, id))
  if (!last?.charged)
    throw invalidRequest(`No such charge: '${id}'`, { code: 'resource_missing', param: 'starting_after' })
  return { id: last.id, date: last.charged }
}

interface Last {
  readonly id: string
  readonly date: Date
}

const after = (date: typeof intents.created | typeof intents.charged, last: Last) =>
  or(lt(date, last.date), and(eq(date, last.date), lt(intents.id, last.id)))

/** Like `findIntent`, but locks the intent until the transaction ends. */
export async function lockIntent(
  tx: Transaction,
  caller: Caller,
  id: string,
  place = IN_PATH,
): Promise<Intent> {
  const found = await tx
    .select()
    .from(intents)
    .where(eq(intents.id, wellFormed(id, place)))
    .for('update')
  return permitted(found[0], caller, id, place)
}

export async function updateIntent(tx: Transaction, id: string, change: Partial<Intent>): Promise<Intent> {
  const [intent] = await tx.update(intents).set(change).where(eq(intents.id, id)).returning()
  if (!intent) throw new Error('the update answered no row')
  return intent
}

function wellFormed(id: string, place: Place): string {
  if (!/^pi_[A-Za-z0-9]{1,100}$/.test(id)) throw missingIntent(id.slice(0, 100), place)
  return id
}

function permitted(intent: Intent | undefined, caller: Caller, id: string, place: Place): Intent {
  if (!intent) throw missingIntent(id, place)
  const { isAccount, clientSecret } = caller
  if (isAccount && clientSecret === undefined) return intent
  if (clientSecret === undefined) throw missingParam('client_secret')
  if (!sameSecret(clientSecret, intent.clientSecret)) {
    const message =
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.'
    throw invalidRequest(message, { code: 'payment_intent_invalid_parameter', param: 'client_secret' })
  }
  return intent
}

/** An intent as Stripe presents it: https://docs.stripe.com/api/payment_intents/object. A browser sees less than the shop. */
export function present(
  intent: Intent,
  caller: Caller,
  { withCharge = false } = {},
): Record<string, unknown> {
  const publishable = {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: intent.amount,
    automatic_payment_methods: null,
    cancellation_reason: intent.cancellationReason,
    capture_method: 'automatic',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: seconds(intent.created),
    currency: intent.currency,
    description: null,
    last_payment_error: intent.lastPaymentError,
    livemode: false,
    next_action:
      intent.status === 'requires_action'
        ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
        : null,
    payment_method: intent.paymentMethod,
    payment_method_types: ['card'],
    processing: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    status: intent.status,
  }
  if (!caller.isAccount) return publishable
  return {
    ...publishable,
    amount_capturable: 0,
    amount_received: intent.amountReceived,
    customer: null,
    latest_charge: withCharge && intent.latestCharge ? presentCharge(intent) : intent.latestCharge,
    metadata: intent.metadata,
  }
}

/** The intent's latest charge: https://docs.stripe.com/api/charges/object */
export function presentCharge(intent: Intent, { withIntent = false } = {}): Record<string, unknown> {
  return {
    id: intent.latestCharge,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: intent.amountRefunded,
    captured: intent.status === 'succeeded',
    created: seconds(intent.charged ?? intent.created),
    currency: intent.currency,
    metadata: intent.metadata,
    paid: intent.status === 'succeeded',
    payment_intent: withIntent ? present(intent, ACCOUNT, { withCharge: true }) : intent.id,
    payment_method: intent.paymentMethod,
    refunded: intent.amountRefunded > 0 && intent.amountRefunded === intent.amountReceived,
    status: intent.status === 'succeeded' ? 'succeeded' : 'failed',
  }
}
