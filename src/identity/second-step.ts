import type { BetterAuthPlugin } from '@better-auth/core'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'

type Hooks = NonNullable<NonNullable<BetterAuthPlugin['hooks']>['after']>
type HookEndpointContext = Parameters<Hooks[number]['matcher']>[0]

/** Calls that are the second step, or stand for both: a passkey's device has itself asked who is there. */
const WHOLE_SIGN_INS = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
])

/**
 * Two-step sign-in by TOTP and recovery codes. Better Auth asks for the second step after a password only; here every way in
 * leads through it, whatever ways there will be: those that are exempt are listed, not those that are held up. A browser that
 * comes back from a provider is led to the page that asks, with the place it wanted to go.
 */
export function twoSteps() {
  const plugin = twoFactor({ issuer: 'Parts Hub', totpOptions: { digits: 6, period: 30 } })
  const landings = new WeakMap<object, string>()

  // Each code is asked for every time: no device is let off, though the library knows how.
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

/** Whether a call has just signed somebody in who has yet to show that they hold more than what it asked for. */
function isFirstStep({ path = '', context: { newSession, session } }: HookEndpointContext): boolean {
  if (!newSession || WHOLE_SIGN_INS.has(path)) return false
  const isSignIn = path.startsWith('/sign-in/') || path.startsWith('/callback/')
  // Other calls renew the session that they came with: its owner was asked when it began.
  return isSignIn || session?.user.id !== newSession.user.id
}

function readRedirect(returned: unknown): string | null {
  return isAPIError(returned) ? new Headers(returned.headers).get('location') : null
}

function asksForSecondStep(returned: unknown): boolean {
  return typeof returned === 'object' && returned !== null && 'twoFactorRedirect' in returned
}
