import type { BetterAuthPlugin } from '@better-auth/core'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'

type Hooks = NonNullable<NonNullable<BetterAuthPlugin['hooks']>['after']>
type HookEndpointContext = Parameters<Hooks[number]['matcher']>[0]

/** Calls that are the second step, or replace both: with a passkey, the device itself has verified its user. */
const WHOLE_SIGN_INS = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
])

/**
 * Two-step sign-in with TOTP and recovery codes. Better Auth asks for the second step only after a password; here every
 * way of signing in requires it, including any added later: the list names the exemptions, not the ways that require it.
 * A browser returning from a provider is redirected to the page that asks for the code, along with its original
 * destination.
 */
export function twoSteps() {
  const plugin = twoFactor({ issuer: 'Parts Hub', totpOptions: { digits: 6, period: 30 } })
  const landings = new WeakMap<object, string>()

  // A code is required every time: trusted devices, which the library supports, are disabled.
  const trustNoDevice = createAuthMiddleware(async ctx => ({
    context: { body: { ...ctx.body, trustDevice: false } },
  }))

  const rememberLanding = createAuthMiddleware(async ctx => {
    const landing = readRedirect(ctx.context.returned)
    if (landing === null) return
    const { pathname, search } = new URL(landing, ctx.context.baseURL)
    landings.set(ctx.context, pathname + search)
  })

  const leadToSecondStep = createAuthMiddleware(async ctx => {
    const from = landings.get(ctx.context) ?? '/home'
    throw ctx.redirect(`/login?${new URLSearchParams({ step: 'second', from })}`)
  })

  const after: Hooks = [
    { matcher: isFirstStep, handler: rememberLanding },
    ...plugin.hooks.after.map(({ handler }) => ({ matcher: isFirstStep, handler })),
    {
      matcher: ({ context }) => landings.has(context) && asksForSecondStep(context.returned),
      handler: leadToSecondStep,
    },
  ]
  const before: Hooks = [
    { matcher: ({ path }) => path?.startsWith('/two-factor/verify') === true, handler: trustNoDevice },
  ]
  return { ...plugin, hooks: { before, after } }
}

/** Whether a call has just signed in a person who has yet to complete the second step. */
function isFirstStep({ path = '', context: { newSession, session } }: HookEndpointContext): boolean {
  if (!newSession || WHOLE_SIGN_INS.has(path)) return false
  const isSignIn = path.startsWith('/sign-in/') || path.startsWith('/callback/')
  // Other calls renew the session that they came with, whose owner was asked for the second step when it began.
  return isSignIn || session?.user.id !== newSession.user.id
}

function readRedirect(returned: unknown): string | null {
  return isAPIError(returned) ? new Headers(returned.headers).get('location') : null
}

function asksForSecondStep(returned: unknown): boolean {
  return typeof returned === 'object' && returned !== null && 'twoFactorRedirect' in returned
}
