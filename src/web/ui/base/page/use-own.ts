import { useCallback, useEffect, useState } from 'react'

/** What somebody alone may read. */
export interface Own<Value> {
  /** Undefined until it has been read. */
  readonly value: Value | undefined
  readonly hasFailed: boolean
  readonly reread: () => Promise<void>
}

/** Reads in the browser what the page does not carry, as it is kept for many. `read` must stay the same while the same is to be read. */
export function useOwn<Value>(read: () => Promise<Value>): Own<Value> {
  const [{ value, hasFailed }, show] = useState<{ value?: Value; hasFailed: boolean }>({ hasFailed: false })
  const reread = useCallback(
    () =>
      read().then(
        found => show({ value: found, hasFailed: false }),
        () => show({ hasFailed: true }),
      ),
    [read],
  )
  useEffect(() => void reread(), [reread])
  return { value, hasFailed, reread }
}
