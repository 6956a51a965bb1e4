import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { chooseLanguage } from '#api/base/choose-language.ts'
import { describeCall } from '#api/base/describe-denied-request.ts'
import type { DeniedRequest } from '#api/base/environment.ts'
import { limitBody } from '#api/base/limit-body.ts'
import { isCutOff, problemResponse } from '#api/base/problem.ts'
import type { SignInChoice } from '#contract/accounts/sign-in.ts'
import type { DrawnFacts } from '#contract/catalog/drawings.ts'
import type { Language } from '#contract/language.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { OutageWatch, waitForSilence } from '#db/outage.ts'
import type { Seller } from '#db/tables/invoice-content.ts'
import type { Person } from '#identity/actor.ts'
import { CLIENT_ADDRESS_HEADER } from '#identity/auth.ts'
import { answerInEvenTime } from '#identity/even-time.ts'
import { isToBeExtended } from '#identity/session-lifetime.ts'
import { OPENID_PATH } from '#stand-ins/openid-options.ts'
import type { Shop } from '../compose/compose.ts'
import { IMAGES_PATH, imagesDir } from '../compose/images.ts'
import { createAddressFinder } from '../config/client-address.ts'
import { serveDrawings } from '../drawings/serve-drawings.ts'
import { writeRobots } from '../kept-pages/crawlers.ts'
import { mayHaveSession, SILENCE_MS } from '../kept-pages/page-cache.ts'
import { Admission } from './admission.ts'
import { BODY_MS, receiveBody } from './request-bodies.ts'
import {
  BARE_POLICY,
  commonHeaders,
  isPaymentPage,
  isTrackingPage,
  PAYMENT_PAGE_HEADERS,
  sealDocument,
  TRACKING_PAGE_HEADERS,
} from './security-headers.ts'
import { serveImages } from './serve-images.ts'
import { createRefusal, isFile, isUrgent } from './turn-away.ts'
import { unavailablePage } from './unavailable-page.ts'

/** What rendering a page needs: the shop's calls in process, and the nonce of its inline scripts. */
export interface PageContext {
  readonly nonce: string
  /** Calls the shop in process, with the visitor's cookie. */
  readonly fetchShop: (request: Request) => Promise<Response>
  /** Who is signed in; null for visitors. */
  readonly findUser: () => Promise<Omit<Person, 'session'> | null>
  /** The drawing of a product as markup; empty if it has none. */
  readonly draw: (product: DrawnFacts) => Promise<string>
  readonly mode: 'demo' | 'live'
  readonly origin: string
  /** The VAT within list prices, in percent. */
  readonly vatPercent: number
  /** The OpenID providers people may choose. */
  readonly signInWith: readonly SignInChoice[]
  /** Who sells, as pages show it. */
  readonly seller: Pick<Seller, 'name' | 'address' | 'phone' | 'email'>
  /** The language of whoever reads; undefined: English. */
  readonly language: Language | undefined
}

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>

export interface FrontOptions {
  readonly renderPage: RenderPage
  /** The built browser files; undefined in development, where the bundler serves them. */
  readonly assetsDir: string | undefined
  /** How long the body of a request may take to arrive, whatever its size, in ms; 30 s by default. */
  readonly bodyMs?: number | undefined
}

const compressAnswer = compress()
/** Skips responses that vary by Accept-Encoding: they are already encoded for this client, and cached so. */
const compressUnlessChosen: MiddlewareHandler = async (c, next) => {
  await next()
  if (!/\baccept-encoding\b/i.test(c.res.headers.get('vary') ?? '')) await compressAnswer(c, async () => {})
}

/** Responses of the sign-in may contain a session, a secret or personal data: no cache may store them, rejections included. */
const neverStored: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('cache-control', 'no-store')
}

/** The limit for rendering a page: the database keeps it waiting for less than 10 s, however many queries it makes. */
const LONGEST_PAGE_MS = 9_500
/** Calls whose path is also a page: whoever asks for a document gets the page, as a browser does that follows a link, or who reads what no call answers. */
const ALSO_PAGES: ReadonlySet<string> = new Set(['/basket', '/checkout', '/quick-order'])
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

/** Routes requests in this order: cached pages, sign-in, the stand-ins, calls, files for crawlers, images, files, pages. */
export function createFront(shop: Shop, options: FrontOptions) {
  const app = createApp(shop, options)
  const admission = new Admission(shop.isDatabaseBusy)
  const refuse = createRefusal(shop)
  const answer = getRequestListener((request, { incoming, outgoing }) => {
    const isFirst = isUrgent(incoming)
    if (!isFile(incoming) && admission.isFull(isFirst)) return refuse(incoming)
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
    if (!language && shop.pages.serve(request, response, admission.isFull(isUrgent(request)))) return
    // Responses whose clients have disconnected are waited for too.
    void shop.inFlight.add(answer(request, response))
  }
  return { listener }
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
  const headers = Object.entries(commonHeaders(shop.config.origin))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', BARE_POLICY)
  })
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
    const answer = await answerInEvenTime(request, () => answerAuth(shop, request))
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
  app.get('/sitemap.xml', c => shop.sitemaps.answerIndex(c.req.raw))
  app.get('/sitemaps/:file', c => shop.sitemaps.answerFile(c.req.raw, c.req.param('file')))
  app.get('/og/:file', c =>
    shop.ogPictures.answer(c.req.param('file'), async path => app.request(path, {}, c.env)),
  )

  app.get('/drawings/:id/:file', serveDrawings(shop.context, shop.drawings))

  app.get(`${IMAGES_PATH}/:name`, serveImages(imagesDir(shop.config)))

  if (assetsDir !== undefined) {
    const onFound = (path: string, c: { header: (name: string, value: string) => void }) =>
      c.header('cache-control', /[\\/](assets|catalogue)[\\/]/.test(path) ? YEAR : DAY)
    app.use(serveStatic({ root: assetsDir, precompressed: true, onFound }))
  }
  app.get('*', c => respondWithPage(shop, options, { request: c.req.raw, clientAddress: addressOf(c) }))
  app.all('*', callApi)
  return app
}

/** Whether a page is wanted, not the answer of a call: https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1. */
function asksForDocument({ req }: Context): boolean {
  return req.method === 'GET' && req.header('accept')?.includes('text/html') === true
}

/**
 * Calls the sign-in. The details of a fault there reach neither the caller nor a page being rendered. During an outage of
 * the database, nobody is told that they are not signed in.
 */
async function answerAuth(shop: Shop, request: Request): Promise<Response> {
  try {
    const watch = new OutageWatch()
    const answer = await watch.run(() => shop.auth.handler(request))
    return watch.wasUnavailable && answer.status >= 400 ? unavailable() : answer
  } catch (error) {
    if (isCutOff(error)) return problemResponse(400)
    shop.reportFault(error, request)
    return isDatabaseUnavailable(error) ? unavailable() : problemResponse(500)
  }
}

const unavailable = () => problemResponse(503, {}, { 'retry-after': '2' })

interface PageRequest {
  readonly request: Request
  readonly clientAddress: string
}

/**
 * Renders a page. If the database was unavailable for any part of it, nobody gets an incomplete page, a fault, or a
 * redirect to the sign-in: visitors get a recent version of the page, everybody else one that asks them to try again. Visitors
 * get it as soon as the database has been silent for SILENCE_MS.
 */
async function respondWithPage(shop: Shop, options: FrontOptions, asked: PageRequest): Promise<Response> {
  const watch = new OutageWatch()
  const rendering = shop.inFlight.add(watch.run(() => renderSealed(shop, options, asked)))
  const late = sleep(LONGEST_PAGE_MS, 'late' as const, { ref: false })
  const { request } = asked
  const answered = new AbortController()
  const kept = waitForSilence(SILENCE_MS, answered.signal).then(
    async isSilent => (isSilent && (await shop.pages.answerStale(request))) || rendering,
  )
  const page = await Promise.race([rendering, late, kept])
    .catch((error: unknown) => {
      if (!watch.wasUnavailable) throw error
      return 'late' as const
    })
    .finally(() => answered.abort())
  if (page !== 'late' && !watch.wasUnavailable) return page
  return (await shop.pages.answerStale(request)) ?? unavailablePage()
}

async function renderSealed(
  shop: Shop,
  { renderPage }: FrontOptions,
  { request, clientAddress }: PageRequest,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const { pathname, search } = new URL(request.url)
  const cookie = request.headers.get('cookie') ?? undefined
  const language = chooseLanguage(shop.languages, request.headers.get('accept-language'))
  // Only the pages in English are kept.
  const isCacheable = !language && shop.pages.isCacheable(request.method, pathname + search, cookie)
  const fresh = isCacheable ? await shop.pages.answerFresh(request) : undefined
  if (fresh) return fresh
  const keep = isCacheable ? shop.pages.reserve(pathname) : undefined
  let isRefused = false
  const fetchShop = async (call: Request) => {
    if (cookie !== undefined) call.headers.set('cookie', cookie)
    if (language) call.headers.set('accept-language', language.locale)
    const answer = await (new URL(call.url).pathname.startsWith('/api/auth/')
      ? answerAuth(shop, withClientAddress(call, clientAddress))
      : shop.api.fetch(call, { clientAddress }))
    isRefused ||= answer.status === 400 || answer.status === 422
    return answer
  }
  let session: Person['session'] | undefined
  const findUser = async () => {
    const person = await findPerson(shop, request)
    if (!person) return null
    const { session: found, ...user } = person
    session = found
    return user
  }
  const { mode, origin, billing } = shop.config
  const { seller: own, vatPercent } = billing
  const { name, address, phone, email } = own
  const { signInWith } = shop
  const seller = { name, address, phone, email }
  const draw = (product: DrawnFacts) => shop.drawings.draw(product, 'svg')
  const page = { nonce, fetchShop, findUser, draw, mode, origin, vatPercent, signInWith, seller, language }
  const response = await renderPage(request, page)
  if (!response.headers.get('content-type')?.startsWith('text/html')) return redirectWithin(request, response)
  const withStripe = shop.config.stripe !== undefined && isPaymentPage(pathname)
  const sealed = sealDocument(await response.text(), nonce, withStripe)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': sealed.policy,
    // A page rendered for one person is never stored, not even in their own browser for whoever uses it next.
    'cache-control': mayHaveSession(cookie) ? 'no-store' : 'no-cache',
    ...(withStripe && PAYMENT_PAGE_HEADERS),
    ...(isTrackingPage(pathname) && TRACKING_PAGE_HEADERS),
    ...(shop.languages.length > 0 && { vary: 'Accept-Language' }),
  }
  if (response.status === 200 && keep)
    return keep(request, sealed.html, { ...headers, ...commonHeaders(origin) })
  // What a page asked for as its address says, and was refused, is a fault of the address.
  const status = response.status === 500 && isRefused ? 400 : response.status
  const sealedPage = new Response(sealed.html, { status, headers })
  for (const setCookie of await extendSession(shop, session, withClientAddress(request, clientAddress)))
    sealedPage.headers.append('set-cookie', setCookie)
  return sealedPage
}

/** Who a page is for. A fault is reported; the page says nothing of it. */
async function findPerson(shop: Shop, request: Request): Promise<Person | null> {
  try {
    return await shop.findPerson(request.headers)
  } catch (error) {
    shop.reportFault(error, request)
    throw error
  }
}

/** Extends a session by using it, where it is time to; returns the cookies that say so. */
async function extendSession(shop: Shop, session: Person['session'] | undefined, { url, headers }: Request) {
  if (!session || !isToBeExtended(session, shop.context().now())) return []
  const answer = await answerAuth(shop, new Request(new URL('/api/auth/get-session', url), { headers }))
  return answer.headers.getSetCookie()
}

/** Reduces a redirect within the shop to its path: the host comes from the request, which may name any. */
function redirectWithin(request: Request, response: Response): Response {
  const { origin } = new URL(request.url)
  const location = response.headers.get('location')
  if (!location?.startsWith(`${origin}/`)) return response
  const headers = new Headers(response.headers)
  headers.set('location', location.slice(origin.length).replace(/^\/+/, '/'))
  return new Response(response.body, { status: response.status, headers })
}

/** Adds the address that was determined, overwriting anything the client sent under this name. */
function withClientAddress(request: Request, address: string): Request {
  const headers = new Headers(request.headers)
  headers.set(CLIENT_ADDRESS_HEADER, address)
  return new Request(request, { headers })
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
