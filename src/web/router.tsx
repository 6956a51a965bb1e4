import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { createSessionStore } from './session.ts'
import type { Site } from './site.ts'
import { ErrorPage } from './ui/base/page/ErrorPage.tsx'
import { NotFoundPage } from './ui/base/page/NotFoundPage.tsx'
import { PageSkeleton } from './ui/base/page/Skeleton.tsx'
import type { Arrival } from './ui/customer/sign-in/landing.ts'

/** How long the pages that links lead to are as good as loaded when they are pressed. */
const PRELOAD_FRESH_MS = 5000

const readPage = createIsomorphicFn()
  .server(() => getGlobalStartContext())
  .client(() => undefined)

/** Browsers fetch it when they want it. On the server it is there: the router waits for the parts of routes, not for those of all routes. */
const findNotFoundPage = createIsomorphicFn()
  .server((): typeof NotFoundPage => NotFoundPage)
  .client(() => lazyRouteComponent(() => import('./ui/base/page/NotFoundPage.tsx'), 'NotFoundPage'))

/** Before the document has told browsers what it is. */
const EMPTY_SITE: Site = {
  mode: 'demo',
  origin: '',
  isQuarantined: false,
  keepsPages: false,
  vatPercent: 0,
  signInWith: [],
  seller: { name: '', address: [], phone: '', email: '' },
}

/** What of the server's settings pages may know. */
function chooseSite(page: NonNullable<ReturnType<typeof getGlobalStartContext>>): Site {
  const { mode, origin, isQuarantined, keepsPages, vatPercent, signInWith, seller, logo, language } = page
  const always = { mode, origin, isQuarantined, keepsPages, vatPercent, signInWith, seller }
  return { ...always, ...(logo && { logo }), ...(language && { language }) }
}

/** A router for one rendering on the server, or for the lifetime of a page in the browser. */
export function getRouter() {
  const page = readPage()
  const session = createSessionStore()
  const site: Site = import.meta.env.SSR && page ? chooseSite(page) : EMPTY_SITE
  const context = { session, site }
  return createRouter({
    routeTree,
    context,
    ssr: { nonce: page?.nonce },
    parseSearch,
    stringifySearch,
    scrollRestoration: restoreUnlessScrolled(),
    defaultPreload: 'intent',
    // What was loaded when a pointer came is shown at the press, and not asked for again. What is changed meanwhile is: see `invalidate`.
    defaultPreloadStaleTime: PRELOAD_FRESH_MS,
    // Until then the page that is left stays.
    defaultPendingMs: 3000,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: findNotFoundPage(),
    defaultPendingComponent: PageSkeleton,
    dehydrate: () => ({
      user: session.peek() ?? null,
      site: {
        ...site,
        signInWith: [...site.signInWith],
        seller: { ...site.seller, address: [...site.seller.address] },
      },
    }),
    hydrate: told => {
      session.remember(told.user)
      Object.assign(site, told.site)
    },
  })
}

/**
 * The router's rule of when to scroll: always, but not when it takes over a page that somebody has scrolled before the scripts came. It
 * would go to the top then.
 */
function restoreUnlessScrolled(): () => boolean {
  let isTakingOver = typeof window !== 'undefined'
  return () => {
    const isScrolled = isTakingOver && window.scrollY > 0
    isTakingOver = false
    return !isScrolled
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface HistoryState {
    /** What the login page knows of how somebody came there; not in its address, which others may see. */
    readonly arrival?: Arrival
  }
}
