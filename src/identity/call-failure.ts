import { isAPIError } from 'better-auth/api'

/** Whether a sign-in call failed. For calls that answer with a redirect: whether it leads to an error. */
export function isFailure(returned: unknown): boolean {
  if (!isAPIError(returned)) return false
  const location = new Headers(returned.headers).get('location')
  return location === null || /[?&]error=/.test(location)
}
