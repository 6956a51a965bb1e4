import { useLocation } from '@tanstack/react-router'
import type { SessionUser } from '../../session.ts'
import { Brand } from './Brand.tsx'
import { DrawerButton } from './DrawerButton.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavRow } from './NavLinks.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

/** The bar at the top of every page. */
export function TopBar({ user }: { user: SessionUser | null }) {
  const isDashboard = useLocation({ select: ({ pathname }) => pathname.startsWith('/dashboard') })
  const isSignedIn = user !== null
  return (
    <header className="on-ink sticky top-0 z-40 border-b border-ink-line bg-ink">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:gap-3 sm:px-6 lg:px-8">
        {isDashboard && isSignedIn && <DrawerButton />}
        <Brand />
        <nav aria-label="Main" className="ml-6 hidden h-full lg:block">
          <NavRow isSignedIn={isSignedIn} />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeToggle />
          {user && (
            <div className="hidden items-center gap-4 border-l border-ink-line pl-4 lg:flex">
              <span className="max-w-48 truncate text-[0.9375rem] text-ink-muted">{user.name}</span>
              <SignOutButton className="btn border-ink-line bg-transparent btn-sm text-ink-content hover:border-ink-muted" />
            </div>
          )}
          <MobileMenu user={user} />
        </div>
      </div>
    </header>
  )
}
