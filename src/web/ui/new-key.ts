/** A new Idempotency-Key. Not crypto.randomUUID, which browsers offer only on https: a shop in a factory's own network may have none. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
}
