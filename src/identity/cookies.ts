/**
 * On https, cookies that no other host of the domain can set or see (`__Host-`), and that never travel in the clear. Better
 * Auth's own switch would add `__Secure-` before every name, and a name has one prefix only.
 * https://www.rfc-editor.org/rfc/rfc6265bis#section-4.1.3
 */
export function cookiesFor(origin: string) {
  const isSecure = origin.startsWith('https:')
  return {
    useSecureCookies: false,
    cookiePrefix: isSecure ? '__Host-better-auth' : 'better-auth',
    defaultCookieAttributes: { secure: isSecure },
  }
}

/** The one name under which the shop sets and reads a session's cookie: any other name, prefixed or not, was set by somebody else. */
export function sessionCookieName(origin: string): string {
  return `${cookiesFor(origin).cookiePrefix}.session_token`
}

/** The `name=value` pair of this cookie in a Cookie header; undefined where it has none. Of several the first counts. */
export function findCookie(header: string | null, name: string): string | undefined {
  return header?.split(/;\s*/).find(pair => pair.startsWith(`${name}=`) && pair.length > name.length + 1)
}
