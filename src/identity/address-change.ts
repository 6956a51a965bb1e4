import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { Database } from '#db/client.ts'
import { accountKey, consumeAttempt } from '#domain/rate-limits.ts'
import { MAILS, tooManyAttempts } from './attempt-limits.ts'
import type { AuthMails } from './auth-mails.ts'
import { findPassword } from './recent-proof.ts'

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/**
 * Requires the password, if there is one, to change the address: whoever owns the address can set a new password, so a
 * stolen session alone would otherwise be worth the whole account. The response and mails are the same whether or not the
 * new address has an account. Must come after the plugin that counts wrong passwords.
 */
export function addressChanges(db: Database, mails: AuthMails): BetterAuthPlugin {
  const matcher = ({ path }: { path?: string | undefined }) => path === '/change-email'

  const before = createAuthMiddleware(async ctx => {
    const session = await getSessionFromCtx(ctx)
    if (!session) return
    await requirePassword(ctx, session.user.id)
    const newEmail = readNewEmail(ctx)
    if (newEmail === undefined) return
    const wait = await consumeAttempt(db, accountKey(ctx.path, newEmail), MAILS)
    if (wait !== undefined) throw tooManyAttempts(wait)
  })

  const after = createAuthMiddleware(async ctx => {
    const newEmail = readNewEmail(ctx)
    const session = await getSessionFromCtx(ctx)
    if (isAPIError(ctx.context.returned) || newEmail === undefined || !session) return
    await mails.addressChangeRequested(session.user, newEmail)
    const owner = await ctx.context.internalAdapter.findUserByEmail(newEmail)
    if (owner) await mails.addressTaken(owner.user)
  })

  return {
    id: 'address-changes',
    hooks: { before: [{ matcher, handler: before }], after: [{ matcher, handler: after }] },
  }
}

async function requirePassword(ctx: HookContext, userId: string): Promise<void> {
  const hash = await findPassword(ctx, userId)
  if (hash === undefined) return
  const given: unknown = ctx.body?.password
  const password = typeof given === 'string' ? given : ''
  if (!(await ctx.context.password.verify({ hash, password })))
    throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Invalid password' })
}

function readNewEmail(ctx: HookContext): string | undefined {
  const value: unknown = ctx.body?.newEmail
  return typeof value === 'string' ? value.toLowerCase() : undefined
}
