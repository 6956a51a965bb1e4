import type { AuthContext, BetterAuthPlugin } from '@better-auth/core'
import type { OAuthProvider } from '@better-auth/core/oauth2'
import { APIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { findPersonName } from '#contract/accounts/person-name.ts'
import { NEUTRAL_NAME } from '#domain/accounts/reserved-names.ts'

/** An OpenID provider that people may sign in with. */
export interface OpenIdProvider {
  /** Part of the callback URL: /api/auth/callback/{id} */
  readonly id: 'google' | 'oidc'
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  /** The provider's issuer. Its discovery document and its tokens must name exactly this. */
  readonly issuer: string
  /** Returns the URL of the discovery document, if it is not derived from the issuer. */
  readonly discoveryUrl?: () => Promise<string>
  /** Where browsers are sent, if not to the endpoint in the discovery document. */
  readonly authorizationUrl?: string
}

/**
 * Sign-in through OpenID providers, with PKCE, and with ID tokens whose signature, issuer, audience and nonce are
 * checked. A provider is discovered on first use: if it is unavailable, other ways of signing in still work, and
 * discovery is retried the next time.
 */
export function openIdProviders(providers: readonly OpenIdProvider[]): BetterAuthPlugin {
  return {
    id: 'openid-providers',
    init: ctx => ({
      context: { socialProviders: [...providers.map(each => defer(each, ctx)), ...ctx.socialProviders] },
    }),
  }
}

function defer(provider: OpenIdProvider, ctx: AuthContext): OAuthProvider {
  let known: OAuthProvider | undefined
  const discover = async (): Promise<OAuthProvider> => {
    known ??= await describe(provider, ctx)
    return known
  }
  return {
    id: provider.id,
    name: provider.name,
    requiresIdTokenNonce: true,
    issuer: provider.issuer,
    accountSubject: async data => (await discover()).accountSubject(data),
    createAuthorizationURL: async data => (await discover()).createAuthorizationURL(data),
    validateAuthorizationCode: async data => (await discover()).validateAuthorizationCode(data),
    // Without an ID token, nothing would be signed, and nothing bound to this sign-in.
    getUserInfo: async tokens => (tokens.idToken ? (await discover()).getUserInfo(tokens) : null),
  }
}

async function describe(provider: OpenIdProvider, ctx: AuthContext): Promise<OAuthProvider> {
  const { id, name, issuer, clientId, clientSecret, authorizationUrl } = provider
  const plugin = genericOAuth({
    config: [
      {
        providerId: id,
        name,
        clientId,
        clientSecret,
        discoveryUrl: (await provider.discoveryUrl?.()) ?? discoveryUrlOf(issuer),
        authorizationUrl,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        prompt: 'select_account',
        // Providers allow any name, and an unsuitable one is no reason to reject a sign-in.
        mapProfileToUser: ({ name: given, email }) => ({
          name: findPersonName(given, email?.split('@')[0]) ?? NEUTRAL_NAME,
        }),
      },
    ],
  })
  const { context } = await plugin.init({ ...ctx, socialProviders: [] })
  const [found] = context.socialProviders
  if (found?.id !== id) throw unavailable(provider)
  if (found.issuer !== issuer) {
    ctx.logger.error(`${id}: the issuer is configured as ${issuer}, but calls itself ${found.issuer}`)
    throw unavailable(provider)
  }
  return found
}

/** https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderConfig */
function discoveryUrlOf(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
}

function unavailable({ name }: OpenIdProvider): APIError {
  return new APIError('SERVICE_UNAVAILABLE', {
    code: 'PROVIDER_AWAY',
    message: `${name} is not responding as expected. Please try again in a moment, or sign in another way.`,
  })
}
