import { chooseLanguage } from '#api/base/choose-language.ts'
import { mayHaveSession } from '#api/base/guard.ts'
import { encodeOnce } from '#api/caching/encodings.ts'
import { OutageWatch, waitForSilence } from '#db/outage.ts'
import { actorOf, type Person } from '#identity/actor.ts'
import { isToBeExtended } from '#identity/session-lifetime.ts'
import type { Shop } from '../compose/compose.ts'
import { HoledPage } from '../kept-pages/holed-page.ts'
import { tellNextPages } from '../kept-pages/next-pages.ts'
import { isKept, SILENCE_MS } from '../kept-pages/page-cache.ts'
import { kindOf, standInFor } from '../kept-pages/stand-in.ts'
import { callSignIn, withClientAddress } from './call-sign-in.ts'
import { type PageRequest, type RenderPage, render } from './render.ts'
import {
  allowScripts,
  commonHeaders,
  isLinkedPage,
  isPaymentPage,
  LINKED_PAGE_HEADERS,
  PAYMENT_PAGE_HEADERS,
  sealDocument,
  takeScripts,
} from './security-headers.ts'
import { brokenPage, unavailablePage } from './unavailable-page.ts'

/** The limit for rendering a page: the database keeps it waiting for less than 10 s, however many queries it makes. */
const LONGEST_PAGE_MS = 9_500

/**
 * Renders a page. If the database was unavailable for any part of it, nobody gets an incomplete page, a fault, or a
 * redirect to the sign-in: visitors get a recent version of the page, everybody else one that asks them to try again. Visitors
 * get it as soon as the database has been silent for SILENCE_MS. A page that cannot be rendered is a fault, which is reported; whoever asks
 * for it gets a document that says so.
 */
export async function answerPage(shop: Shop, renderPage: RenderPage, asked: PageRequest): Promise<Response> {
  const watch = new OutageWatch()
  const rendering = shop.inFlight.add(watch.run(() => answerReader(shop, renderPage, asked)))
  const { request } = asked
  const answered = new AbortController()
  const { promise: late, resolve: giveUp } = Promise.withResolvers<'late'>()
  const timer = setTimeout(giveUp, LONGEST_PAGE_MS, 'late').unref()
  const kept = shop.pages.mayAnswer(request)
    ? waitForSilence(SILENCE_MS, answered.signal).then(
        async isSilent => (isSilent && (await shop.pages.answerStale(request))) || rendering,
      )
    : rendering
  const page = await Promise.race([rendering, late, kept])
    .catch((error: unknown) => {
      if (watch.wasUnavailable) return 'late' as const
      // Whoever has left needs no answer, and the framework ends what it was making for them.
      if (request.signal.aborted && error === request.signal.reason) return new Response(null)
      shop.reportFault(error, request)
      return brokenPage()
    })
    .finally(() => {
      clearTimeout(timer)
      answered.abort('answered')
    })
  if (page !== 'late' && !watch.wasUnavailable) return page
  return (await shop.pages.answerStale(request)) ?? unavailablePage()
}

/** With a page that is kept, if one is kept for such readers; with one of their own otherwise. */
async function answerReader(shop: Shop, renderPage: RenderPage, asked: PageRequest): Promise<Response> {
  const { request } = asked
  const { pathname, search } = new URL(request.url)
  const cookie = request.headers.get('cookie') ?? undefined
  const language = chooseLanguage(shop.languages, request.headers.get('accept-language'))
  const reader = readerOf(shop, request)
  // Only the pages in English are kept.
  const isKeepable = !language && isKept(request.method, pathname + search)
  const isForVisitors = isKeepable && !mayHaveSession(cookie)
  if (isForVisitors) {
    const fresh = await shop.pages.answerFresh(request)
    if (fresh) return fresh
  } else if (isKeepable) {
    // What goes wrong is said as on any other page.
    const person = await reader.find().catch(() => null)
    if (person) return answerPerson(shop, renderPage, asked, person)
  }
  const keep = isForVisitors ? shop.pages.reserve(pathname) : undefined
  const findUser = async () => withoutSession(await reader.find())
  const findActor = async () => actorOf(await reader.find(), shop.config.mode)
  const caller = cookie === undefined ? undefined : { cookie, findActor }
  const rendered = await render(shop, renderPage, asked, { findUser, language, caller })
  if (rendered instanceof Response) return rendered
  const withStripe = shop.config.stripe !== undefined && isPaymentPage(pathname)
  const hasOwnPages = mayHaveSession(cookie) || language !== undefined
  const told = hasOwnPages ? rendered.html : tellNextPages(rendered.html, rendered.nonce)
  const { html, policy } = sealDocument(told, rendered.nonce, withStripe)
  const headers = {
    ...documentHeaders(policy),
    // A page rendered for one person is never stored, not even in their own browser for whoever uses it next.
    'cache-control': mayHaveSession(cookie) ? 'no-store' : 'no-cache',
    ...(withStripe && PAYMENT_PAGE_HEADERS),
    ...(isLinkedPage(pathname) && LINKED_PAGE_HEADERS),
  }
  const { status } = rendered
  if (status === 200 && keep) {
    const vary = varyOf(shop, 'Accept-Encoding, Cookie')
    return keep(request, html, { ...headers, ...commonHeaders(shop.config.origin), vary })
  }
  const { bytes, headers: encoding } = encodeOnce(html, request.headers.get('accept-encoding') ?? undefined)
  const vary = varyOf(shop, 'Accept-Encoding')
  const answer = new Response(bytes, { status, headers: { ...headers, ...encoding, vary } })
  return extendSession(shop, asked, reader.found, answer)
}

/** Fills this person into the page that is kept for all of their kind; renders it for them all, if there is none. */
async function answerPerson(
  shop: Shop,
  renderPage: RenderPage,
  asked: PageRequest,
  person: Person,
): Promise<Response> {
  const { pathname } = new URL(asked.request.url)
  const kind = kindOf(person)
  let status = 200
  let page = await shop.personalPages.findFresh(pathname, kind)
  if (!page) {
    const keep = shop.personalPages.reserve(pathname, kind)
    const findUser = async () => standInFor(person)
    const forAll = { findUser, language: undefined, caller: undefined }
    const rendered = await render(shop, renderPage, asked, forAll)
    if (rendered instanceof Response) return rendered
    const { html, scripts } = takeScripts(rendered.html, rendered.nonce)
    page = await HoledPage.make(html, scripts)
    status = rendered.status
    if (status === 200) keep(page)
  }
  const accepted = asked.request.headers.get('accept-encoding') ?? undefined
  const { bytes, headers, hashes } = page.writeFor(person, accepted)
  const answer = new Response(bytes, {
    status,
    headers: {
      ...documentHeaders(allowScripts(hashes, false)),
      'cache-control': 'no-store',
      vary: varyOf(shop, 'Accept-Encoding, Cookie'),
      ...headers,
    },
  })
  return extendSession(shop, asked, person, answer)
}

function documentHeaders(policy: string): Record<string, string> {
  return { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
}

function varyOf({ languages }: Shop, others: string): string {
  return languages.length > 0 ? `${others}, Accept-Language` : others
}

function withoutSession(person: Person | null): Omit<Person, 'session'> | null {
  if (!person) return null
  const { session: _, ...user } = person
  return user
}

interface PageReader {
  /** Null until somebody has been found. */
  found: Person | null
  /** Finds who a page is for, at most once. A fault is reported; the page says nothing of it. */
  readonly find: () => Promise<Person | null>
}

function readerOf(shop: Shop, request: Request): PageReader {
  let finding: Promise<Person | null> | undefined
  async function find(): Promise<Person | null> {
    try {
      reader.found = await shop.findPerson(request.headers)
      return reader.found
    } catch (error) {
      shop.reportFault(error, request)
      throw error
    }
  }
  const reader: PageReader = {
    found: null,
    find: () => {
      finding ??= find()
      return finding
    },
  }
  return reader
}

/** Extends a session by using it, where it is time to: the answer says so in cookies. */
async function extendSession(
  shop: Shop,
  { request, clientAddress }: PageRequest,
  person: Person | null,
  answer: Response,
): Promise<Response> {
  if (!person || !isToBeExtended(person.session, shop.context().now())) return answer
  const { url, headers } = withClientAddress(request, clientAddress)
  const extended = await callSignIn(shop, new Request(new URL('/api/auth/get-session', url), { headers }))
  for (const cookie of extended.headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  return answer
}
