/** The names and values of the cookies that an answer sets; an empty value deletes the cookie. */
export function readSetCookies(response: Response): [name: string, value: string][] {
  return response.headers.getSetCookie().map(cookie => {
    const [pair = ''] = cookie.split(';')
    const equals = pair.indexOf('=')
    return [pair.slice(0, equals), pair.slice(equals + 1)]
  })
}
