/**
 * On https, cookies that no other host of the domain can set or read (`__Host-`), and that are never sent unencrypted.
 * Better Auth's own switch would add `__Secure-` before every name, but a name can have only one prefix.
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

/** The only name under which the shop sets and reads a session's cookie: any other, prefixed or not, was set by somebody else. */
export function sessionCookieName(origin: string): string {
  return `${cookiesFor(origin).cookiePrefix}.session_token`
}

/** The `name=value` pair of this cookie in a Cookie header; undefined if there is none. Of several, the first counts. */
export function findCookie(header: string | null, name: string): string | undefined {
  return header?.split(/;\s*/).find(pair => pair.startsWith(`${name}=`) && pair.length > name.length + 1)
}
