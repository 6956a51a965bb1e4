import type { useRouter } from '@tanstack/react-router'

/** Who goes on sooner has not seen a page. */
const SEEN_MS = 2000

/** Has the browser keep the pages that a visitor sees, to be read while the shop cannot be reached (`web/service-worker.ts`). */
export function keepPages({ options, subscribe }: ReturnType<typeof useRouter>): void {
  const { session, site } = options.context
  // Not at all where browsers have none.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!site.keepsPages || !workers) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const noteSeen = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!location.search && !session.peek()) workers.controller?.postMessage(location.pathname)
    }, SEEN_MS)
  }
  // Pages are whole without it.
  workers.register('/service-worker.js').catch(() => undefined)
  workers.ready.then(noteSeen)
  subscribe('onRendered', noteSeen)
}
