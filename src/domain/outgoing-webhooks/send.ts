import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { webhookEndpoints, webhookMessages } from '#db/schema.ts'
import { recordAudit, shopActor } from '../audit.ts'
import type { Context } from '../context.ts'
import { type WebhookAnswer, WebhookNotSent } from '../ports.ts'
import type { EndpointRecord } from './endpoints.ts'
import type { MessageRecord } from './messages.ts'
import { signMessage } from './sign.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How long after each failure a message is tried again: three days in all, as Standard Webhooks advises. After one more it is given up. */
const PAUSES_MS = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map(hours => hours * HOUR_MS),
] as const
/** An attempt whose process is gone is repeated after this. */
const LOST_MS = 5 * MINUTE_MS
/** An endpoint's turn takes so long at most; the others' messages that have come meanwhile wait for it. */
const TURN_MS = 20_000
/** What is kept of an answer. */
const ANSWER_CHARACTERS = 500
/** Who answers so wants nothing more: RFC 9110, 15.5.11. */
const GONE = 410

export interface SendOptions {
  /** What is sent of a message, as JSON; undefined if what it is about is gone. */
  readonly compose: (message: MessageRecord) => Promise<string | undefined>
  readonly signal?: AbortSignal
  /** Told of each attempt. */
  readonly onTried?: (tried: { readonly isSent: boolean; readonly lagMs: number }) => void
}

/**
 * Sends what endpoints are to be told: to all at once, to each one after the other, until one fails. Several instances may do it at once: who tries a
 * message has postponed its next attempt.
 */
export async function sendDueWebhooks(ctx: Context, options: SendOptions): Promise<void> {
  const due = sql`exists (select from ${webhookMessages} where ${webhookMessages.endpointId} = ${webhookEndpoints.id} and ${isDue(ctx)})`
  const endpoints = await ctx.db
    .select()
    .from(webhookEndpoints)
    .where(and(isNull(webhookEndpoints.offSince), due))
  const turns = await Promise.allSettled(endpoints.map(endpoint => takeTurn(ctx, endpoint, options)))
  const faults = turns.flatMap(turn => (turn.status === 'rejected' ? [turn.reason] : []))
  if (faults.length > 0) throw new AggregateError(faults)
}

const isDue = ({ now }: Context) =>
  sql`${webhookMessages.sentAt} is null and ${webhookMessages.givenUpAt} is null and ${webhookMessages.nextAttemptAt} <= ${now().toISOString()}::timestamptz`

async function takeTurn(ctx: Context, endpoint: EndpointRecord, options: SendOptions): Promise<void> {
  const end = performance.now() + TURN_MS
  while (performance.now() < end && !options.signal?.aborted) {
    const message = await claim(ctx, endpoint)
    if (!message || !(await attempt(ctx, { endpoint, message }, options))) return
  }
}

async function claim(ctx: Context, { id }: EndpointRecord): Promise<MessageRecord | undefined> {
  const next = sql`(select ${webhookMessages.id} from ${webhookMessages} where ${webhookMessages.endpointId} = ${id} and ${isDue(ctx)}
    order by ${webhookMessages.nextAttemptAt} limit 1 for update skip locked)`
  const at = ctx.now()
  const [message] = await ctx.db
    .update(webhookMessages)
    .set({
      attempts: sql`${webhookMessages.attempts} + 1`,
      lastAttemptAt: at,
      nextAttemptAt: new Date(at.getTime() + LOST_MS),
    })
    .where(sql`${webhookMessages.id} = ${next}`)
    .returning()
  return message
}

interface Errand {
  readonly endpoint: EndpointRecord
  readonly message: MessageRecord
}

/** Sends a message; returns whether the endpoint took it. */
async function attempt(
  ctx: Context,
  errand: Errand,
  { compose, signal, onTried }: SendOptions,
): Promise<boolean> {
  const { message } = errand
  const body = await compose(message)
  const answer = body === undefined ? NOTHING_TO_SAY : await post(ctx, errand, { body, signal })
  const isSent = answer.status !== null && answer.status >= 200 && answer.status < 300
  const told = { lastStatus: answer.status, lastAnswer: shorten(answer.text) }
  await (isSent ? noteSent(ctx, errand, told) : noteFailure(ctx, errand, told))
  onTried?.({ isSent, lagMs: ctx.now().getTime() - message.createdAt.getTime() })
  return isSent
}

type Answer = { readonly status: number | null; readonly text: string }

/** It counts as sent: there is nothing left to tell. */
const NOTHING_TO_SAY: Answer = { status: 204, text: 'Not sent: what it is about is gone' }

async function post(
  ctx: Context,
  { endpoint, message: { id } }: Errand,
  { body, signal }: { readonly body: string; readonly signal: AbortSignal | undefined },
): Promise<Answer> {
  const { url, secret, previousSecret, previousUntil } = endpoint
  const at = ctx.now()
  const isOverlap = previousSecret !== null && previousUntil !== null && previousUntil > at
  const headers = signMessage({ id, at, body }, isOverlap ? [secret, previousSecret] : [secret])
  try {
    const answer: WebhookAnswer = await ctx.courier.post({ url: new URL(url), headers, body, signal })
    return { status: answer.status, text: answer.beginning }
  } catch (error) {
    if (error instanceof WebhookNotSent) return { status: null, text: error.message }
    throw error
  }
}

/** What PostgreSQL can store of it. */
const shorten = (text: string) =>
  text.replaceAll('\0', '').toWellFormed().slice(0, ANSWER_CHARACTERS).toWellFormed()

type Told = Pick<MessageRecord, 'lastStatus' | 'lastAnswer'>

async function noteSent(ctx: Context, { endpoint, message }: Errand, told: Told): Promise<void> {
  const sentAt = ctx.now()
  await ctx.db
    .update(webhookMessages)
    .set({ ...told, sentAt, failures: 0 })
    .where(eq(webhookMessages.id, message.id))
  await ctx.db
    .update(webhookEndpoints)
    .set({ lastSentAt: sentAt })
    .where(eq(webhookEndpoints.id, endpoint.id))
}

/** Postpones a message that failed; after three days gives it up, and switches its endpoint off if that took nothing meanwhile. */
async function noteFailure(ctx: Context, { endpoint, message }: Errand, told: Told): Promise<void> {
  const at = ctx.now()
  const pause = PAUSES_MS[message.failures]
  const isGone = told.lastStatus === GONE
  const isOver = isGone || pause === undefined
  await ctx.db.transaction(async tx => {
    await tx
      .update(webhookMessages)
      .set({
        ...told,
        failures: message.failures + 1,
        nextAttemptAt: new Date(at.getTime() + (pause ?? 0)),
        ...(isOver && { givenUpAt: at }),
      })
      .where(eq(webhookMessages.id, message.id))
    if (!isOver) return
    const offReason = isGone ? 'It answered that it is gone (410)' : 'It took nothing for three days'
    const hasTaken = gt(webhookEndpoints.lastSentAt, message.createdAt)
    const switched = await tx
      .update(webhookEndpoints)
      .set({ offSince: at, offReason })
      .where(
        and(
          eq(webhookEndpoints.id, endpoint.id),
          isNull(webhookEndpoints.offSince),
          isGone ? undefined : sql`${hasTaken} is not true`,
        ),
      )
    if (switched.rowCount !== 1) return
    const subject = `webhook ${endpoint.id}`
    const facts = { before: { on: true }, after: { on: false, reason: offReason } }
    await recordAudit(tx, shopActor(ctx), { action: 'webhook-endpoint-edited', subject, ...facts })
  })
}
