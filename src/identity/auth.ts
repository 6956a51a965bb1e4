import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import type { Database } from '../db/client.ts'
import { accounts, rateLimits, sessions, users, verifications } from '../db/schema.ts'
import { limitAccounts, limitAddresses } from './attempt-limits.ts'
import { auditAuth } from './audit-hooks.ts'
import { cookiesFor } from './cookies.ts'

type AuthLog = Record<'debug' | 'info' | 'warn' | 'error', (message: string) => void>

export interface AuthOptions {
  readonly db: Database
  /** Signs cookies and tokens; at least 32 characters. */
  readonly secret: string
  /** The address people type, e.g. https://shop.example.com. */
  readonly origin: string
  /** Everything that means this shop in an Origin header. */
  readonly origins: readonly string[]
  readonly log: AuthLog
}

/** Set by the front from the connection itself; what a client sends under this name is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-shop-client-address'

export const MIN_PASSWORD = 10

/** Sign-in by e-mail and password, sessions in the database. Served at /api/auth under Better Auth's own paths. */
export function createAuth({ db, secret, origin, origins, log }: AuthOptions) {
  return betterAuth({
    appName: 'Parts Hub',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [...origins],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        rateLimit: rateLimits,
      },
    }),
    user: {
      additionalFields: {
        // `input: false`: nobody can send a role along with a sign-up.
        role: { type: ['customer', 'admin'], required: false, defaultValue: 'customer', input: false },
      },
    },
    // The sign-up screen says 'please log in' and sends people to do so.
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: 256,
    },
    session: { expiresIn: 60 * 60 * 24 * 14, updateAge: 60 * 60 * 24 },
    plugins: [limitAccounts(db), auditAuth({ db, addressHeader: CLIENT_ADDRESS_HEADER })],
    rateLimit: limitAddresses(db),
    advanced: {
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      ...cookiesFor(origin),
    },
    telemetry: { enabled: false },
    logger: {
      // Never the details: they hold what people sent.
      log: (level, message) => log[level](`sign-in: ${message}`),
    },
  })
}

export type Auth = ReturnType<typeof createAuth>
