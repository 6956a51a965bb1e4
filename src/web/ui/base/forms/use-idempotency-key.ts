import { useRef } from 'react'
import { newKey } from '../browser/new-key.ts'

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
