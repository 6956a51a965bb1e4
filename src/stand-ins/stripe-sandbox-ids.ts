import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id as Stripe makes them: a prefix that names the kind, and letters and digits nobody can guess. */
export function newId(prefix: string, length = 24): string {
  let id = prefix
  for (let i = 0; i < length; i++) id += BASE62.charAt(randomInt(BASE62.length))
  return id
}

/** A moment as Stripe writes it. */
export const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** Compares in a time that tells nothing about where the two differ, nor how long the secret is. */
export function sameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
