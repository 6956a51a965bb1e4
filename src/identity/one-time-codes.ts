import { createHash } from 'node:crypto'
import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { Database } from '#db/client.ts'
import { consumeAttempt, type RateLimit, restoreAttempt } from '#domain/rate-limits.ts'

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** A code is taken in its own half minute, the one before and the one after: within this time it works once. */
const ONCE: RateLimit = { max: 1, windowMs: 90_000 }

/**
 * Lets each code of an authenticator work once (RFC 6238, 5.2), for all instances of the shop together. A code is taken
 * before it is looked at, so that of any number at the same moment one counts; a wrong one is given back.
 */
export function oneTimeCodes(db: Database): BetterAuthPlugin {
  const taken = new WeakMap<object, string>()
  const matcher = ({ path }: { path?: string | undefined }) => path === '/two-factor/verify-totp'

  const before = createAuthMiddleware(async ctx => {
    const userId = await findAsked(ctx)
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

/** Whose code it is to be: of who is signed in, else of who has taken the first step; undefined where the call is refused. */
async function findAsked(ctx: HookContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const cookie = ctx.context.createAuthCookie('two_factor')
  const firstStep = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
  if (!firstStep) return undefined
  return (await ctx.context.internalAdapter.findVerificationValue(firstStep))?.value
}
