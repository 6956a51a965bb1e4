/** A new Idempotency-Key. Not crypto.randomUUID, which browsers offer only on https: a shop in a factory's own network may have none. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
