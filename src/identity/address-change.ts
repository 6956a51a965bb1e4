import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'

/**
 * A change of address asks for the password, where there is one: whoever holds an address can set a new password, so that a
 * session alone, stolen within its first hour, would be worth the whole account. Put it after the counting of wrong passwords.
 */
export function passwordForAddress(): BetterAuthPlugin {
  const requirePassword = createAuthMiddleware(async ctx => {
    const session = await getSessionFromCtx(ctx)
    if (!session) return
    const accounts = await ctx.context.internalAdapter.findAccounts(session.user.id)
    const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
    if (!hash) return
    const given: unknown = ctx.body?.password
    const password = typeof given === 'string' ? given : ''
    if (!(await ctx.context.password.verify({ hash, password })))
      throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Invalid password' })
  })
  return {
    id: 'password-for-address',
    hooks: { before: [{ matcher: ({ path }) => path === '/change-email', handler: requirePassword }] },
  }
}
