import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  useRouter,
} from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import barlowCondensed from '../fonts/barlow-condensed-latin-600-normal.woff2?url'
import barlow from '../fonts/barlow-latin-400-normal.woff2?url'
import barlowSemiBold from '../fonts/barlow-latin-600-normal.woff2?url'
import { hydrated } from '../hydrated.ts'
import lateFonts from '../late-fonts.css?inline'
import type { SessionStore } from '../session.ts'
import type { Site } from '../site.ts'
import stylesheet from '../styles.css?url'
import { KEEP_PRESSES_SCRIPT } from '../ui/base/browser/keep-presses.ts'
import { PRICES_SCRIPT } from '../ui/base/browser/shown-prices.ts'
import { THEME_SCRIPT } from '../ui/base/browser/theme.ts'
import { ErrorPage } from '../ui/base/page/ErrorPage.tsx'
import { DemoBanner } from '../ui/shell/DemoBanner.tsx'
import { Footer } from '../ui/shell/Footer.tsx'
import { PageChange } from '../ui/shell/PageChange.tsx'
import { SlowCalls } from '../ui/shell/SlowCalls.tsx'
import { TopBar } from '../ui/shell/TopBar.tsx'
import { CompareTray } from '../ui/visitor/compare/CompareTray.tsx'

/**
 * What `z.config({ jitless: true })` does, before any schema is made and without zod in the first chunk: otherwise zod tries
 * whether it may use eval, and browsers report that the content security policy was broken.
 */
const WITHOUT_EVAL_SCRIPT = 'globalThis.__zod_globalConfig={jitless:true}'

/** One, as the policy of a page names each by its hash. */
const FIRST_SCRIPTS = [THEME_SCRIPT, PRICES_SCRIPT, KEEP_PRESSES_SCRIPT, WITHOUT_EVAL_SCRIPT].join(';')

const fonts = [barlow, barlowSemiBold, barlowCondensed]

export const Route = createRootRouteWithContext<{ session: SessionStore; site: Site }>()({
  beforeLoad: async ({ context }) => {
    await hydrated()
    return { user: await context.session.get() }
  },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'Parts Hub' },
      { property: 'og:site_name', content: 'Parts Hub' },
      { property: 'og:type', content: 'website' },
    ],
    links: [
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      ...fonts.map(href => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }),
  shellComponent: Document,
  component: Shop,
  errorComponent: props => (
    <main>
      <ErrorPage {...props} />
    </main>
  ),
})

/** The document around every page, error pages included. */
function Document({ children }: { children: ReactNode }) {
  const { language } = useRouter().options.context.site
  return (
    <html lang={language?.locale ?? 'en'} suppressHydrationWarning>
      <head>
        <HeadContent />
        {/* The colour of the top bar. Here, as the framework keeps only one meta per name. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#1a222a" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1115" />
        <ScriptOnce>{FIRST_SCRIPTS}</ScriptOnce>
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Shop() {
  const { user, site } = Route.useRouteContext()
  useEffect(addLateFonts, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="btn sr-only btn-secondary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-2.5"
      >
        Skip to content
      </a>
      {site.mode === 'demo' && <DemoBanner />}
      <TopBar user={user} site={site} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer seller={site.seller} />
      <CompareTray />
      <PageChange />
      <SlowCalls />
    </div>
  )
}

/** In a sheet that needs no request of its own. Old browsers show the fallback face. */
function addLateFonts(): void {
  if (!('replaceSync' in CSSStyleSheet.prototype)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(lateFonts)
  document.adoptedStyleSheets.push(sheet)
}
