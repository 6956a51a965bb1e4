import { Link, type LinkProps } from '@tanstack/react-router'

interface Entry {
  readonly to: LinkProps['to']
  readonly label: string
  readonly isExact?: boolean
}

/** The links of the top bar; the dashboard for people who are signed in, the login for visitors. */
function listEntries(isSignedIn: boolean): readonly Entry[] {
  return [
    { to: '/', label: 'Home', isExact: true },
    { to: '/all-products', label: 'Tools' },
    { to: '/parts', label: 'Parts' },
    { to: '/blogs', label: 'Blogs' },
    { to: '/portfolio', label: 'Portfolio' },
    isSignedIn ? { to: '/dashboard', label: 'Dashboard' } : { to: '/login', label: 'Login' },
  ]
}

/** The links of the top bar, side by side. */
export function NavRow({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <ul className="flex h-full items-stretch">
      {listEntries(isSignedIn).map(({ to, label, isExact = false }) => (
        <li key={label}>
          <Link
            to={to}
            activeOptions={{ exact: isExact }}
            className="flex h-full items-center border-y-3 border-transparent px-2 text-[0.9375rem] font-semibold text-ink-muted transition-colors hover:text-ink-content aria-[current=page]:border-b-ink-content aria-[current=page]:text-ink-content"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The same links one below the other, for the menu on small screens. */
export function NavColumn({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <ul>
      {listEntries(isSignedIn).map(({ to, label, isExact = false }) => (
        <li key={label} className="border-t border-ink-line">
          <Link
            to={to}
            activeOptions={{ exact: isExact }}
            className="block border-l-3 border-transparent px-4 py-3 font-semibold text-ink-content hover:bg-ink-line aria-[current=page]:border-ink-content"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
