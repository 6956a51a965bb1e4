import { createHash } from 'node:crypto'
import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import type { Database } from '../db/client.ts'
import { giveBackAttempt, type RateLimit, takeAttempt, WRONG_PASSWORDS } from '../domain/rate-limits.ts'

const MAILS: RateLimit = { max: 5, windowMs: 10 * 60_000 }

/** Calls that are counted by the account they name, whether there is one or not. */
const LIMITS: Readonly<Record<string, RateLimit>> = {
  '/sign-in/email': WRONG_PASSWORDS,
  '/request-password-reset': MAILS,
  '/send-verification-email': MAILS,
}

/** Per address, a minute; for many people behind one office address. */
const AN_OFFICE = { window: 60, max: 60 }
const MAILS_OF_AN_OFFICE = { window: 60, max: 20 }

/**
 * Limits by the client's address. They are counted by a statement of the shop's own, as Better Auth's counter begins its
 * minute anew with every attempt: an office in which somebody signs in every second would be locked out for good.
 */
export function limitAddresses(db: Database) {
  return {
    enabled: true,
    window: 60,
    max: 300,
    customRules: {
      '/sign-up/email': AN_OFFICE,
      '/sign-in/*': AN_OFFICE,
      '/two-factor/*': AN_OFFICE,
      '/change-password': AN_OFFICE,
      '/change-email': MAILS_OF_AN_OFFICE,
      '/request-password-reset': MAILS_OF_AN_OFFICE,
      '/send-verification-email': MAILS_OF_AN_OFFICE,
      '/get-session': false as const,
    },
    customStorage: {
      async consume(key: string, { window, max }: { window: number; max: number }) {
        const wait = await takeAttempt(db, `sign-in:${key}`, { max, windowMs: window * 1000 })
        return { allowed: wait === undefined, retryAfter: wait ?? null }
      },
    },
  }
}

/**
 * Limits by account, whichever address the attempts come from. An attempt counts before its password is looked at, so
 * that any number at once are counted; a right password is given back. Accounts that do not exist are counted alike.
 */
export function limitAccounts(db: Database): BetterAuthPlugin {
  const matcher = ({ path }: { path?: string | undefined }) => path !== undefined && path in LIMITS

  const before = createAuthMiddleware(async ctx => {
    const limit = LIMITS[ctx.path]
    const key = keyOf(ctx.path, ctx.body)
    const wait = limit && key && (await takeAttempt(db, key, limit))
    if (wait)
      throw new APIError(
        'TOO_MANY_REQUESTS',
        { message: `Too many attempts for this account. Please wait ${wait} seconds and try again.` },
        { 'x-retry-after': String(wait) },
      )
  })

  const after = createAuthMiddleware(async ctx => {
    const { returned } = ctx.context
    const isWrong = isAPIError(returned) && returned.statusCode === 401
    const key = keyOf(ctx.path, ctx.body)
    if (key && !isWrong && ctx.path === '/sign-in/email') await giveBackAttempt(db, key)
  })

  return {
    id: 'account-limits',
    hooks: { before: [{ matcher, handler: before }], after: [{ matcher, handler: after }] },
  }
}

function keyOf(path: string, body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined
  return typeof body.email === 'string' ? accountKey(path, body.email) : undefined
}

/** The counter of an account at a call. What people typed is not kept. */
export function accountKey(path: string, email: string): string {
  return `account:${path}:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`
}
