import { verifyJWT } from 'better-auth/crypto'

/** The contents of a confirmation link: the account's address, and its new address if it is to change. */
export interface LinkToken {
  readonly email: string
  readonly updateTo: string | undefined
}

/** Reads a token without verifying it, which is left to Better Auth. Undefined if it cannot be read. */
export function readLinkToken(token: string): LinkToken | undefined {
  const payload = parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  if (typeof payload !== 'object' || payload === null) return undefined
  if (!('email' in payload) || typeof payload.email !== 'string') return undefined
  const updateTo =
    'updateTo' in payload && typeof payload.updateTo === 'string' ? payload.updateTo : undefined
  return { email: payload.email, updateTo }
}

/** Reads a token with a valid signature that has not expired; undefined for any other. */
export async function openLinkToken(token: string, secret: string): Promise<LinkToken | undefined> {
  return (await verifyJWT(token, secret)) ? readLinkToken(token) : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
