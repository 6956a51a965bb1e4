import type { Handler } from 'hono'

/** Takes the place of a service worker that shall be no more: clears what it kept, and goes. */
const REMOVAL = `addEventListener('install',()=>skipWaiting())
addEventListener('activate',e=>e.waitUntil(caches.keys().then(names=>Promise.all(names.map(name=>caches.delete(name)))).then(()=>registration.unregister())))`

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  // Browsers ask at each visit whether it has changed.
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
}

/** Serves this service worker; without one, what removes those that are there. */
export function serveServiceWorker(script: string | undefined): Handler {
  return c => c.body(script ?? REMOVAL, 200, HEADERS)
}
