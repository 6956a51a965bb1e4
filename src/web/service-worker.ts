interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request
  /** What the browser asked for while the worker was being started. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** What a worker is started in. The types of workers and those of pages, which the others need, exclude each other. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerEvent & { readonly data: unknown }) => void): void
}

/**
 * The service worker of a build: keeps visitors' pages, each with the files that it names, and shows them while the shop cannot be reached. Pages
 * come from the network first, files with a hash in their name from what is kept. Runs on its own: it may use nothing from outside of itself.
 */
function keepPages(scope: WorkerScope, build: string): void {
  const MOST = { pages: 40, files: 300 } as const
  type Kind = keyof typeof MOST
  /** So long a page that was kept is not asked for again. */
  const FRESH_MS = 60_000
  const ANYHOW = { ignoreVary: true } as const

  const nameOf = (kind: Kind) => `${kind} ${build}`
  const open = (kind: Kind) => caches.open(nameOf(kind))
  const find = async (kind: Kind, path: string) => (await open(kind)).match(path, ANYHOW)

  async function keep(kind: Kind, path: string, answer: Response): Promise<void> {
    const cache = await open(kind)
    // What is put again is the newest.
    await cache.delete(path, ANYHOW)
    await cache.put(path, answer)
    const paths = await cache.keys()
    for (const old of paths.slice(0, -MOST[kind])) await cache.delete(old, ANYHOW)
  }

  /** Whether a page is the same for everybody: the shop gives such pages a version, and all others none. */
  const isForAll = ({ status, redirected, headers }: Response) =>
    status === 200 &&
    !redirected &&
    headers.has('etag') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')

  /** A page is kept with all files that it names, or not at all. */
  async function keepPage(path: string, answer: Response): Promise<void> {
    const named = new Set((await answer.clone().text()).match(/\/assets\/[\w.-]+/g))
    await Promise.all(
      [...named].map(async file => {
        if (await find('files', file)) return
        const found = await fetch(file)
        if (!found.ok) throw new Error(file)
        await keep('files', file, found)
      }),
    )
    await keep('pages', path, answer)
  }

  /** Asks for a page as a visitor that the router has shown without its document. */
  async function keepSeen(path: string): Promise<void> {
    const kept = await find('pages', path)
    if (kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < FRESH_MS) return
    const headers = { accept: 'text/html', purpose: 'prefetch' }
    const answer = await fetch(path, { headers, credentials: 'omit' })
    if (isForAll(answer)) await keepPage(path, answer)
  }

  async function openPage(event: FetchEvent, path: string): Promise<Response> {
    try {
      const answer = (await event.preloadResponse) ?? (await fetch(event.request))
      if (isForAll(answer)) event.waitUntil(keepPage(path, answer.clone()).catch(() => undefined))
      return answer
    } catch {
      const kept = await find('pages', path)
      return kept ? dated(kept) : listKept()
    }
  }

  async function openFile(event: FetchEvent, path: string): Promise<Response> {
    const kept = await find('files', path)
    if (kept) return kept
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(keep('files', path, answer.clone()).catch(() => undefined))
    return answer
  }

  const whyKept = () => (navigator.onLine ? 'The shop cannot be reached' : 'You are offline')

  /** The page, which says of when it is. */
  async function dated(page: Response): Promise<Response> {
    const at = new Date(page.headers.get('date') ?? 0)
    const isToday = at.toDateString() === new Date().toDateString()
    const when = at.toLocaleString('en-GB', {
      timeStyle: 'short',
      ...(!isToday && { dateStyle: 'medium' }),
    })
    const note = `<aside id="offline-note" class="kept-note" aria-label="Offline">${whyKept()}: this page is as of ${when}. <a href="">Try again</a></aside>`
    return new Response((await page.text()).replace('</body>', `${note}</body>`), { headers: page.headers })
  }

  /** In the place of a page that is not kept: those that are, by their titles. */
  async function listKept(): Promise<Response> {
    const cache = await open('pages')
    const links = (await cache.keys()).map(async ({ url }) => {
      const html = await (await cache.match(url, ANYHOW))?.text()
      return `<li><a href="${url}">${html?.split('<title>')[1]?.split('</title>')[0] ?? url}</a>`
    })
    return new Response(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${whyKept()} | Parts Hub</title><body style="font:1rem/1.6 system-ui;margin:3rem auto;max-width:36rem;padding:0 1rem"><main><h1>${whyKept()}</h1><p>This page has not been kept in this browser${links.length > 0 ? ', but these have' : ''}. <a href="">Try again</a><ul>${(await Promise.all(links)).reverse().join('')}</ul></main>`,
      { status: 503, headers: { 'content-type': 'text/html' } },
    )
  }

  /** What older builds have kept goes: their pages name files that are no more. */
  async function takeOver(): Promise<void> {
    for (const name of await caches.keys())
      if (name !== nameOf('pages') && name !== nameOf('files')) await caches.delete(name)
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
  }

  scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', event => event.waitUntil(takeOver()))
  scope.addEventListener('message', event => {
    if (typeof event.data === 'string') event.waitUntil(keepSeen(event.data).catch(() => undefined))
  })
  scope.addEventListener('fetch', event => {
    const { method, mode, url } = event.request
    const { origin, pathname, search } = new URL(url)
    if (method !== 'GET' || origin !== location.origin) return
    if (mode === 'navigate') event.respondWith(openPage(event, pathname + search))
    else if (pathname.startsWith('/assets/')) event.respondWith(openFile(event, pathname))
  })
}

/** The script of the service worker of this build: of whatever else is kept it takes nothing over. */
export function writeServiceWorker(build: string): string {
  return `(${keepPages})(self,${JSON.stringify(build)})`
}
