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

/** How lately somebody must have signed in, or typed their password again, to change how they sign in, in ms. */
const RECENT_MS = 10 * 60_000

/** What adds or removes a way in, and does not ask for the password itself. */
const GUARDED = new Set([
  '/link-social',
  '/unlink-account',
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/delete-passkey',
])

/**
 * Asks for the password again before a way in is added or removed: a session alone, stolen or found open, must not become
 * an account of its own. Refuses with PASSWORD_NEEDED, or SESSION_NOT_FRESH where there is no password to ask for: then only a
 * new sign-in helps. POST /confirm-password takes the password and counts for this session; put it after the counting of
 * wrong passwords.
 */
export function recentProof(): BetterAuthPlugin {
  const before = createAuthMiddleware(async ctx => {
    const found = await getSessionFromCtx(ctx)
    if (!found || isRecent(found.session)) return
    const hasPassword = (await findPassword(ctx, found.user.id)) !== undefined
    // A change of address asks for the password itself.
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

/** The hash of an account's password; undefined where it has none. */
export async function findPassword(
  ctx: Pick<HookContext, 'context'>,
  userId: string,
): Promise<string | undefined> {
  const accounts = await ctx.context.internalAdapter.findAccounts(userId)
  return accounts.find(({ providerId }) => providerId === 'credential')?.password ?? undefined
}
