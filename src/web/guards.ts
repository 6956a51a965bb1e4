import { notFound, redirect } from '@tanstack/react-router'
import { needsTwoStep } from '#contract/accounts/sign-in.ts'
import { CallError } from './client.ts'
import type { SessionUser } from './session.ts'
import type { Site } from './site.ts'

interface Visit {
  readonly context: { readonly user: SessionUser | null }
  readonly location: { readonly href: string }
}

/** Redirects visitors to the login page, which brings them back here. For `beforeLoad`. */
export function requireSignedIn({ context, location }: Visit): void {
  if (context.user) return
  throw redirect({ to: '/login', search: { from: location.href }, replace: true, statusCode: 302 })
}

/** Redirects staff who have to turn on two-step sign-in first to the page for it. For `beforeLoad` of the admin pages. */
export function requireTwoStep({
  context: { user, site },
}: {
  readonly context: { readonly user: SessionUser | null; readonly site: Site }
}): void {
  if (user && needsTwoStep(user, site.mode))
    throw redirect({ to: '/dashboard/account', replace: true, statusCode: 302 })
}

/** Undefined for a 404 of the shop; anything else is thrown again. For `catch`. */
export function noneOf404(error: unknown): undefined {
  if (error instanceof CallError && error.status === 404) return undefined
  throw error
}

/** The result of a call; a 404 of the shop becomes the 404 of the page. */
export async function foundOr404<Found>(pending: Promise<Found>): Promise<Found> {
  try {
    return await pending
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw notFound()
    throw error
  }
}
