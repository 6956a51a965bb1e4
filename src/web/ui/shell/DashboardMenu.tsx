import { Link, type LinkProps } from '@tanstack/react-router'
import { Fragment, useId } from 'react'
import type { Desk } from '#contract/desk/desk.ts'
import type { DeskTask } from '#contract/desk/tasks.ts'
import { ADD_PRODUCT, MY_ORDER, MY_PROFILE, PRODUCT_REVIEW, USERS } from '../../content/specification.ts'
import { rightOfPage } from '../../page-rights.ts'
import { useRights } from '../../rights.ts'
import { formatCount } from '../base/figures/format.ts'

interface Entry {
  readonly to: LinkProps['to']
  readonly label: string
  /** What of the desk is worked there: how much waits is said beside the label. */
  readonly tasks?: readonly DeskTask[]
}

interface AdminEntry extends Entry {
  readonly page: keyof typeof rightOfPage
}

const ownEntries: readonly Entry[] = [
  { to: '/dashboard', label: MY_ORDER },
  { to: '/dashboard/myprofile', label: MY_PROFILE },
  { to: '/dashboard/addreview', label: PRODUCT_REVIEW },
  { to: '/dashboard/addresses', label: 'Addresses' },
  { to: '/dashboard/lists', label: 'Lists' },
  { to: '/dashboard/quotes', label: 'Quotes' },
  { to: '/dashboard/conversations', label: 'My messages' },
  { to: '/dashboard/account', label: 'Sign-in & security' },
]
/** What those who work for the shop do there, by what it is about. */
const groups: readonly { readonly label: string; readonly entries: readonly AdminEntry[] }[] = [
  {
    label: 'Orders',
    entries: [
      {
        to: '/dashboard/orders',
        page: '/dashboard/_admin/orders/',
        label: 'Orders',
        tasks: ['to-ship', 'address-needed'],
      },
      {
        to: '/dashboard/requests',
        page: '/dashboard/_admin/requests/',
        label: 'Requests',
        tasks: ['requests'],
      },
      { to: '/dashboard/returns', page: '/dashboard/_admin/returns', label: 'Returns', tasks: ['returns'] },
    ],
  },
  {
    label: 'Customers',
    entries: [
      { to: '/dashboard/customers', page: '/dashboard/_admin/customers/', label: 'Customers' },
      {
        to: '/dashboard/messages',
        page: '/dashboard/_admin/messages/',
        label: 'Messages',
        tasks: ['messages'],
      },
      { to: '/dashboard/reviews', page: '/dashboard/_admin/reviews', label: 'Reviews' },
      { to: '/dashboard/users', page: '/dashboard/_admin/users', label: USERS },
    ],
  },
  {
    label: 'Goods',
    entries: [
      {
        to: '/dashboard/products',
        page: '/dashboard/_admin/products/',
        label: 'Products',
        tasks: ['low-stock'],
      },
      { to: '/dashboard/addproduct', page: '/dashboard/_admin/addproduct', label: ADD_PRODUCT },
      { to: '/dashboard/purchasing', page: '/dashboard/_admin/purchasing/', label: 'Purchasing' },
      { to: '/dashboard/lots', page: '/dashboard/_admin/lots/', label: 'Lots' },
      { to: '/dashboard/counting', page: '/dashboard/_admin/counting/', label: 'Counting' },
    ],
  },
  {
    label: 'Money',
    entries: [
      {
        to: '/dashboard/money',
        page: '/dashboard/_admin/money/',
        label: 'Money',
        tasks: ['overdue', 'failed-refunds', 'disputes', 'held-payments', 'failed-webhooks'],
      },
      { to: '/dashboard/bank-entries', page: '/dashboard/_admin/bank-entries', label: 'Bank statement' },
      { to: '/dashboard/bookkeeping', page: '/dashboard/_admin/bookkeeping/', label: 'Bookkeeping' },
      { to: '/dashboard/sales', page: '/dashboard/_admin/sales', label: 'Sales' },
    ],
  },
  {
    label: 'Shop',
    entries: [
      { to: '/dashboard/delivery', page: '/dashboard/_admin/delivery', label: 'Delivery' },
      { to: '/dashboard/staff', page: '/dashboard/_admin/staff', label: 'Staff' },
      { to: '/dashboard/roles', page: '/dashboard/_admin/roles', label: 'Roles' },
      { to: '/dashboard/audit', page: '/dashboard/_admin/audit', label: 'Audit' },
      { to: '/dashboard/api-keys', page: '/dashboard/_admin/api-keys', label: 'API keys' },
      {
        to: '/dashboard/webhooks',
        page: '/dashboard/_admin/webhooks',
        label: 'Webhooks',
        tasks: ['webhooks-off'],
      },
      { to: '/dashboard/settings', page: '/dashboard/_admin/settings', label: 'Settings' },
      { to: '/dashboard/handbook/{-$name}', page: '/dashboard/_admin/handbook/{-$name}', label: 'Handbook' },
    ],
  },
]

/** The links of the dashboard. */
export function DashboardMenu({
  desk,
  onChoose,
}: {
  /** How much waits; undefined if that is not known. */
  desk: Desk | undefined
  onChoose?: () => void
}) {
  const has = useRights()
  // The menu is there twice on a small screen: beside the page, not shown, and in the drawer.
  const menuId = useId()
  return (
    <nav aria-label="Dashboard">
      <MenuList entries={ownEntries} desk={undefined} onChoose={onChoose} />
      {groups.map(({ label, entries }) => {
        const seen = entries.filter(({ page }) => has(rightOfPage[page]))
        const id = `${menuId}-${label}`
        return (
          seen.length > 0 && (
            <Fragment key={label}>
              <p id={id} className="eyebrow pt-5 pr-4 pl-[1.1875rem] pb-2 text-muted">
                {label}
              </p>
              <MenuList entries={seen} desk={desk} onChoose={onChoose} labelledBy={id} />
            </Fragment>
          )
        )
      })}
    </nav>
  )
}

interface MenuListProps {
  entries: readonly Entry[]
  desk: Desk | undefined
  onChoose: (() => void) | undefined
  /** The id of its heading. */
  labelledBy?: string
}

function MenuList({ entries, desk, onChoose, labelledBy }: MenuListProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {entries.map(({ to, label, tasks = [] }) => (
        <li key={label} className="border-b border-line">
          <Link
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            onClick={onChoose}
            className="flex items-center justify-between gap-3 border-l-3 border-transparent px-4 py-3 font-semibold hover:bg-base-300 aria-[current=page]:border-base-content aria-[current=page]:bg-base-100"
          >
            {label}
            <Waiting count={tasks.reduce((sum, task) => sum + (desk?.[task] ?? 0), 0)} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="badge badge-neutral badge-sm font-semibold">
      {formatCount(count)}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
