import { verifyJWT } from 'better-auth/crypto'

/** What the link of a confirmation mail says: which account, by its address, and the address it shall have. */
export interface LinkToken {
  readonly email: string
  readonly updateTo: string | undefined
}

/** Reads a token without checking it: whether it holds is for Better Auth to say. Undefined where it cannot be read. */
export function readLinkToken(token: string): LinkToken | undefined {
  const payload = parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  if (typeof payload !== 'object' || payload === null) return undefined
  if (!('email' in payload) || typeof payload.email !== 'string') return undefined
  const updateTo =
    'updateTo' in payload && typeof payload.updateTo === 'string' ? payload.updateTo : undefined
  return { email: payload.email, updateTo }
}

/** Reads a token whose signature is right and whose time is not over; undefined for any other. */
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
