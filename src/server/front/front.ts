import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { chooseLanguage } from '#api/base/choose-language.ts'
import { describeCall } from '#api/base/describe-denied-request.ts'
import type { DeniedRequest } from '#api/base/environment.ts'
import { limitBody } from '#api/base/limit-body.ts'
import { rememberWrites } from '#api/base/older-reads.ts'
import { problemResponse } from '#api/base/problem.ts'
import { OutageWatch } from '#db/outage.ts'
import { answerInEvenTime } from '#identity/even-time.ts'
import { OPENID_PATH } from '#stand-ins/openid-options.ts'
import type { Shop } from '../compose/compose.ts'
import { IMAGES_PATH, imagesDir } from '../compose/images.ts'
import { createAddressFinder } from '../config/client-address.ts'
import { servePrints } from '../data-sheets/serve-data-sheets.ts'
import { serveDrawings } from '../drawings/serve-drawings.ts'
import { writeRobots } from '../kept-pages/crawlers.ts'
import { serveModels } from '../models/serve-models.ts'
import { routeOfPage } from '../requests/page-route.ts'
import { headersOfRequest, noteRoute } from '../requests/seen-request.ts'
import { Admission } from './admission.ts'
import { answerPage } from './answer-page.ts'
import { callSignIn, withClientAddress } from './call-sign-in.ts'
import { compressUnlessChosen } from './compress-unless-chosen.ts'
import type { RenderPage } from './render.ts'
import { BODY_MS, receiveBody } from './request-bodies.ts'
import { BARE_POLICY, commonHeaders } from './security-headers.ts'
import { serveImages } from './serve-images.ts'
import { serveServiceWorker } from './serve-service-worker.ts'
import { createRefusal, isAhead, isFile, isUrgent } from './turn-away.ts'

export interface FrontOptions {
  readonly renderPage: RenderPage
  /** The built browser files; undefined in development, where the bundler serves them. */
  readonly assetsDir: string | undefined
  /** The script of the pages' service worker; undefined: browsers keep no pages. */
  readonly serviceWorker?: string | undefined
  /** How long the body of a request may take to arrive, whatever its size, in ms; 30 s by default. */
  readonly bodyMs?: number | undefined
}

/** Responses of the sign-in may contain a session, a secret or personal data: no cache may store them, rejections included. */
const neverStored: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('cache-control', 'no-store')
  // Whoever signs in or out has no use for pages that the browser fetched ahead.
  if (c.res.headers.has('set-cookie'))
    c.res.headers.set('clear-site-data', '"prefetchCache", "prerenderCache"')
}

/** Calls whose path is also a page: whoever asks for a document gets the page, as a browser does that follows a link, or who reads what no call answers. */
const ALSO_PAGES: ReadonlySet<string> = new Set(['/basket', '/checkout', '/message', '/quick-order'])
/** The pattern of what has none of its own: files, pages, and what does not exist. */
const EVERYTHING = '/*'
const AS_BROWSER = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, deflate, br, zstd' }
const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
/** The responses of the sign-in that are logged as denied. */
const DENIED: Readonly<Record<number, DeniedRequest['reason']>> = { 403: 'no right', 429: 'too many' }

/** Turns a 500 caused by an outage of the database into a 503, whichever handler answered: the request may be retried. */
const turnOutagesInto503: MiddlewareHandler = async (c, next) => {
  const watch = new OutageWatch()
  await watch.run(next)
  if (c.res.status !== 500 || !watch.wasUnavailable) return
  const headers = new Headers(c.res.headers)
  headers.set('retry-after', '2')
  c.res = new Response(c.res.body, { status: 503, headers })
}

export interface Front {
  readonly listener: (request: IncomingMessage, response: ServerResponse) => void
  /** What it answers to a visitor's GET of this path, without a server. */
  readonly ask: (path: string) => Promise<Response>
}

/** Routes requests in this order: cached pages, sign-in, the stand-ins, calls, files for crawlers, images, files, pages. */
export function createFront(shop: Shop, options: FrontOptions): Front {
  const app = createApp(shop, options)
  const admission = new Admission(shop.isDatabaseBusy)
  const refuse = createRefusal(shop)
  const answer = getRequestListener((request, { incoming, outgoing }) => {
    const isFirst = isUrgent(incoming)
    if (!isFile(incoming) && (admission.isFull(isFirst) || (isAhead(incoming) && admission.isCrowded)))
      return refuse(incoming)
    const work = () => app.fetch(request, { incoming, outgoing })
    return receiveBody(incoming, options.bodyMs ?? BODY_MS, () =>
      isFile(incoming)
        ? work()
        : // Whoever has given up meanwhile needs no answer.
          admission.admit(isFirst, () => (outgoing.destroyed ? new Response(null) : work())),
    )
  })
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const language = chooseLanguage(shop.languages, request.headers['accept-language'])
    if (!language && shop.pages.serve(request, response, admission.isFull(isUrgent(request)))) {
      noteRoute(routeOfPage(request.url ?? ''))
      return
    }
    for (const [name, value] of Object.entries(headersOfRequest())) response.setHeader(name, value)
    // Responses whose clients have disconnected are waited for too.
    void shop.inFlight.add(answer(request, response))
  }
  const ask = (path: string) => {
    const request = new Request(new URL(path, shop.config.origin), { headers: AS_BROWSER })
    const incoming = { socket: { remoteAddress: '127.0.0.1' } }
    return shop.inFlight.add(Promise.resolve(app.fetch(request, { incoming })))
  }
  return { listener, ask }
}

/** The front without a server, as tests call it. */
export function createApp(shop: Shop, options: FrontOptions) {
  const { assetsDir } = options
  const app = new Hono({ strict: false })
  app.onError((error, c) => {
    shop.reportFault(error, c.req.raw)
    return problemResponse(500)
  })
  const findAddress = createAddressFinder(shop.config.trustedProxies)
  const addressOf = (c: Context) =>
    findAddress(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'))
  app.use(async (c, next) => {
    await next()
    const route = routePath(c)
    if (route !== EVERYTHING) noteRoute(route)
  })
  const headers = Object.entries(commonHeaders(shop.config.origin))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', BARE_POLICY)
  })
  if (shop.replicas) app.use(rememberWrites(shop.config.origin))
  app.use(turnOutagesInto503)
  app.use(compressUnlessChosen)
  app.use((c, next) => {
    c.req.raw = shop.renewSignatures(c.req.raw)
    return next()
  })

  app.use('/api/auth/*', neverStored, limitBody)
  app.on(['GET', 'POST'], '/api/auth/*', async c => {
    const from = addressOf(c)
    const request = withClientAddress(c.req.raw, from)
    const answer = await answerInEvenTime(request, () => callSignIn(shop, request))
    const reason = DENIED[answer.status]
    if (reason) shop.reportDenied({ reason, who: null, call: describeCall(c.req.method, c.req.path), from })
    return withRetryAfter(answer)
  })
  const callApi = (c: Context) => shop.api.fetch(c.req.raw, { clientAddress: addressOf(c) })
  const { sandbox, openIdStandIn } = shop
  // If a stand-in is not used, its paths are not pages either.
  if (openIdStandIn) app.use(`${OPENID_PATH}/*`, limitBody)
  app.all(`${OPENID_PATH}/*`, c => openIdStandIn?.(c.req.raw) ?? problemResponse(404))
  if (sandbox) app.use('/sandbox/v1/*', limitBody)
  app.all('/sandbox/v1/*', c => sandbox?.(withoutPrefix(c.req.raw, '/sandbox')) ?? problemResponse(404))
  app.on('GET', [...ALSO_PAGES], async (c, next) => {
    await next()
    c.res.headers.append('vary', 'Accept')
  })
  const calls = Map.groupBy(
    shop.api.routes.filter(route => route.method !== 'ALL'),
    route => route.path,
  )
  for (const [path, routes] of calls) {
    const isRead = routes.some(({ method }) => method === 'GET')
    const wantsPage = (c: Context) => asksForDocument(c) || (c.req.method === 'GET' && !isRead)
    app.all(path, (c, next) => (ALSO_PAGES.has(path) && wantsPage(c) ? next() : callApi(c)))
  }

  const robots = writeRobots(shop.config.origin)
  app.get('/robots.txt', c => c.text(robots, 200, { 'cache-control': DAY }))
  const { serviceWorker } = options
  app.get('/service-worker.js', serveServiceWorker(shop.config.keepsPages ? serviceWorker : undefined))
  app.get('/sitemap.xml', c => shop.sitemaps.answerIndex(c.req.raw))
  app.get('/sitemaps/:file', c => shop.sitemaps.answerFile(c.req.raw, c.req.param('file')))
  app.get('/og/:file', c =>
    shop.ogPictures.answer(c.req.param('file'), async path => app.request(path, {}, c.env)),
  )

  // Where the money of an order stood before an order had one page: mails sent then lead here.
  app.get('/dashboard/money/:id', c =>
    c.redirect(`/dashboard/orders/${encodeURIComponent(c.req.param('id'))}`, 301),
  )
  const { origin } = shop.config
  const printed = { origin, addressOf }
  app.get('/drawings/:id/:file{.+\\.pdf}', servePrints('drawing', shop.context, shop.dataSheets, printed))
  app.get('/drawings/:id/:file', serveDrawings(shop.context, shop.drawings))
  app.get('/data-sheets/:id/:file', servePrints('data-sheet', shop.context, shop.dataSheets, printed))
  app.get('/models/:id/:file', serveModels(shop.context, shop.models, addressOf))

  app.get(`${IMAGES_PATH}/:name`, serveImages(imagesDir(shop.config)))

  if (assetsDir !== undefined) {
    const onFound = (path: string, c: { header: (name: string, value: string) => void }) => {
      noteRoute('files')
      c.header('cache-control', /[\\/](assets|catalogue)[\\/]/.test(path) ? YEAR : DAY)
    }
    const serveFile = serveStatic({ root: assetsDir, precompressed: true, onFound })
    // Otherwise every page would begin with a search for a file of its name.
    app.use((c, next) => (isFile({ method: 'GET', url: c.req.path }) ? serveFile(c, next) : next()))
  }
  app.get('*', c => {
    noteRoute(routeOfPage(c.req.path))
    return answerPage(shop, options.renderPage, { request: c.req.raw, clientAddress: addressOf(c) })
  })
  app.all('*', callApi)
  return app
}

/** Whether a page is wanted, not the answer of a call: https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1. */
function asksForDocument({ req }: Context): boolean {
  return req.method === 'GET' && req.header('accept')?.includes('text/html') === true
}

/** Better Auth says when to retry in a header of its own; clients know the one of RFC 9110, 10.2.3. */
function withRetryAfter(answer: Response): Response {
  const seconds = answer.headers.get('x-retry-after')
  if (seconds === null) return answer
  const headers = new Headers(answer.headers)
  headers.set('retry-after', seconds)
  return new Response(answer.body, { status: answer.status, headers })
}

function withoutPrefix(request: Request, prefix: string): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(prefix.length)
  return new Request(url, request)
}
