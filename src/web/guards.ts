import { notFound, redirect } from '@tanstack/react-router'
import { needsTwoStep } from '#contract/two-step.ts'
import { CallError } from './client.ts'
import type { SessionUser } from './session.ts'
import type { Site } from './site.ts'

interface Visit {
  readonly context: { readonly user: SessionUser | null }
  readonly location: { readonly href: string }
}

/** Sends who is not signed in to the login page, which brings them back here. For `beforeLoad`. */
export function requireSignedIn({ context, location }: Visit): void {
  if (context.user) return
  throw redirect({ to: '/login', search: { from: location.href }, replace: true, statusCode: 302 })
}

/** Sends an admin who has to turn on two-step sign-in first from the admins' pages to where that is done. */
export function requireTwoStep({
  context: { user, site },
  location,
}: Visit & {
  readonly context: { readonly site: Site }
  readonly location: { readonly pathname: string }
}): void {
  const isOwnPage = OWN_PAGES.test(location.pathname)
  if (user && !isOwnPage && needsTwoStep(user, site.mode))
    throw redirect({ to: '/dashboard/account', replace: true, statusCode: 302 })
}

/** The pages of the dashboard that everybody has; all others are the admins'. */
const OWN_PAGES = /^\/dashboard(\/(account|myprofile|addreview|payment\/.*|order\/.*|invoice\/.*))?\/?$/

/** What a call found; where the shop says there is no such thing, the page is not found either. */
export async function foundOr404<Found>(pending: Promise<Found>): Promise<Found> {
  try {
    return await pending
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw notFound()
    throw error
  }
}
