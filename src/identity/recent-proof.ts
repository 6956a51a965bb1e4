import type { BetterAuthPlugin } from '@better-auth/core'
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api'
import { z } from 'zod'

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** How recently a person must have signed in, or re-entered their password, to change how they sign in, in ms. */
const RECENT_MS = 10 * 60_000

/** Calls that add or remove a way of signing in, and do not ask for the password themselves. */
const GUARDED = new Set([
  '/link-social',
  '/unlink-account',
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/delete-passkey',
])

/**
 * Requires the password again before a way of signing in is added or removed: a session alone, stolen or found open, must
 * not give lasting access to the account. Rejects with PASSWORD_NEEDED, or with SESSION_NOT_FRESH if the account has no
 * password: then only a new sign-in helps. POST /confirm-password checks the password for this session; must come after
 * the plugin that counts wrong passwords.
 */
export function recentProof(): BetterAuthPlugin {
  const before = createAuthMiddleware(async ctx => {
    const found = await getSessionFromCtx(ctx)
    if (!found || isRecent(found.session)) return
    const hasPassword = (await findPassword(ctx, found.user.id)) !== undefined
    // Changing the address asks for the password itself.
    if (hasPassword && ctx.path === '/change-email') return
    throw hasPassword
      ? new APIError('FORBIDDEN', { code: 'PASSWORD_NEEDED', message: 'Please type your password again' })
      : new APIError('FORBIDDEN', { code: 'SESSION_NOT_FRESH', message: 'Session is not fresh' })
  })

  const confirmPassword = createAuthEndpoint(
    '/confirm-password',
    { method: 'POST', body: z.object({ password: z.string() }), use: [sensitiveSessionMiddleware] },
    async ctx => {
      const { user, session } = ctx.context.session
      const hash = await findPassword(ctx, user.id)
      const isRight =
        hash !== undefined && (await ctx.context.password.verify({ hash, password: ctx.body.password }))
      if (!isRight)
        throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Invalid password' })
      await ctx.context.internalAdapter.updateSession(session.token, { provenAt: new Date() })
      return ctx.json({ status: true })
    },
  )

  return {
    id: 'recent-proof',
    endpoints: { confirmPassword },
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && (GUARDED.has(path) || path === '/change-email'),
          handler: before,
        },
      ],
    },
  }
}

function isRecent(session: { readonly createdAt: Date; readonly provenAt?: unknown }): boolean {
  const proven = session.provenAt instanceof Date ? session.provenAt.getTime() : 0
  return Date.now() - Math.max(new Date(session.createdAt).getTime(), proven) < RECENT_MS
}

/** The hash of an account's password; undefined if it has none. */
export async function findPassword(
  ctx: Pick<HookContext, 'context'>,
  userId: string,
): Promise<string | undefined> {
  const accounts = await ctx.context.internalAdapter.findAccounts(userId)
  return accounts.find(({ providerId }) => providerId === 'credential')?.password ?? undefined
}
