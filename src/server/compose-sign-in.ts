import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema.ts'
import type { OpenIdProvider } from '#identity/openid-providers.ts'
import { createOpenIdStandIn, hasOpenIdStandIn } from '#stand-ins/openid-provider.ts'
import type { Config } from './config.ts'

const GOOGLE_ISSUER = 'https://accounts.google.com'

/** The OpenID providers as configured; in a demo without Google's keys, a stand-in replaces Google. */
export function composeSignIn({ mode, origin, signIn }: Config, db: Database) {
  const { google, oidc } = signIn
  const others: OpenIdProvider[] = oidc ? [{ ...oidc, id: 'oidc', name: 'single sign-on' }] : []
  if (google) {
    const real: OpenIdProvider = { ...google, id: 'google', name: 'Google', issuer: GOOGLE_ISSUER }
    return { providers: [real, ...others], openIdStandIn: undefined }
  }
  if (mode === 'live' || !hasOpenIdStandIn()) return { providers: others, openIdStandIn: undefined }
  const { fetch, ...client } = createOpenIdStandIn({ origin, mayVouchFor: email => isNoAdmin(db, email) })
  const standIn: OpenIdProvider = { ...client, id: 'google', name: 'Google' }
  return { providers: [standIn, ...others], openIdStandIn: fetch }
}

async function isNoAdmin(db: Database, email: string): Promise<boolean> {
  const [person] = await db.select({ role: users.role }).from(users).where(eq(users.email, email))
  return person?.role !== 'admin'
}
