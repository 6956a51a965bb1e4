import { useCallback, useEffect, useState } from 'react'

/** What somebody alone may read. */
export interface Own<Value> {
  /** Undefined until it has been read. */
  readonly value: Value | undefined
  readonly hasFailed: boolean
  readonly reread: () => Promise<void>
}

/**
 * Reads in the browser what the page does not carry, as it is kept for many. `read` must stay the same while the same is to be read;
 * undefined: there is nothing to read.
 */
export function useOwn<Value>(read: (() => Promise<Value>) | undefined): Own<Value> {
  const [{ value, hasFailed }, show] = useState<Omit<Own<Value>, 'reread'>>({
    value: undefined,
    hasFailed: false,
  })
  const reread = useCallback(async () => {
    try {
      const found = await read?.()
      show({ value: found, hasFailed: false })
    } catch {
      show({ value: undefined, hasFailed: true })
    }
  }, [read])
  useEffect(() => void reread(), [reread])
  return { value, hasFailed, reread }
}
