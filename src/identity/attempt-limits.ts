import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { Database } from '#db/client.ts'
import {
  accountKey,
  consumeAttempt,
  passwordKey,
  type RateLimit,
  restoreAttempt,
  WRONG_PASSWORDS,
} from '#domain/rate-limits.ts'

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/**
 * Mails that anybody can cause to be sent to an address, per call that does so; the same number as are sent
 * (`domain/mail/limits.ts`).
 */
export const MAILS: RateLimit = { max: 5, windowMs: 60 * 60_000 }

/** Calls counted per account they name, whether it exists or not. */
const LIMITS: Readonly<Record<string, RateLimit>> = {
  '/sign-in/email': WRONG_PASSWORDS,
  '/request-password-reset': MAILS,
  '/send-verification-email': MAILS,
}

/** Calls that ask the signed-in person for their password: whoever has only the session must not be able to guess it there. */
const PASSWORD_CALLS = new Set([
  '/change-password',
  '/change-email',
  '/confirm-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
])

/** Per IP address and minute; enough for many people behind one office address. */
const PER_ADDRESS = { window: 60, max: 60 }
const MAILS_PER_ADDRESS = { window: 60, max: 20 }

/**
 * Limits per client address. The shop counts with its own statement, because Better Auth's counter restarts its minute
 * with every attempt: an office in which somebody signs in every second would be locked out for good.
 */
export function limitAddresses(db: Database) {
  return {
    enabled: true,
    window: 60,
    max: 300,
    customRules: {
      '/sign-up/email': PER_ADDRESS,
      '/sign-in/*': PER_ADDRESS,
      '/two-factor/*': PER_ADDRESS,
      '/change-password': PER_ADDRESS,
      '/confirm-password': PER_ADDRESS,
      '/change-email': MAILS_PER_ADDRESS,
      '/request-password-reset': MAILS_PER_ADDRESS,
      '/send-verification-email': MAILS_PER_ADDRESS,
      '/get-session': false as const,
    },
    customStorage: {
      async consume(key: string, { window, max }: { window: number; max: number }) {
        const wait = await consumeAttempt(db, `sign-in:${key}`, { max, windowMs: window * 1000 })
        return { allowed: wait === undefined, retryAfter: wait ?? null }
      },
    },
  }
}

/**
 * Limits per account, from any address. An attempt is counted before its password is checked, so that concurrent attempts
 * all count; a correct password is uncounted. Accounts that do not exist are counted too.
 */
export function limitAccounts(db: Database): BetterAuthPlugin {
  const keys = new WeakMap<object, string>()
  const matcher = ({ path }: { path?: string | undefined }) =>
    path !== undefined && (path in LIMITS || PASSWORD_CALLS.has(path))

  const before = createAuthMiddleware(async ctx => {
    const key = await findKey(ctx)
    if (key === undefined) return
    keys.set(ctx.context, key)
    const wait = await consumeAttempt(db, key, LIMITS[ctx.path] ?? WRONG_PASSWORDS)
    if (wait) throw tooManyAttempts(wait)
  })

  const after = createAuthMiddleware(async ctx => {
    const key = keys.get(ctx.context)
    const isPassword = ctx.path === '/sign-in/email' || PASSWORD_CALLS.has(ctx.path)
    if (key && isPassword && !isWrongPassword(ctx.context.returned)) await restoreAttempt(db, key)
  })

  return {
    id: 'account-limits',
    hooks: { before: [{ matcher, handler: before }], after: [{ matcher, handler: after }] },
  }
}

/** The error for too many attempts; the front adds when to try again. */
export function tooManyAttempts(waitSeconds: number): APIError {
  return new APIError(
    'TOO_MANY_REQUESTS',
    { message: `Too many attempts for this account. Please wait ${waitSeconds} seconds and try again.` },
    { 'x-retry-after': String(waitSeconds) },
  )
}

function isWrongPassword(returned: unknown): boolean {
  return isAPIError(returned) && (returned.statusCode === 401 || returned.body?.code === 'INVALID_PASSWORD')
}

/** The counter for the account a call names, or for the caller's: wrong passwords count together, on whichever form. */
async function findKey(ctx: HookContext): Promise<string | undefined> {
  if (PASSWORD_CALLS.has(ctx.path)) {
    const session = await getSessionFromCtx(ctx)
    return session ? passwordKey(session.user.email) : undefined
  }
  const email: unknown = ctx.body?.email
  return typeof email === 'string' ? accountKey(ctx.path, email) : undefined
}
