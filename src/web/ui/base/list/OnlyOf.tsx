import { Link, type LinkProps } from '@tanstack/react-router'

/** Says that a list shows what one customer has alone, and leads to everybody's. */
export function OnlyOf({ customer, all }: { customer: string | undefined; all: LinkProps }) {
  if (customer === undefined) return null
  return (
    <p className="mb-6 flex flex-wrap items-baseline gap-x-3">
      <span>
        Only of{' '}
        <Link
          to="/dashboard/customers/$email"
          params={{ email: customer }}
          preload={false}
          className="text-link font-semibold break-all"
        >
          {customer}
        </Link>
      </span>
      <Link {...all} className="link">
        Show everybody’s
      </Link>
    </p>
  )
}
