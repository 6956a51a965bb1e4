import { createHash, randomBytes } from 'node:crypto'

/** A secret of a mailed link: 192 random bits, which nobody guesses, as 32 characters. */
export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** What the shop keeps of a token. Unsalted, as a token is random and never used twice. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
