import { textNames } from '#contract/texts/text-names.ts'

/** Where the addresses of pages begin; the home page has nothing there. */
const FIRST = [
  '',
  'about',
  'addreview',
  'all-products',
  'basket',
  'blogs',
  'checkout',
  'compare',
  'confirm-address',
  'join',
  'dashboard',
  'docs',
  'email-confirmed',
  'forgot-password',
  'home',
  'login',
  'message',
  'myprofile',
  'parts',
  'portfolio',
  'purchase',
  'quick-order',
  'reset-password',
  'shared-basket',
  'signup',
  'track',
  ...textNames,
]

const ROUTES: ReadonlyMap<string, string> = new Map(FIRST.map(first => [first, `/${first}`]))
const ROUTES_BELOW: ReadonlyMap<string, string> = new Map(FIRST.map(first => [first, `/${first}/*`]))

/** The pattern of a page's address, of which there are few: `/parts/*`. `path` may have a query. */
export function routeOfPage(path: string): string {
  const [, first = '', below] = /^\/([^/?]*)(\/)?/.exec(path) ?? []
  return (below === undefined ? ROUTES : ROUTES_BELOW).get(first) ?? 'no page'
}
