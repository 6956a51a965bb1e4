import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { openLinkToken } from './link-token.ts'

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** The page where people log in, or set a new password, before the emailed link takes effect. */
const LOGIN_PAGE = '/confirm-address'
const RESULT_PAGE = '/email-confirmed'

/**
 * Accepts the link of a confirmation mail only within a session of the same account. The link proves who reads the
 * mailbox; the session proves who created the account. If these are two people, the mailbox must not vouch for what the
 * other set up (docs/decisions/0009-addresses-are-confirmed-from-within.md).
 */
export async function requireOwnSession(ctx: HookContext): Promise<void> {
  if (ctx.path !== '/verify-email') return
  const token: unknown = ctx.query?.token
  const link = typeof token === 'string' ? await openLinkToken(token, ctx.context.secret) : undefined
  // An invalid link, or one whose account no longer exists, is rejected by the call itself.
  if (!link) return
  const { internalAdapter } = ctx.context
  const found = await internalAdapter.findUserByEmail(link.email)
  const isChange = link.updateTo !== undefined
  if (!found) return
  if (found.user.emailVerified && !isChange) throw ctx.redirect(`${RESULT_PAGE}?result=already`)
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
