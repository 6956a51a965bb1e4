import { createHmac, timingSafeEqual } from 'node:crypto'

/** A secret of the sign-in. Encrypted values name the version of their secret. */
export interface AuthSecret {
  readonly version: number
  readonly value: string
}

/** The first one signs and encrypts; whatever the others signed and encrypted remains valid. */
export type AuthSecrets = readonly [AuthSecret, ...AuthSecret[]]

/** A single secret, as `AUTH_SECRET` gives it. */
export const firstVersion = (value: string): AuthSecrets => [{ version: 1, value }]

/** The secret of values encrypted before there were versions: the first version. */
export function unversionedSecret(secrets: AuthSecrets): string {
  return secrets.toSorted((a, b) => a.version - b.version)[0]?.value ?? secrets[0].value
}

/**
 * Keeps cookies and mailed links valid when secrets change. Better Auth checks signatures with the first secret only:
 * cookies and tokens signed by an older one are re-signed on their way in. Returns the same request if nothing needs to
 * be.
 */
export function createSignatureRenewal(secrets: AuthSecrets): (request: Request) => Request {
  const [{ value: current }, ...older] = secrets
  if (older.length === 0) return request => request
  const olderSecrets = older.map(({ value }) => value)

  /** The signature under the current secret; undefined if the given signature was not made with an older one. */
  const renewSignature = (signed: string, signature: string, encoding: 'base64' | 'base64url') => {
    const sign = (secret: string) => createHmac('sha256', secret).update(signed).digest()
    const given = Buffer.from(signature, encoding)
    const isBy = (secret: string) => {
      const expected = sign(secret)
      return given.length === expected.length && timingSafeEqual(given, expected)
    }
    return olderSecrets.some(isBy) ? sign(current).toString(encoding) : undefined
  }

  const renewCookie = (pair: string): string => {
    const [name = '', value = ''] = splitAt(pair, pair.indexOf('='))
    if (!name.includes('better-auth.')) return pair
    const decoded = decode(value)
    const [signed, signature] = splitAt(decoded, decoded.lastIndexOf('.'))
    const renewed = renewSignature(signed, signature, 'base64')
    return renewed === undefined ? pair : `${name}=${encodeURIComponent(`${signed}.${renewed}`)}`
  }

  /** A JSON web token (RFC 7515) is signed over its header and its payload. */
  const renewToken = (token: string): string => {
    const [signed, signature] = splitAt(token, token.lastIndexOf('.'))
    const renewed = renewSignature(signed, signature, 'base64url')
    return renewed === undefined ? token : `${signed}.${renewed}`
  }

  return request => {
    const cookie = request.headers.get('cookie')
    const renewedCookie = cookie?.split(/;\s*/).map(renewCookie).join('; ')
    const url = new URL(request.url)
    const token = url.pathname === '/api/auth/verify-email' ? url.searchParams.get('token') : null
    const renewedToken = token === null ? token : renewToken(token)
    if (renewedCookie === cookie && renewedToken === token) return request
    if (renewedToken !== null) url.searchParams.set('token', renewedToken)
    const headers = new Headers(request.headers)
    if (renewedCookie !== undefined) headers.set('cookie', renewedCookie)
    return new Request(new Request(url, request), { headers })
  }
}

/** The text before and after the character at this index; if the index is -1, all of it is before. */
function splitAt(text: string, at: number): [string, string] {
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
