import { useRef } from 'react'

/** Makes repeats of one filled-in form the same write: the key stays until the content changes or `renew` is called. */
export function useIdempotencyKey(): { keyFor: (body: unknown) => string; renew: () => void } {
  const current = useRef<{ key: string; body: string }>(null)
  return {
    keyFor: body => {
      const text = JSON.stringify(body)
      if (current.current?.body !== text) current.current = { key: newKey(), body: text }
      return current.current.key
    },
    renew: () => {
      current.current = null
    },
  }
}

/** Not crypto.randomUUID, which browsers offer only on https: a shop in a factory's own network may have none. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
}
