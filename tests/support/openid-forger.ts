import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { listen } from './listen.ts'

/** The provider's answer in exchange for a code. */
export interface Issued {
  /** Replace the valid claims. */
  readonly claims?: Record<string, unknown>
  readonly signedBy?: 'its key' | 'another key' | 'nobody' | 'the client secret'
  readonly withoutIdToken?: boolean
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An OpenID provider that issues whatever a test wants, including what the shop must reject. */
export async function startForger({ clientId, clientSecret }: { clientId: string; clientSecret: string }) {
  const [own, other] = [newKey(), newKey()]
  let issued: Issued = {}
  let nonce = ''
  const metadata: { issuer?: string } = {}
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer?.() ?? {}))
  })
  const issuer = `http://127.0.0.1:${await listen(server)}`

  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: metadata.issuer ?? issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
    }),
    '/jwks': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'ES256' }] }),
    '/token': () => ({
      access_token: 'a',
      token_type: 'Bearer',
      expires_in: 60,
      ...(!issued.withoutIdToken && { id_token: writeToken() }),
    }),
  }

  function writeToken(): string {
    const now = Math.floor(Date.now() / 1000)
    const person = { sub: 'sub-1', email: 'forged@example.com', email_verified: true, name: 'Forged' }
    const claims = { iss: issuer, aud: clientId, iat: now, exp: now + 60, nonce, ...person, ...issued.claims }
    const { signedBy = 'its key' } = issued
    if (signedBy === 'nobody') return `${encode({ alg: 'none' })}.${encode(claims)}.`
    const alg = signedBy === 'the client secret' ? 'HS256' : 'ES256'
    const body = `${encode({ alg, kid: 'k' })}.${encode(claims)}`
    if (alg === 'HS256')
      return `${body}.${createHmac('sha256', clientSecret).update(body).digest('base64url')}`
    return `${body}.${signWith((signedBy === 'its key' ? own : other).privateKey, body)}`
  }

  return {
    issuer,
    /** Changes the issuer in its configuration. */
    callItself: (name: string | undefined) => {
      if (name === undefined) delete metadata.issuer
      else metadata.issuer = name
    },
    /** Sets the answer to the next sign-in, which carries this nonce. */
    issue: (next: Issued, expected: string) => {
      issued = next
      nonce = expected
    },
    close: () => new Promise(resolve => server.close(resolve)),
  }
}

function signWith(key: KeyObject, text: string): string {
  return sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
}
