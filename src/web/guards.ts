import { redirect } from '@tanstack/react-router'
import type { SessionUser } from './session.ts'

interface Visit {
  readonly context: { readonly user: SessionUser | null }
  readonly location: { readonly href: string }
}

/** Sends who is not signed in to the login page, which brings them back here. For `beforeLoad`. */
export function requireSignedIn({ context, location }: Visit): void {
  if (context.user) return
  throw redirect({ to: '/login', search: { from: location.href }, replace: true, statusCode: 302 })
}
