import { createHash } from 'node:crypto'
import type { BetterAuthOptions, BetterAuthPlugin } from '@better-auth/core'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import { type AuditAction } from '#contract/audit/audit.ts'
import type { Database } from '#db/client.ts'
import { accounts, users } from '#db/schema.ts'
import { recordAudit } from '#domain/audit.ts'
import { networkOf } from '#domain/rate-limits.ts'
import { isFailure } from './call-failure.ts'

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly emailVerified: boolean
}

/** Calls that sign a person in, or try to. */
const SIGN_INS: Readonly<Record<string, string>> = {
  '/sign-in/email': 'password',
  '/callback/:id': 'provider',
  '/passkey/verify-authentication': 'passkey',
  '/two-factor/verify-totp': 'two-step code',
  '/two-factor/verify-backup-code': 'recovery code',
}

/** Calls that are audited if they succeed; the actor is whoever was signed in when the call arrived. */
const CHANGES: Readonly<Record<string, AuditAction>> = {
  '/sign-up/email': 'signed-up',
  '/sign-out': 'signed-out',
  '/revoke-session': 'sessions-ended',
  '/revoke-sessions': 'sessions-ended',
  '/revoke-other-sessions': 'sessions-ended',
  '/change-password': 'password-changed',
  '/request-password-reset': 'password-reset-asked',
  '/reset-password': 'password-reset',
  '/verify-email': 'email-confirmed',
  '/change-email': 'email-change-asked',
  '/two-factor/disable': 'two-step-disabled',
  '/two-factor/generate-backup-codes': 'recovery-codes-made',
  '/passkey/verify-registration': 'passkey-added',
  '/passkey/delete-passkey': 'passkey-removed',
  '/unlink-account': 'account-unlinked',
}

interface AuditAuthOptions {
  readonly db: Database
  readonly addressHeader: string
  /** Notifies an account's owner of a change, if it is one that owners are notified of. */
  readonly notifyOwner: (action: AuditAction, owner: Person) => Promise<void>
  readonly onFailedSignIn: (failed: FailedSignIn) => void
}

/** A sign-in that failed, as it may be logged. */
export interface FailedSignIn {
  /** The first digits of the SHA-256 of the address of mail, which tell attempts on one account from those on many. */
  readonly who: string
  readonly way: string
  /** The network that it counts towards; null if it is unknown. */
  readonly from: string | null
}

/**
 * Records what happens at sign-in in the audit trail: who, what, from where. Must be the last plugin, so that it sees
 * what the others made of a call. `addressHeader` holds the client's address, as determined by the front.
 */
export function auditAuth({
  db,
  addressHeader,
  notifyOwner,
  onFailedSignIn,
}: AuditAuthOptions): BetterAuthPlugin {
  const people = new WeakMap<object, Person>()
  const matcher = ({ path }: { path?: string | undefined }) =>
    path !== undefined && (path in SIGN_INS || path in CHANGES)

  /** The person must be looked up first: afterwards the session or the link may be used up. */
  const before = createAuthMiddleware(async ctx => {
    const person = (await getSessionFromCtx(ctx))?.user ?? (await findByResetLink(ctx))
    if (person) people.set(ctx.context, person)
  })

  const after = createAuthMiddleware(async ctx => {
    const entry = describeCall(ctx, people.get(ctx.context))
    if (!entry) return
    const { action, subject, actor, facts } = entry
    const address = ctx.headers?.get(addressHeader) ?? null
    await recordAudit(
      db,
      { actor, address, now: () => new Date() },
      { action, subject: subject.slice(0, 254), after: facts },
    )
    if (action === 'sign-in-failed')
      onFailedSignIn({ who: hashAddress(subject), way: String(facts?.way), from: networkOf({ address }) })
    if (actor) await notifyOwner(action, actor)
  })

  return {
    id: 'audit',
    hooks: { before: [{ matcher, handler: before }], after: [{ matcher, handler: after }] },
  }
}

interface Entry {
  readonly action: AuditAction
  readonly subject: string
  readonly actor: Person | null
  readonly facts?: Record<string, unknown>
}

const hashAddress = (address: string) => createHash('sha256').update(address).digest('hex').slice(0, 12)

function describeCall(ctx: HookContext, person: Person | undefined): Entry | undefined {
  const way = SIGN_INS[ctx.path]
  if (way !== undefined) return describeSignIn(ctx, way, person)
  const action = CHANGES[ctx.path]
  if (action === undefined || isFailure(ctx.context.returned)) return undefined
  const about = person ?? ctx.context.newSession?.user
  return { action, subject: about?.email ?? sentAddress(ctx) ?? 'nobody known', actor: about ?? null }
}

function describeSignIn(ctx: HookContext, way: string, person: Person | undefined): Entry | undefined {
  const user = ctx.context.newSession?.user
  if (!user) {
    // A correct password that leads to the second step is neither a sign-in nor a failed one.
    if (!isFailure(ctx.context.returned)) return undefined
    const subject = person?.email ?? sentAddress(ctx) ?? 'nobody known'
    return { action: 'sign-in-failed', subject, actor: null, facts: { way } }
  }
  const { email } = user
  // If already signed in, the first correct code of an authenticator turns two-step sign-in on.
  if (person && ctx.path === '/two-factor/verify-totp')
    return { action: 'two-step-enabled', subject: email, actor: user }
  return { action: 'signed-in', subject: email, actor: user, facts: { way } }
}

/** The address that was sent, if it looks like one: people type passwords there, or text no database can store. */
function sentAddress(ctx: HookContext): string | undefined {
  const value: unknown = ctx.body?.email
  const isAddress = typeof value === 'string' && /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(value.trim())
  return isAddress ? value.trim().toLowerCase() : undefined
}

async function findByResetLink(ctx: HookContext): Promise<Person | undefined> {
  if (ctx.path !== '/reset-password') return undefined
  const token: unknown = ctx.body?.token
  const { internalAdapter } = ctx.context
  const link = await internalAdapter.findVerificationValue(`reset-password:${String(token)}`)
  return link ? ((await internalAdapter.findUserById(link.value)) ?? undefined) : undefined
}

type AfterCreation = NonNullable<
  NonNullable<NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['account']>['create']>['after']
>

/**
 * Audits, once the link exists, that an external account was linked to an account that already has another way of signing
 * in, whichever call did it: on request, or because a provider vouches for the same address.
 */
export function recordLinkedAccounts({ db, addressHeader, notifyOwner }: AuditAuthOptions): AfterCreation {
  return async ({ id, userId, providerId }, ctx) => {
    if (providerId === 'credential' || !(await hasOtherWayIn(db, userId, id))) return
    const [owner] = await db.select().from(users).where(eq(users.id, userId))
    if (!owner) return
    const address = ctx?.headers?.get(addressHeader) ?? null
    const by = { actor: owner, address, now: () => new Date() }
    const after = { provider: providerId }
    await recordAudit(db, by, { action: 'account-linked', subject: owner.email, after })
    await notifyOwner('account-linked', owner)
  }
}

async function hasOtherWayIn(db: Database, userId: string, accountId: string): Promise<boolean> {
  const others = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.id, accountId)))
    .limit(1)
  return others.length > 0
}
