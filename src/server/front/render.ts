import { randomBytes } from 'node:crypto'
import type { SignInChoice } from '#contract/accounts/sign-in.ts'
import type { DrawnFacts } from '#contract/catalog/drawings.ts'
import type { Language } from '#contract/language.ts'
import type { Seller } from '#db/tables/invoice-content.ts'
import type { Actor } from '#domain/context.ts'
import { logoPath, shownSize } from '#domain/logo.ts'
import type { Person } from '#identity/actor.ts'
import type { Shop } from '../compose/compose.ts'
import { callSignIn, withClientAddress } from './call-sign-in.ts'

/** What rendering a page needs: the shop's calls in process, and the nonce of its inline scripts. */
export interface PageContext {
  readonly nonce: string
  /** Calls the shop in process, with the cookie of who reads, but without one if the page is kept for many. */
  readonly fetchShop: (request: Request) => Promise<Response>
  /** Who is signed in, or a stand-in for all like them; null for visitors. */
  readonly findUser: () => Promise<Omit<Person, 'session'> | null>
  /** The drawing of a product as markup; empty if it has none. */
  readonly draw: (product: DrawnFacts) => Promise<string>
  readonly mode: 'demo' | 'live'
  readonly origin: string
  /** Whether this is a restored copy, which keeps still. */
  readonly isQuarantined: boolean
  /** Whether browsers keep visitors' pages for when the shop cannot be reached. */
  readonly keepsPages: boolean
  /** The VAT within list prices, in percent. */
  readonly vatPercent: number
  /** The OpenID providers people may choose. */
  readonly signInWith: readonly SignInChoice[]
  /** Who sells, as pages show it. */
  readonly seller: Pick<Seller, 'name' | 'address' | 'phone' | 'email'>
  /** The owner's logo, in the size in which it is shown; undefined: the shop's own. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | undefined
  /** What stands above every page now; '' for nothing. */
  readonly banner: string
  /** The language of whoever reads; undefined: English. */
  readonly language: Language | undefined
}

/** A document as pages are made: markup with its HTTP status. */
interface PageDocument {
  readonly status: number
  readonly html: string
}

/** Renders a page. One that leads elsewhere, or is no document, is a response. */
export type RenderPage = (request: Request, context: PageContext) => Promise<PageDocument | Response>

export interface PageRequest {
  readonly request: Request
  readonly clientAddress: string
}

/** Whom a page is rendered for. */
interface Reader extends Pick<PageContext, 'findUser' | 'language'> {
  /** As whom the page asks the shop: with this cookie, which belongs to this actor. Undefined: as a visitor. */
  readonly caller: { readonly cookie: string; readonly findActor: () => Promise<Actor | null> } | undefined
}

/** A document as it was rendered, its inline scripts marked by the nonce. */
export interface Rendered extends PageDocument {
  readonly nonce: string
}

/** Renders a page for a reader. A page that leads elsewhere is a response already, its address reduced to a path. */
export async function render(
  shop: Shop,
  renderPage: RenderPage,
  { request, clientAddress }: PageRequest,
  { findUser, language, caller }: Reader,
): Promise<Rendered | Response> {
  const nonce = randomBytes(16).toString('base64url')
  let isRefused = false
  const fetchShop = async (call: Request) => {
    if (caller) call.headers.set('cookie', caller.cookie)
    if (language) call.headers.set('accept-language', language.locale)
    const answer = await (new URL(call.url).pathname.startsWith('/api/auth/')
      ? callSignIn(shop, withClientAddress(call, clientAddress))
      : shop.api.fetch(call, { clientAddress, ...(caller && { findActor: caller.findActor }) }))
    isRefused ||= answer.status === 400 || answer.status === 422
    return answer
  }
  const { mode, origin, keepsPages, billing } = shop.settings.current
  const { seller: own, vatPercent } = billing
  const { name, address, phone, email } = own
  const { signInWith } = shop
  const isQuarantined = shop.isQuarantined()
  const seller = { name, address, phone, email }
  const draw = (product: DrawnFacts) => shop.drawings.draw(product, 'svg')
  const settings = { mode, origin, isQuarantined, keepsPages, vatPercent, signInWith, seller, language }
  const kept = shop.settings.logo()
  const logo = kept && { src: logoPath(kept), ...shownSize(kept) }
  const banner = shop.settings.bannerAt(shop.context().now())
  const page = { nonce, banner, logo, fetchShop, findUser, draw, ...settings }
  const rendered = await renderPage(request, page)
  if (rendered instanceof Response) return redirectWithin(request, rendered)
  // What a page asked for as its address says, and was refused, is a fault of the address.
  const status = rendered.status === 500 && isRefused ? 400 : rendered.status
  return { status, html: rendered.html, nonce }
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
