import { createHash } from 'node:crypto'
import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { Database } from '#db/client.ts'
import { consumeAttempt, type RateLimit, restoreAttempt } from '#domain/rate-limits.ts'

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** A code is accepted during its own half minute, the one before and the one after: it works once within this time. */
const ONCE: RateLimit = { max: 1, windowMs: 90_000 }

/**
 * Lets each authenticator code work only once (RFC 6238, 5.2), across all instances of the shop. A code is marked as used
 * before it is checked, so that only one of several concurrent attempts counts; a wrong code is unmarked.
 */
export function oneTimeCodes(db: Database): BetterAuthPlugin {
  const taken = new WeakMap<object, string>()
  const matcher = ({ path }: { path?: string | undefined }) => path === '/two-factor/verify-totp'

  const before = createAuthMiddleware(async ctx => {
    const userId = await findUserId(ctx)
    const code: unknown = ctx.body?.code
    if (userId === undefined || typeof code !== 'string') return
    const key = `totp:${createHash('sha256').update(`${userId}:${code}`).digest('base64url')}`
    if ((await consumeAttempt(db, key, ONCE)) !== undefined)
      throw new APIError('UNAUTHORIZED', {
        code: 'CODE_USED',
        message: 'This code has already been used. Please wait for the next one.',
      })
    taken.set(ctx.context, key)
  })

  const after = createAuthMiddleware(async ctx => {
    const key = taken.get(ctx.context)
    if (key !== undefined && isAPIError(ctx.context.returned)) await restoreAttempt(db, key)
  })

  return {
    id: 'one-time-codes',
    hooks: { before: [{ matcher, handler: before }], after: [{ matcher, handler: after }] },
  }
}

/**
 * The person whose code is checked: whoever is signed in, else whoever has completed the first step; undefined if the
 * call will be rejected.
 */
async function findUserId(ctx: HookContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const cookie = ctx.context.createAuthCookie('two_factor')
  const firstStep = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
  if (!firstStep) return undefined
  return (await ctx.context.internalAdapter.findVerificationValue(firstStep))?.value
}
