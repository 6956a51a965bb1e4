import { Link, useLocation } from '@tanstack/react-router'
import type { SessionUser } from '../../session.ts'
import type { Site } from '../../site.ts'
import { turnTheme, useIsDark } from '../base/browser/theme.ts'
import { BasketButton } from '../basket/BasketButton.tsx'
import { SearchField } from '../visitor/search-field/SearchField.tsx'
import { SIDEBAR_ID, setDrawer, useDrawer } from './drawer.ts'
import { MobileMenu } from './MobileMenu.tsx'
import { NavRow } from './NavLinks.tsx'
import { PriceSwitch } from './PriceSwitch.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/** The bar at the top of every page. */
export function TopBar({ user, site }: { user: SessionUser | null; site: Site }) {
  const isDashboard = useLocation({ select: ({ pathname }) => pathname.startsWith('/dashboard') })
  const isSignedIn = user !== null
  const hasDrawer = isDashboard && isSignedIn
  return (
    <header className="on-ink sticky top-0 z-40 border-b border-ink-line bg-ink max-md:-top-16">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-1 px-3 min-[22.5rem]:gap-x-2 min-[22.5rem]:px-4 sm:gap-x-3 sm:px-6 md:flex-nowrap lg:px-8">
        {hasDrawer && <DrawerButton />}
        <Brand isShort={hasDrawer} site={site} />
        <nav aria-label="Main" className="ml-3 hidden h-16 lg:block">
          <NavRow isSignedIn={isSignedIn} />
        </nav>
        <SearchField className="order-last w-full pb-2.5 md:order-none md:ml-3 md:w-auto md:grow md:pb-0" />
        <div className="ml-auto flex h-16 shrink-0 items-center gap-1 min-[22.5rem]:gap-2">
          <PriceSwitch isStacked className="max-xl:hidden" />
          <BasketButton user={user} />
          <ThemeToggle />
          {user && (
            <div className="hidden items-center gap-4 border-l border-ink-line pl-4 xl:flex">
              <span title={user.name} className="max-w-24 truncate text-[0.9375rem] text-ink-muted">
                {user.name}
              </span>
              <SignOutButton className="btn border-ink-line bg-transparent btn-sm text-ink-content hover:border-ink-muted" />
            </div>
          )}
          <MobileMenu user={user} />
        </div>
      </div>
    </header>
  )
}

/** The owner's logo, on white in both themes, or the shop's: a hexagon nut and its name, which is only spoken on a phone where `isShort`. */
function Brand({ isShort, site: { logo, seller } }: { isShort: boolean; site: Site }) {
  return (
    <Link
      to="/"
      className="flex shrink-0 items-center gap-2.5 font-condensed text-2xl font-semibold tracking-wide text-ink-content uppercase"
    >
      {logo ? (
        <img {...logo} alt={seller.name} className="brand-logo" />
      ) : (
        <>
          <svg viewBox="0 0 32 32" className="size-7" aria-hidden="true">
            <path
              d="M14.5 1.2a3 3 0 0 1 3 0l10.6 6.1a3 3 0 0 1 1.5 2.6v12.2a3 3 0 0 1-1.5 2.6l-10.6 6.1a3 3 0 0 1-3 0L3.9 24.7a3 3 0 0 1-1.5-2.6V9.9a3 3 0 0 1 1.5-2.6z"
              className="fill-accent"
            />
            <circle cx="16" cy="16" r="9" className="fill-ink" />
            <circle cx="16" cy="16" r="4.4" className="fill-accent" />
          </svg>
          <span className={isShort ? 'max-sm:sr-only' : undefined}>Parts Hub</span>
        </>
      )}
    </Link>
  )
}

/** Shows and hides the dashboard's side menu on small screens. */
function DrawerButton() {
  const isOpen = useDrawer()
  return (
    <button
      type="button"
      aria-label="Dashboard menu"
      aria-expanded={isOpen}
      aria-controls={SIDEBAR_ID}
      onClick={() => setDrawer(!isOpen)}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-field border border-ink-line text-ink-content hover:border-ink-muted lg:hidden"
    >
      <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-[1.75]" aria-hidden="true">
        <rect x="2" y="3" width="16" height="14" rx="1" />
        <path d="M8 3v14M4.5 7h1M4.5 10h1" />
      </svg>
    </button>
  )
}

/**
 * Switches between dark and light. Its look follows the theme itself, not the checkbox, so that it is right from the first paint;
 * hidden without JavaScript.
 */
function ThemeToggle() {
  const isDark = useIsDark()
  return (
    <label className="relative flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-field text-ink-muted hover:text-ink-content has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-focus [@media(scripting:none)]:hidden">
      <input
        type="checkbox"
        aria-label="Dark theme"
        checked={isDark}
        onChange={turnTheme}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-[1.75]" aria-hidden="true">
        <g className="dark:hidden">
          <circle cx="10" cy="10" r="3.5" />
          <path d="M10 1.5v2.5M10 16v2.5M1.5 10H4M16 10h2.5M4 4l1.75 1.75M14.25 14.25L16 16M16 4l-1.75 1.75M5.75 14.25L4 16" />
        </g>
        <path d="M17 11.8A7.5 7.5 0 1 1 8.2 3a6 6 0 0 0 8.8 8.8z" className="hidden dark:block" />
      </svg>
    </label>
  )
}
