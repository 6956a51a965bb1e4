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
