import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { DeniedRequest } from '#api/denied-request.ts'
import { describeCall } from '#api/describe-denied-request.ts'
import { limitBody } from '#api/guard.ts'
import { isCutOff, problemResponse } from '#api/problem.ts'
import type { SignInChoice } from '#contract/sign-in.ts'
import { isDatabaseAway } from '#db/errors.ts'
import { OutageWatch } from '#db/outage.ts'
import { CLIENT_ADDRESS_HEADER } from '#identity/auth.ts'
import { answerInEvenTime } from '#identity/even-time.ts'
import { OPENID_PATH } from '#stand-ins/openid-options.ts'
import { createAddressFinder } from './client-address.ts'
import type { Shop } from './compose.ts'
import { IMAGES_PATH, imagesDir } from './compose-images.ts'
import { writeRobots, writeSitemap } from './crawlers.ts'
import { serveImages } from './images.ts'
import { mayHaveSession } from './page-cache.ts'
import { BODY_MS, receiveBody } from './request-bodies.ts'
import {
  BARE_POLICY,
  commonHeaders,
  isPaymentPage,
  PAYMENT_PAGE_HEADERS,
  sealDocument,
} from './security-headers.ts'
import { unavailablePage } from './unavailable-page.ts'

/** What a page's rendering is given: the calls in process, and the nonce of its inline scripts. */
export interface PageContext {
  readonly nonce: string
  /** The shop's own calls in process, with the visitor's cookie. */
  readonly fetchShop: (request: Request) => Promise<Response>
  readonly mode: 'demo' | 'live'
  readonly origin: string
  /** The OpenID providers people may choose. */
  readonly signInWith: readonly SignInChoice[]
}

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>

export interface FrontOptions {
  readonly renderPage: RenderPage
  /** The built browser files; undefined in development, where the bundler serves them. */
  readonly assetsDir: string | undefined
  /** How long the body of a request may take to come whatever its size, in ms; 30 s where nothing is said. */
  readonly bodyMs?: number | undefined
}

const compressAnswer = compress()
/** What varies by Accept-Encoding already has been encoded for this caller, and is kept so. */
const compressUnlessChosen: MiddlewareHandler = async (c, next) => {
  await next()
  if (!/\baccept-encoding\b/i.test(c.res.headers.get('vary') ?? '')) await compressAnswer(c, async () => {})
}

/** An answer of the sign-in may hold a session, a secret or a person: nobody on the way may keep it, refusals included. */
const neverStored: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('cache-control', 'no-store')
}

/** The database keeps a page waiting for less than 10 s, whatever it asks one after the other. */
const LONGEST_PAGE_MS = 9_500
const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
/** What the log is to know of answers of the sign-in. */
const DENIED: Readonly<Record<number, DeniedRequest['reason']>> = { 403: 'no right', 429: 'too many' }

/** A fault that is the database's absence is no fault: it may be tried again, whoever answered it. */
const turnOutagesInto503: MiddlewareHandler = async (c, next) => {
  const watch = new OutageWatch()
  await watch.run(next)
  if (c.res.status !== 500 || !watch.wasAway) return
  const headers = new Headers(c.res.headers)
  headers.set('retry-after', '2')
  c.res = new Response(c.res.body, { status: 503, headers })
}

/** The first to be asked, in this order: cached pages, calls, sign-in, the card service's stand-in, images, files, pages. */
export function createFront(shop: Shop, options: FrontOptions) {
  const app = createApp(shop, options)
  const answer = getRequestListener((request, env) =>
    receiveBody(env.incoming, options.bodyMs ?? BODY_MS, () => app.fetch(request, env)),
  )
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    if (shop.pages.serve(request, response)) return
    // Also those whose clients have gone are waited for.
    void shop.inFlight.add(answer(request, response))
  }
  return { listener }
}

/** The front without listening, as tests call it. */
export function createApp(shop: Shop, { renderPage, assetsDir }: FrontOptions) {
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
  // Where a stand-in is not needed, its addresses are no pages either.
  if (openIdStandIn) app.use(`${OPENID_PATH}/*`, limitBody)
  app.all(`${OPENID_PATH}/*`, c => openIdStandIn?.(c.req.raw) ?? problemResponse(404))
  if (sandbox) app.use('/sandbox/v1/*', limitBody)
  app.all('/sandbox/v1/*', c => sandbox?.(withoutPrefix(c.req.raw, '/sandbox')) ?? problemResponse(404))
  for (const path of new Set(
    shop.api.routes.filter(route => route.method !== 'ALL').map(route => route.path),
  ))
    app.all(path, callApi)

  const forCrawlers = (type: string, text: string) => () =>
    new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': DAY } })
  app.get('/robots.txt', forCrawlers('text/plain', writeRobots(shop.config.origin)))
  app.get('/sitemap.xml', forCrawlers('application/xml', writeSitemap(shop.config.origin)))

  app.get(`${IMAGES_PATH}/:name`, serveImages(imagesDir(shop.config)))

  if (assetsDir !== undefined) {
    const onFound = (path: string, c: { header: (name: string, value: string) => void }) =>
      c.header('cache-control', /[\\/](assets|catalogue)[\\/]/.test(path) ? YEAR : DAY)
    app.use(serveStatic({ root: assetsDir, precompressed: true, onFound }))
  }
  app.get('*', c => respondWithPage(shop, renderPage, { request: c.req.raw, clientAddress: addressOf(c) }))
  app.all('*', callApi)
  return app
}

/**
 * Nothing of a fault at sign-in leaves the house, neither to who called nor into a page that is being made. Where the database
 * was away, nobody hears that they are not signed in.
 */
async function answerAuth(shop: Shop, request: Request): Promise<Response> {
  try {
    const watch = new OutageWatch()
    const answer = await watch.run(() => shop.auth.handler(request))
    return watch.wasAway && answer.status >= 400 ? unavailable() : answer
  } catch (error) {
    if (isCutOff(error)) return problemResponse(400)
    shop.reportFault(error, request)
    return isDatabaseAway(error) ? unavailable() : problemResponse(500)
  }
}

const unavailable = () => problemResponse(503, {}, { 'retry-after': '2' })

interface PageRequest {
  readonly request: Request
  readonly clientAddress: string
}

/**
 * Renders a page. Where the database was away for any part of it, nobody gets a page that lacks something, a fault, or the way to
 * the sign-in: visitors get the page as it was lately, everybody else one that asks them to try again.
 */
async function respondWithPage(shop: Shop, renderPage: RenderPage, asked: PageRequest): Promise<Response> {
  const watch = new OutageWatch()
  const rendering = shop.inFlight.add(watch.run(() => renderSealed(shop, renderPage, asked)))
  const late = sleep(LONGEST_PAGE_MS, 'late' as const, { ref: false })
  const page = await Promise.race([rendering, late]).catch((error: unknown) => {
    if (!watch.wasAway) throw error
    return 'late' as const
  })
  if (page !== 'late' && !watch.wasAway) return page
  const { request } = asked
  return (await shop.pages.answerStale(request)) ?? unavailablePage()
}

async function renderSealed(
  shop: Shop,
  renderPage: RenderPage,
  { request, clientAddress }: PageRequest,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const { pathname, search } = new URL(request.url)
  const cookie = request.headers.get('cookie') ?? undefined
  const isCacheable = shop.pages.isCacheable(request.method, pathname + search, cookie)
  const keep = isCacheable ? shop.pages.reserve(pathname) : undefined
  const fetchShop = async (call: Request) => {
    if (cookie !== undefined) call.headers.set('cookie', cookie)
    return new URL(call.url).pathname.startsWith('/api/auth/')
      ? answerAuth(shop, withClientAddress(call, clientAddress))
      : shop.api.fetch(call, { clientAddress })
  }
  const { mode, origin } = shop.config
  const { signInWith } = shop
  const response = await renderPage(request, { nonce, fetchShop, mode, origin, signInWith })
  if (!response.headers.get('content-type')?.startsWith('text/html')) return redirectWithin(request, response)
  const withStripe = shop.config.stripe !== undefined && isPaymentPage(pathname)
  const sealed = sealDocument(await response.text(), nonce, withStripe)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': sealed.policy,
    // What was made for one person is kept nowhere, not even in their own browser for who comes after them.
    'cache-control': mayHaveSession(cookie) ? 'no-store' : 'no-cache',
    ...(withStripe && PAYMENT_PAGE_HEADERS),
  }
  if (response.status === 200) keep?.(sealed.html, { ...headers, ...commonHeaders(origin) })
  return new Response(sealed.html, { status: response.status, headers })
}

/** A redirect within the shop names its path alone: the host is what the request called it, which may be anything. */
function redirectWithin(request: Request, response: Response): Response {
  const { origin } = new URL(request.url)
  const location = response.headers.get('location')
  if (!location?.startsWith(`${origin}/`)) return response
  const headers = new Headers(response.headers)
  headers.set('location', location.slice(origin.length).replace(/^\/+/, '/'))
  return new Response(response.body, { status: response.status, headers })
}

/** With the address that was found: what a client says of its own under this name is overwritten. */
function withClientAddress(request: Request, address: string): Request {
  const headers = new Headers(request.headers)
  headers.set(CLIENT_ADDRESS_HEADER, address)
  return new Request(request, { headers })
}

/** Better Auth says when to try again under a name of its own; RFC 9110, 10.2.3 has the one that clients know. */
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
