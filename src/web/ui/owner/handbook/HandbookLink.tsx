import { getRouteApi, Link, useRouterState } from '@tanstack/react-router'
import { isStaff } from '#contract/accounts/roles.ts'
import { useRights } from '../../../rights.ts'
import { ownHandbook } from './handbook.ts'
import { findPlace } from './places.ts'

const root = getRouteApi('__root__')

/** Leads those who work for the shop from a page of the desk to where the handbook tells of it. In the room above the page's heading, which does not move. */
export function HandbookLink() {
  const { user } = root.useRouteContext()
  const maySee = useRights()('readDesk')
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId })
  if (!maySee || !user || !isStaff(user.role)) return null
  const place = findPlace(page, ownHandbook[user.role])
  if (!place) return null
  return (
    <p className="-mt-6 flex justify-end text-sm print:hidden">
      <Link
        to="/dashboard/handbook/{-$name}"
        params={{ name: place.name }}
        hash={place.hash}
        preload={false}
        className="inline-flex min-h-6 items-center text-muted hover:underline"
      >
        Handbook<span className="sr-only"> about this page</span>
      </Link>
    </p>
  )
}
