import { getRouteApi } from '@tanstack/react-router'
import { isGranted, type StaffRight } from '#contract/accounts/rights.ts'
import { isStaff } from '#contract/accounts/roles.ts'
import { needsTwoStep } from '#contract/accounts/sign-in.ts'
import type { SessionUser } from './session.ts'
import type { Site } from './site.ts'

export interface Visit {
  readonly user: SessionUser | null
  readonly site: Site
}

export type HasRight = (right: StaffRight) => boolean

/** Which rights of staff the visitor has: to show what they can do. Whether they may, the calls decide. */
export function rightsOf({ user, site }: Visit): HasRight {
  const isActive = user !== null && isStaff(user.role) && !needsTwoStep(user, site.mode)
  return right => isActive && isGranted(right, user.role)
}

const root = getRouteApi('__root__')

/** The same, of whoever looks at the page. */
export function useRights(): HasRight {
  return rightsOf(root.useRouteContext())
}
