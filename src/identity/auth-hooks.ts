import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { describeNameProblem } from '#contract/accounts/person-name.ts'
import type { Database } from '#db/client.ts'
import { isReservedName, isStaffsName, NEUTRAL_NAME, RESERVED_NAME } from '#domain/accounts/reserved-names.ts'
import { requireOwnSession } from './address-confirmation.ts'
import type { AuthMails } from './auth-mails.ts'
import { isFailure } from './call-failure.ts'
import { readLinkToken } from './link-token.ts'
import { findPasswordWeakness } from './passwords/passwords.ts'
import { dropResetLinks } from './proven-address.ts'

/** Calls that sign a person in. */
const SIGN_IN = /^\/(sign-in|callback|two-factor\/verify-|passkey\/verify-authentication)/

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Checks that the shop adds to Better Auth, before a sign-in call is processed. */
export function beforeAuthCall(db: Database, findSellerName: () => string) {
  return createAuthMiddleware(async ctx => {
    await refuseBadName(ctx, db, findSellerName())
    refuseLongAddress(ctx)
    await refuseWeakPassword(ctx)
    await requireOwnSession(ctx)
    // A new password ends all other sessions, whatever the browser asks for.
    if (ctx.path === '/change-password')
      return { context: { body: { ...ctx.body, revokeOtherSessions: true } } }
    // The shop stores no picture from a sign-up.
    if (ctx.path === '/sign-up/email' && textOf(ctx, 'image') !== undefined)
      return { context: { body: { ...ctx.body, image: '' } } }
    return undefined
  })
}

/** What the shop adds to Better Auth after a sign-in call: people are notified, and their browser keeps only one session. */
export function afterAuthCall(db: Database, mails: AuthMails) {
  return createAuthMiddleware(async ctx => {
    const { newSession, returned } = ctx.context
    if (ctx.path === '/change-password' && newSession && !(returned instanceof Error)) {
      await dropResetLinks(db, newSession.user.id)
      await mails.passwordChanged(newSession.user)
    }
    if (ctx.path === '/verify-email') await confirmChangedAddress(ctx, db, mails)
    await endEarlierSession(ctx)
  })
}

/** Opening the link sent to a new address confirms it. Better Auth leaves it unconfirmed if the old one was. */
async function confirmChangedAddress(ctx: HookContext, db: Database, mails: AuthMails): Promise<void> {
  const token: unknown = ctx.query?.token
  const change = typeof token === 'string' ? readLinkToken(token) : undefined
  if (change?.updateTo === undefined || isFailure(ctx.context.returned)) return
  const { internalAdapter } = ctx.context
  const user = (await internalAdapter.findUserByEmail(change.updateTo))?.user
  if (!user || user.emailVerified) return
  await internalAdapter.updateUser(user.id, { emailVerified: true })
  await dropResetLinks(db, user.id)
  await mails.addressConfirmed({ ...user, emailVerified: true }, ctx.request)
}

/** Ends the session the browser had before signing in: nobody would ever use or end it. */
async function endEarlierSession(ctx: HookContext): Promise<void> {
  const { newSession, authCookies, internalAdapter, secret } = ctx.context
  if (!newSession || !SIGN_IN.test(ctx.path)) return
  const earlier = await ctx.getSignedCookie(authCookies.sessionToken.name, secret)
  if (earlier && earlier !== newSession.session.token) await internalAdapter.deleteSession(earlier)
}

async function refuseBadName(ctx: HookContext, db: Database, sellerName: string): Promise<void> {
  if (ctx.path !== '/sign-up/email') return
  const message = describeNameProblem(ctx.body?.name)
  if (message) throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME', message })
  const name = textOf(ctx, 'name') ?? ''
  if (isReservedName(name, sellerName) || (await isStaffsName(db, name)))
    throw new APIError('UNPROCESSABLE_ENTITY', {
      code: 'NAME_RESERVED',
      message: `The name ${RESERVED_NAME}.`,
    })
}

/**
 * Gives an account about to be made a neutral name instead of a reserved one. Only providers' names come so far, and are no reason to
 * reject a sign-in.
 */
export function replaceReservedName(db: Database, findSellerName: () => string) {
  return async ({ name }: { readonly name: string }) =>
    isReservedName(name, findSellerName()) || (await isStaffsName(db, name))
      ? { data: { name: NEUTRAL_NAME } }
      : undefined
}

/** No mail can be delivered to a longer one. https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3 */
const MAX_ADDRESS = 254

function refuseLongAddress(ctx: HookContext): void {
  const address = textOf(ctx, ctx.path === '/change-email' ? 'newEmail' : 'email')
  if ((address?.length ?? 0) > MAX_ADDRESS)
    throw new APIError('BAD_REQUEST', {
      code: 'INVALID_EMAIL',
      message: `An email address has at most ${MAX_ADDRESS} characters.`,
    })
}

async function refuseWeakPassword(ctx: HookContext): Promise<void> {
  const password = textOf(ctx, ctx.path === '/sign-up/email' ? 'password' : 'newPassword')
  if (password === undefined) return
  const message = findPasswordWeakness(password, (await findAddress(ctx)) ?? '')
  if (message) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_COMMON', message })
}

/** The address of the account whose password is being set; undefined if the call will be rejected anyway. */
async function findAddress(ctx: HookContext): Promise<string | undefined> {
  if (ctx.path === '/sign-up/email') return textOf(ctx, 'email')
  if (ctx.path === '/change-password') return (await getSessionFromCtx(ctx))?.user.email
  if (ctx.path !== '/reset-password') return undefined
  const { internalAdapter } = ctx.context
  const found = await internalAdapter.findVerificationValue(`reset-password:${textOf(ctx, 'token') ?? ''}`)
  return found ? (await internalAdapter.findUserById(found.value))?.email : undefined
}

function textOf(ctx: HookContext, field: string): string | undefined {
  const value: unknown = ctx.body?.[field]
  return typeof value === 'string' ? value : undefined
}
