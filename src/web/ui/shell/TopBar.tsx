import { useLocation } from '@tanstack/react-router'
import type { SessionUser } from '../../session.ts'
import { BasketButton } from '../basket/BasketButton.tsx'
import { SearchField } from '../visitor/search-field/SearchField.tsx'
import { Brand } from './Brand.tsx'
import { DrawerButton } from './DrawerButton.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavRow } from './NavLinks.tsx'
import { PriceSwitch } from './PriceSwitch.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

/** The bar at the top of every page. */
export function TopBar({ user }: { user: SessionUser | null }) {
  const isDashboard = useLocation({ select: ({ pathname }) => pathname.startsWith('/dashboard') })
  const isSignedIn = user !== null
  const hasDrawer = isDashboard && isSignedIn
  return (
    <header className="on-ink sticky top-0 z-40 border-b border-ink-line bg-ink max-md:-top-16">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 px-4 sm:gap-x-3 sm:px-6 md:flex-nowrap lg:px-8">
        {hasDrawer && <DrawerButton />}
        <Brand isShort={hasDrawer} />
        <nav aria-label="Main" className="ml-3 hidden h-16 lg:block">
          <NavRow isSignedIn={isSignedIn} />
        </nav>
        <SearchField className="order-last w-full pb-2.5 md:order-none md:ml-3 md:w-auto md:grow md:pb-0" />
        <div className="ml-auto flex h-16 shrink-0 items-center gap-2">
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
