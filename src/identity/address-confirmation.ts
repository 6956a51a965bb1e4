import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { openLinkToken } from './link-token.ts'

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Where people log in, or set a new password, before the link of their mail counts. */
const LOGIN_PAGE = '/confirm-address'
const RESULT_PAGE = '/email-confirmed'

/**
 * Lets the link of a confirmation mail count within a session of the very account only. The link shows who reads the mailbox; the
 * session shows who made the account. Where these are two people, the mailbox must not vouch for what the other one set up
 * (docs/decisions/0009-addresses-are-confirmed-from-within.md).
 */
export async function requireOwnSession(ctx: HookContext): Promise<void> {
  if (ctx.path !== '/verify-email') return
  const token: unknown = ctx.query?.token
  const link = typeof token === 'string' ? await openLinkToken(token, ctx.context.secret) : undefined
  // A link that does not hold, or whose account is gone, is refused by the call itself.
  if (!link) return
  const { internalAdapter } = ctx.context
  const found = await internalAdapter.findUserByEmail(link.email)
  const isChange = link.updateTo !== undefined
  if (!found || (found.user.emailVerified && !isChange)) return
  const session = await getSessionFromCtx(ctx)
  if (session?.user.id !== found.user.id) {
    const search = {
      token: String(token),
      ...(isChange && { change: 'yes' }),
      ...(session && { other: 'yes' }),
    }
    throw ctx.redirect(`${LOGIN_PAGE}?${new URLSearchParams(search)}`)
  }
  if (link.updateTo !== undefined && (await internalAdapter.findUserByEmail(link.updateTo)))
    throw ctx.redirect(`${RESULT_PAGE}?error=ADDRESS_TAKEN`)
}
