import { randomBytes } from 'node:crypto'
import { and, desc, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import { SECRET_PREFIX } from '#contract/accounts/api-keys.ts'
import type { StaffRole } from '#contract/accounts/roles.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { apiKeys, users } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { hashToken } from '../tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** So many are valid at a time. */
const MAX_VALID = 50
/** How many characters of a secret are kept in clear; the others are 208 random bits. */
const SHOWN = SECRET_PREFIX.length + 8

type KeyRecord = typeof apiKeys.$inferSelect

export interface ApiKeyRow extends Omit<KeyRecord, 'secretHash' | 'madeBy'> {
  /** The email address of the owner for whom it acts. */
  readonly madeBy: string
  readonly state: 'valid' | 'expired' | 'revoked'
}

const { secretHash: _, ...columns } = getTableColumns(apiKeys)

/** Every key, also those that ended in the last 90 days, the newest first (owners). */
export async function listApiKeys(ctx: Context): Promise<ApiKeyRow[]> {
  requireRight(ctx.actor, may.manageApiKeys(ctx.actor))
  const rows = await ctx.db
    .select({ key: columns, madeBy: users.email })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.madeBy))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
  return rows.map(({ key, madeBy }) => ({ ...key, madeBy, state: stateOf(ctx, key) }))
}

function stateOf({ now }: Context, { revokedAt, expiresAt }: Pick<KeyRecord, 'revokedAt' | 'expiresAt'>) {
  if (revokedAt !== null) return 'revoked'
  return expiresAt <= now() ? 'expired' : 'valid'
}

interface NewApiKey {
  readonly name: string
  readonly role: StaffRole
  /** How long it is valid. */
  readonly days: number
}

/**
 * Makes a key that acts for the actor with this role (owners), and returns its secret, of which only a hash is kept. An owner has every right,
 * so no role has more than its maker. Rejected (conflict) beyond 50 valid keys.
 */
export async function makeApiKey(
  ctx: Context,
  { name, role, days }: NewApiKey,
): Promise<{ id: string; secret: string; expiresAt: Date }> {
  const { actor } = ctx
  requireRight(actor, may.manageApiKeys(actor))
  const secret = SECRET_PREFIX + randomBytes(32).toString('base64url')
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS)
  const id = newId()
  const key = { id, name, role, prefix: secret.slice(0, SHOWN), createdAt, expiresAt }
  await ctx.db.transaction(async tx => {
    await lockName(tx, 'api keys')
    const isValid = and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, createdAt))
    if ((await tx.$count(apiKeys, isValid)) >= MAX_VALID)
      throw conflict(say`There are ${MAX_VALID} valid API keys: revoke one that is not needed`)
    // Who loses the right meanwhile has ended their keys before, or finds this one.
    const [maker] = await tx.select().from(users).where(eq(users.id, actor.id)).for('no key update')
    requireRight(actor, maker !== undefined && may.manageApiKeys({ ...actor, role: maker.role }))
    await tx.insert(apiKeys).values({ ...key, secretHash: hashToken(secret), madeBy: actor.id })
    await recordAudit(tx, ctx, { action: 'api-key-made', subject: `key ${id}`, after: factsOf(key) })
  })
  return { id, secret, expiresAt }
}

/** Ends a key at once, at every instance (owners). Rejected (not found) if it is revoked. */
export async function revokeApiKey(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.manageApiKeys(ctx.actor))
  const ended = await ctx.db.transaction(tx => revoke(ctx, tx, eq(apiKeys.id, id)))
  if (ended === 0) throw notFound(say`valid API key`)
}

/** Ends the keys of a person who is no owner any more, in the transaction that changes that. */
export async function endKeysOf(ctx: Context, tx: Transaction, userId: string): Promise<void> {
  await revoke(ctx, tx, eq(apiKeys.madeBy, userId))
}

async function revoke(ctx: Context, tx: Transaction, which: ReturnType<typeof eq>): Promise<number> {
  const ended = await tx
    .update(apiKeys)
    .set({ revokedAt: ctx.now() })
    .where(and(which, isNull(apiKeys.revokedAt)))
    .returning()
  for (const key of ended)
    await recordAudit(tx, ctx, { action: 'api-key-revoked', subject: `key ${key.id}`, before: factsOf(key) })
  return ended.length
}

function factsOf({
  name,
  role,
  prefix,
  expiresAt,
}: Pick<KeyRecord, 'name' | 'role' | 'prefix' | 'expiresAt'>) {
  return { name, role, prefix, expiresAt: expiresAt.toISOString() }
}
