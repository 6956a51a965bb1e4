import { Link, type LinkProps } from '@tanstack/react-router'
import { ADD_PRODUCT, MY_ORDER, MY_PROFILE, PRODUCT_REVIEW, USERS } from '../../content/specification.ts'

interface Entry {
  readonly to: LinkProps['to']
  readonly label: string
}

const ownEntries: readonly Entry[] = [
  { to: '/dashboard', label: MY_ORDER },
  { to: '/dashboard/myprofile', label: MY_PROFILE },
  { to: '/dashboard/addreview', label: PRODUCT_REVIEW },
  { to: '/dashboard/addresses', label: 'Addresses' },
  { to: '/dashboard/lists', label: 'Lists' },
  { to: '/dashboard/quotes', label: 'Quotes' },
  { to: '/dashboard/account', label: 'Sign-in & security' },
]
const adminEntries: readonly Entry[] = [
  { to: '/dashboard/orders', label: 'Orders' },
  { to: '/dashboard/users', label: USERS },
  { to: '/dashboard/products', label: 'Products' },
  { to: '/dashboard/addproduct', label: ADD_PRODUCT },
  { to: '/dashboard/delivery', label: 'Delivery' },
  { to: '/dashboard/requests', label: 'Requests' },
  { to: '/dashboard/messages', label: 'Messages' },
  { to: '/dashboard/reviews', label: 'Reviews' },
  { to: '/dashboard/money', label: 'Money' },
  { to: '/dashboard/audit', label: 'Audit' },
]

/** The links of the dashboard. */
export function DashboardMenu({ isAdmin, onChoose }: { isAdmin: boolean; onChoose?: () => void }) {
  return (
    <nav aria-label="Dashboard">
      <MenuList entries={ownEntries} onChoose={onChoose} />
      {isAdmin && (
        <>
          <p className="eyebrow pt-5 pr-4 pl-[1.1875rem] pb-2 text-muted">Administration</p>
          <MenuList entries={adminEntries} onChoose={onChoose} />
        </>
      )}
    </nav>
  )
}

function MenuList({ entries, onChoose }: { entries: readonly Entry[]; onChoose: (() => void) | undefined }) {
  return (
    <ul>
      {entries.map(({ to, label }) => (
        <li key={label} className="border-b border-line">
          <Link
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            onClick={onChoose}
            className="block border-l-3 border-transparent px-4 py-3 font-semibold hover:bg-base-300 aria-[current=page]:border-base-content aria-[current=page]:bg-base-100"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
