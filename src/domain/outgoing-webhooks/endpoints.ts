import { randomBytes } from 'node:crypto'
import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { WebhookKind } from '#contract/outgoing-webhooks/kinds.ts'
import { say } from '#contract/phrase.ts'
import { lockName } from '#db/lock-name.ts'
import { webhookEndpoints } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'

const MAX_ENDPOINTS = 20
/** How long the secret before still signs. */
const OVERLAP_MS = 24 * 60 * 60 * 1000

export type EndpointRecord = typeof webhookEndpoints.$inferSelect

/** An endpoint without what signs. */
export type WebhookEndpointRow = Omit<EndpointRecord, 'secret' | 'previousSecret'>

const { secret: _, previousSecret: __, ...columns } = getTableColumns(webhookEndpoints)

/** Every endpoint, the newest first (owners). */
export async function listWebhookEndpoints(ctx: Context): Promise<WebhookEndpointRow[]> {
  requireRight(ctx.actor, may.manageWebhooks(ctx.actor))
  return ctx.db.select(columns).from(webhookEndpoints).orderBy(desc(webhookEndpoints.createdAt))
}

/** 256 random bits as Standard Webhooks writes them: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

interface NewEndpoint {
  readonly url: string
  readonly kinds: readonly WebhookKind[]
}

/**
 * Adds an endpoint that is told from now on (owners), and returns its secret, which nobody is shown again. Rejected (invalid) for an address that
 * nothing is sent to, and (conflict) beyond 20 endpoints.
 */
export async function addWebhookEndpoint(
  ctx: Context,
  { url, kinds }: NewEndpoint,
): Promise<{ id: string; secret: string }> {
  requireRight(ctx.actor, may.manageWebhooks(ctx.actor))
  requireUsable(ctx, url)
  const [id, secret] = [newId(), newSecret()]
  await ctx.db.transaction(async tx => {
    await lockName(tx, 'webhook endpoints')
    if ((await tx.$count(webhookEndpoints)) >= MAX_ENDPOINTS)
      throw conflict(say`There are ${MAX_ENDPOINTS} endpoints: remove one that is not needed`)
    await tx.insert(webhookEndpoints).values({ id, url, kinds: [...kinds], secret, createdAt: ctx.now() })
    const after = { url, kinds }
    await recordAudit(tx, ctx, { action: 'webhook-endpoint-added', subject: `webhook ${id}`, after })
  })
  return { id, secret }
}

function requireUsable(ctx: Context, url: string): void {
  const reason = ctx.courier.explainRefusal(new URL(url))
  if (reason) throw invalid('url', reason)
}

interface EndpointEdit {
  readonly url?: string | undefined
  readonly kinds?: readonly WebhookKind[] | undefined
  /** Whether it is told; what waited while it was off is sent then. */
  readonly on?: boolean | undefined
}

/** Changes what an edit names of an endpoint (owners). Rejected (not found, or invalid as by `addWebhookEndpoint`). */
export async function editWebhookEndpoint(ctx: Context, id: string, edit: EndpointEdit): Promise<void> {
  requireRight(ctx.actor, may.manageWebhooks(ctx.actor))
  const { url, kinds, on } = edit
  if (url !== undefined) requireUsable(ctx, url)
  await ctx.db.transaction(async tx => {
    const [before] = await tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, id))
      .for('no key update')
    if (!before) throw notFound(say`endpoint`)
    const offSince = on === undefined ? before.offSince : on ? null : (before.offSince ?? ctx.now())
    const change = {
      url: url ?? before.url,
      kinds: [...(kinds ?? before.kinds)],
      offSince,
      offReason: on === undefined ? before.offReason : null,
    }
    const [after] = await tx
      .update(webhookEndpoints)
      .set(change)
      .where(eq(webhookEndpoints.id, id))
      .returning()
    if (!after) throw notFound(say`endpoint`)
    const subject = `webhook ${id}`
    const facts = { before: factsOf(before), after: factsOf(after) }
    await recordAudit(tx, ctx, { action: 'webhook-endpoint-edited', subject, ...facts })
  })
  ctx.changed('webhooks')
}

const factsOf = ({ url, kinds, offSince }: EndpointRecord) => ({ url, kinds, on: offSince === null })

/** Gives an endpoint a new secret and returns it (owners); the one before signs too for a day. Rejected (not found). */
export async function renewWebhookSecret(ctx: Context, id: string): Promise<string> {
  requireRight(ctx.actor, may.manageWebhooks(ctx.actor))
  const secret = newSecret()
  const previousUntil = new Date(ctx.now().getTime() + OVERLAP_MS)
  await ctx.db.transaction(async tx => {
    const renewed = await tx
      .update(webhookEndpoints)
      .set({ previousSecret: webhookEndpoints.secret, previousUntil, secret })
      .where(eq(webhookEndpoints.id, id))
    if (renewed.rowCount !== 1) throw notFound(say`endpoint`)
    await recordAudit(tx, ctx, { action: 'webhook-secret-renewed', subject: `webhook ${id}` })
  })
  return secret
}

/** Removes an endpoint with all that it was told (owners). Rejected (not found). */
export async function removeWebhookEndpoint(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.manageWebhooks(ctx.actor))
  await ctx.db.transaction(async tx => {
    const [gone] = await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning()
    if (!gone) throw notFound(say`endpoint`)
    const before = factsOf(gone)
    await recordAudit(tx, ctx, { action: 'webhook-endpoint-removed', subject: `webhook ${id}`, before })
  })
}
