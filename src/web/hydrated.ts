/** How long the slowest phone may take at most, and where browsers do not say when they have nothing to do, in ms. */
const PATIENCE_MS = 10_000
const PAUSE_MS = 200
let done: Promise<unknown> | undefined

/**
 * Settles once React has taken over the page that came from the server, which it does in pieces, one turn after the other until nothing is left
 * to do. A navigation before that takes the data from pieces that are still to come: https://github.com/TanStack/router/issues/8233
 */
export function hydrated(): Promise<unknown> {
  done ??= import.meta.env.SSR
    ? Promise.resolve()
    : new Promise(resolve => {
        // Safari has none.
        if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: PATIENCE_MS })
        else setTimeout(resolve, PAUSE_MS)
      })
  return done
}
