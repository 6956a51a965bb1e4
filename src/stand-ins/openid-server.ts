import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Provider, { type Configuration, errors, interactionPolicy } from 'oidc-provider'
import { OpenIdMemory } from './openid-memory.ts'
import { OPENID_PATH, type OpenIdStandInOptions } from './openid-options.ts'
import { expiredPage, type FormValues, pageHeaders, signInPage } from './openid-page.ts'

/** How many people the stand-in remembers between their sign-in and the shop's request for their claims. */
const MAX_PEOPLE = 5_000

export interface OpenIdServerOptions extends OpenIdStandInOptions {
  readonly clientId: string
  readonly clientSecret: string
}

const INTERACTION = '/interaction/'
const HOUR_S = 60 * 60

/** The stand-in as a server: oidc-provider implements the protocol, and the stand-in's own page asks who is signing in. */
export function createOpenIdServer(options: OpenIdServerOptions): Server {
  const people = new Map<string, FormValues>()
  const provider = new Provider(`${options.origin}${OPENID_PATH}`, configure(options, people))
  provider.proxy = true
  const answer = provider.callback()
  const signIn = createSignIn(provider, options, people)
  return createServer((request: IncomingMessage & { originalUrl?: string }, response) => {
    const path = request.url ?? '/'
    request.originalUrl = path
    request.url = path.slice(OPENID_PATH.length)
    const answering = request.url.startsWith(INTERACTION)
      ? signIn(request, response)
      : answer(request, response)
    answering.catch((error: unknown) => {
      const isOver = error instanceof errors.SessionNotFound
      if (response.headersSent) response.destroy()
      else response.writeHead(isOver ? 400 : 500, pageHeaders).end(expiredPage(options.origin))
    })
  })
}

function configure(options: OpenIdServerOptions, people: ReadonlyMap<string, FormValues>): Configuration {
  const { origin, clientId, clientSecret } = options
  const memory = new OpenIdMemory()
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const policy = interactionPolicy.base()
  // Asks who is signing in every time, as Google does when told to let the person choose.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return {
    adapter: kind => memory.partFor(kind),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${origin}/api/auth/callback/google`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    jwks: { keys: [{ ...key, kid: 'stand-in', use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As at Google, name and address come with the ID token.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    interactions: { policy, url: (_ctx, { uid }) => `${OPENID_PATH}${INTERACTION}${uid}` },
    ttl: { Session: HOUR_S, Grant: HOUR_S, Interaction: HOUR_S, AccessToken: HOUR_S, IdToken: HOUR_S },
    // Sessions remember nobody here (openid-memory.ts), so nothing can depend on them.
    expiresWithSession: () => false,
    findAccount: (_ctx, sub) => {
      const person = people.get(sub)
      if (!person) return undefined
      const { name, email, isVerified } = person
      return { accountId: sub, claims: () => ({ sub, name, email, email_verified: isVerified }) }
    },
    // Consent is not asked for: the shop gets name and address, nothing else.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: (ctx, _out, error) => {
      ctx.status = error instanceof errors.OIDCProviderError ? error.statusCode : 500
      ctx.set(pageHeaders)
      ctx.body = expiredPage(origin)
    },
  }
}

function createSignIn(provider: Provider, options: OpenIdServerOptions, people: Map<string, FormValues>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await provider.interactionDetails(request, response)
    const show = (values: FormValues, problem?: string) =>
      void response.writeHead(problem ? 422 : 200, pageHeaders).end(signInPage(values, problem))
    if (request.method !== 'POST') return show({ name: '', email: '', isVerified: true })
    const form = new URLSearchParams(await text(request))
    if (form.has('cancel')) return provider.interactionFinished(request, response, { error: 'access_denied' })
    const values = {
      name: (form.get('name') ?? '').trim(),
      email: (form.get('email') ?? '').trim().toLowerCase(),
      isVerified: form.has('verified'),
    }
    const problem = await findProblem(values, options)
    if (problem) return show(values, problem)
    const accountId = createHash('sha256').update(values.email).digest('hex').slice(0, 21)
    const oldest = people.keys().next()
    if (people.size >= MAX_PEOPLE && !oldest.done) people.delete(oldest.value)
    people.set(accountId, values)
    return provider.interactionFinished(request, response, { select_account: {}, login: { accountId } })
  }
}

async function findProblem(
  { name, email }: FormValues,
  { mayVouchFor }: OpenIdStandInOptions,
): Promise<string | undefined> {
  if (name === '' || name.length > 100) return 'Please type a name.'
  if (email.length > 200 || !/^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/.test(email))
    return 'Please type an email address.'
  if (!(await mayVouchFor(email)))
    return 'This address belongs to somebody who works for the shop, and anybody could type it here. Admins log in with their password.'
  return undefined
}
