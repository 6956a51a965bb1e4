import { expect } from 'vitest'
import { z } from 'zod'
import type { Caller } from './caller.ts'
import { ORIGIN } from './shop.ts'

export interface Identity {
  readonly name: string
  readonly email: string
  readonly isVerified?: boolean
}

const begun = z.object({ url: z.string() })

/** Follows redirects as a browser does, until an answer is not a redirect or leaves the sign-in. */
async function follow(person: Caller, address: string): Promise<{ path: string; answer: Response }> {
  let path = toPath(address)
  for (let hop = 0; hop < 10; hop += 1) {
    if (!/^\/(openid|api\/auth)\//.test(path)) return { path, answer: new Response(null) }
    const answer = await person.fetch(path)
    const location = answer.headers.get('location')
    if (location === null) return { path, answer }
    path = toPath(location)
  }
  throw new Error('the redirects do not end')
}

/** Continues with Google to the provider's page; returns its path. */
export async function openProvider(person: Caller, from = '/home', call = 'sign-in/social'): Promise<string> {
  const body = { provider: 'google', callbackURL: from, errorCallbackURL: '/login' }
  const answer = await person.send('POST', `/api/auth/${call}`, body)
  expect(answer).toMatchObject({ status: 200 })
  const { path } = await follow(person, begun.parse(answer.body).url)
  return path
}

/** Fills in the provider's form, and returns where it leads. */
export async function identify(person: Caller, page: string, identity: Identity): Promise<string> {
  const form = new URLSearchParams({ name: identity.name, email: identity.email })
  if (identity.isVerified !== false) form.set('verified', 'yes')
  const answer = await person.fetch(page, { method: 'POST', body: form })
  expect(answer.status).toBe(303)
  return (await follow(person, answer.headers.get('location') ?? '')).path
}

/** The whole sign-in: button, provider and back. */
export async function signInWithGoogle(person: Caller, identity: Identity, from?: string): Promise<string> {
  return identify(person, await openProvider(person, from), identity)
}

function toPath(address: string): string {
  const { origin, pathname, search } = new URL(address, ORIGIN)
  expect(origin).toBe(ORIGIN)
  return pathname + search
}
