import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id like Stripe's: a prefix for the kind, then unguessable letters and digits. */
export function newId(prefix: string, length = 24): string {
  let id = prefix
  for (let i = 0; i < length; i++) id += BASE62.charAt(randomInt(BASE62.length))
  return id
}

/** A time as Stripe writes it. */
export const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** Compares in constant time, revealing neither where the two differ nor how long the secret is. */
export function sameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
