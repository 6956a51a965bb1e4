/** Signs a person in, up first if they are new, and returns their cookie. Throws if they cannot. */
export async function signIn(
  origin: string,
  person: { readonly email: string; readonly password: string; readonly name?: string },
  { isNew = false } = {},
): Promise<string> {
  const post = (call: string) =>
    fetch(`${origin}/api/auth/${call}/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(person),
    })
  if (isNew) await (await post('sign-up')).arrayBuffer()
  const answer = await post('sign-in')
  if (!answer.ok) throw new Error(`${person.email} cannot sign in: ${answer.status} ${await answer.text()}`)
  const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0])
  return cookies.join('; ')
}
