import { textNames } from '#contract/texts/text-names.ts'

/** Where the addresses of pages begin; the home page has nothing there. */
const FIRST: ReadonlySet<string> = new Set([
  '',
  'about',
  'addreview',
  'all-products',
  'basket',
  'blogs',
  'checkout',
  'compare',
  'confirm-address',
  'dashboard',
  'docs',
  'email-confirmed',
  'forgot-password',
  'home',
  'login',
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
])

/** The pattern of a page's address, of which there are few: `/parts/*`. `path` may have a query. */
export function routeOfPage(path: string): string {
  const end = path.indexOf('?')
  const [, first = '', ...more] = (end === -1 ? path : path.slice(0, end)).split('/', 3)
  if (!FIRST.has(first)) return 'no page'
  return more.length === 0 ? `/${first}` : `/${first}/*`
}
