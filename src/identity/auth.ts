import { passkey } from '@better-auth/passkey'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { roles } from '#contract/accounts/roles.ts'
import type { Database } from '#db/client.ts'
import { accounts, passkeys, rateLimits, sessions, twoFactors, users, verifications } from '#db/schema.ts'
import type { PasswordHasher } from '#domain/ports.ts'
import { addressChanges } from './address-change.ts'
import { limitAccounts, limitAddresses } from './attempt-limits.ts'
import { auditAuth, type FailedSignIn, recordLinkedAccounts } from './audit-hooks.ts'
import { afterAuthCall, beforeAuthCall, replaceReservedName } from './auth-hooks.ts'
import { createAuthMails } from './auth-mails.ts'
import { type AuthSecrets, unversionedSecret } from './auth-secrets.ts'
import { cookiesFor } from './cookies.ts'
import { oneTimeCodes } from './one-time-codes.ts'
import { type OpenIdProvider, openIdProviders } from './openid-providers.ts'
import { renewPasswords } from './passwords/password-renewal.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from './passwords/passwords.ts'
import { claimProvenAddress, dropResetLinks } from './proven-address.ts'
import { recentProof } from './recent-proof.ts'
import { twoSteps } from './second-step.ts'
import { sessionLifetime } from './session-lifetime.ts'
import { refuseSuspended } from './suspension.ts'

type AuthLog = Record<'debug' | 'info' | 'warn' | 'error', (message: string) => void>

export interface AuthOptions {
  readonly db: Database
  /** Signs cookies and tokens; at least 32 characters. */
  readonly secrets: AuthSecrets
  /** The shop's public URL, e.g. https://shop.example.com. */
  readonly origin: string
  /** The seller's name as it is now, which no customer may use. */
  readonly findSellerName: () => string
  /** Every value of an Origin header that means this shop. */
  readonly origins: readonly string[]
  readonly log: AuthLog
  readonly providers: readonly OpenIdProvider[]
  readonly passwords: PasswordHasher
  /** Called when mails have been queued. */
  readonly onMailQueued: () => void
  /** Called when an account was cleared, its reviews too. */
  readonly onCleared: () => void
  readonly onFailedSignIn: (failed: FailedSignIn) => void
}

/** Set by the front from the connection; what a client sends under this name is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-shop-client-address'

const HOUR_S = 60 * 60

/** Endpoints of Better Auth that the shop does not use, disabled to reduce the attack surface. */
const UNUSED = [
  '/account-info',
  '/delete-user',
  '/delete-user/callback',
  '/error',
  '/get-access-token',
  '/ok',
  '/passkey/update-passkey',
  '/refresh-token',
  '/two-factor/get-totp-uri',
  '/two-factor/send-otp',
  '/two-factor/verify-otp',
  '/update-session',
  '/update-user',
  '/verify-password',
]

/**
 * Sign-in by e-mail and password with an optional second step, by passkey, and through OpenID providers; sessions in the
 * database. Served at /api/auth under Better Auth's own paths.
 */
export function createAuth(options: AuthOptions) {
  const { db, secrets, origin, findSellerName, origins, log, providers, passwords } = options
  const { onMailQueued, onCleared, onFailedSignIn } = options
  const mails = createAuthMails({ db, onQueued: onMailQueued })
  const trail = { db, addressHeader: CLIENT_ADDRESS_HEADER, notifyOwner: mails.signInChanged, onFailedSignIn }
  return betterAuth({
    appName: 'Parts Hub',
    baseURL: origin,
    basePath: '/api/auth',
    secret: unversionedSecret(secrets),
    secrets: [...secrets],
    trustedOrigins: [...origins],
    disabledPaths: [...UNUSED],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        rateLimit: rateLimits,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    user: {
      changeEmail: { enabled: true },
      additionalFields: {
        // `input: false`: nobody can send a role along with a sign-up.
        role: { type: [...roles], required: false, defaultValue: 'customer', input: false },
      },
    },
    // The sign-up screen says 'please log in' and sends people to do so.
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      // Also called for addresses without an account: Better Auth then hashes the input, so that it takes as long.
      password: renewPasswords(db, passwords),
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      resetPasswordTokenExpiresIn: HOUR_S,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: mails.resetPassword,
      onExistingUserSignUp: mails.signUpAgain,
      onPasswordReset: async ({ user }) => {
        const id = await claimProvenAddress(db, user)
        onCleared()
        await dropResetLinks(db, user.id)
        await mails.passwordChanged({ ...user, id })
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: HOUR_S,
      sendVerificationEmail: mails.confirmAddress,
      afterEmailVerification: async (user, request) => {
        await dropResetLinks(db, user.id)
        await mails.addressConfirmed(user, request)
      },
    },
    // An address links accounts only if both sides have verified it: Better Auth's default, made explicit so that it
    // stays so.
    account: {
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
    },
    plugins: [
      limitAccounts(db),
      addressChanges(db, mails),
      recentProof(),
      openIdProviders(providers),
      refuseSuspended(db, { loginPage: `${origin}/login` }),
      oneTimeCodes(db),
      twoSteps(),
      passkey({
        rpName: 'Parts Hub',
        rpID: new URL(origin).hostname,
        origin: [...origins],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        // A passkey replaces both steps, so the device itself must have verified its user.
        authentication: {
          afterVerification: async ({ verification }) => {
            if (!verification.authenticationInfo.userVerified)
              throw new APIError('UNAUTHORIZED', { message: 'This passkey did not verify that it is you.' })
          },
        },
      }),
      // Last, so that it sees what the other plugins made of a call.
      auditAuth(trail),
    ],
    hooks: { before: beforeAuthCall(db, findSellerName), after: afterAuthCall(db, mails) },
    ...sessionLifetime,
    databaseHooks: {
      ...sessionLifetime.databaseHooks,
      account: { create: { after: recordLinkedAccounts(trail) } },
      user: { create: { before: replaceReservedName(db, findSellerName) } },
    },
    // Errors are thrown to the caller: if Better Auth logged them, they would show their query's values, including
    // session tokens.
    onAPIError: { errorURL: `${origin}/login`, throw: true },
    rateLimit: limitAddresses(db),
    advanced: {
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      ...cookiesFor(origin),
    },
    telemetry: { enabled: false },
    logger: {
      // Never the details: they contain what people sent.
      log: (level, message) => log[level](`sign-in: ${withoutInput(message)}`),
    },
  })
}

/** For messages such as 'Invalid callbackURL: …', only the part before the colon: the rest is a stranger's input of any length. */
const withoutInput = (message: string) => /^Invalid [a-zA-Z]+(?=:)/.exec(message)?.[0] ?? message

export type Auth = ReturnType<typeof createAuth>
