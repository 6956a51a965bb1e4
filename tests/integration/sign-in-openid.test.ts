import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Issued, startForger } from '../support/openid-forger.ts'
import { openTestShop } from '../support/shop.ts'

const client = { clientId: 'the-shop', clientSecret: 'a secret of the client' }
const forger = await startForger(client)
const openShop = () =>
  openTestShop({
    env: {
      OIDC_ISSUER: forger.issuer,
      OIDC_CLIENT_ID: client.clientId,
      OIDC_CLIENT_SECRET: client.clientSecret,
    },
  })
type Shop = Awaited<ReturnType<typeof openShop>>

let shop: Shop
beforeEach(async () => {
  forger.callItself(undefined)
  shop = await openShop()
  return () => shop.close()
})
afterAll(() => forger.close())

const begin = (visitor: ReturnType<Shop['newVisitor']>) =>
  visitor.send('POST', '/api/auth/sign-in/social', { provider: 'oidc', callbackURL: '/home' })

/** Signs in with what the provider issues; returns where that leads, and the session afterwards. */
async function signIn(issued: Issued, extra = '') {
  const visitor = shop.newVisitor()
  const { body } = await begin(visitor)
  const { searchParams } = new URL(z.object({ url: z.string() }).parse(body).url)
  forger.issue(issued, searchParams.get('nonce') ?? '')
  const back = `/api/auth/callback/oidc?code=c&state=${searchParams.get('state')}${extra}`
  const answer = await visitor.fetch(back)
  const session = (await visitor.send('GET', '/api/auth/get-session')).body
  return { location: answer.headers.get('location'), session }
}

test('a valid token signs the person in', async () => {
  const { location, session } = await signIn({})
  expect(location).toBe('/home')
  expect(session).toMatchObject({ user: { email: 'forged@example.com', emailVerified: true } })
})

describe('nobody is signed in', () => {
  const hourAgo = Math.floor(Date.now() / 1000) - 3600
  test.each<[string, Issued]>([
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['of no issuer', { claims: { iss: undefined } }],
    ['for another client', { claims: { aud: 'another-shop' } }],
    ['of another sign-in', { claims: { nonce: 'the nonce of another sign-in' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['of an hour ago', { claims: { iat: hourAgo, exp: hourAgo + 60 } }],
    ['signed by another key', { signedBy: 'another key' }],
    ['signed by nobody', { signedBy: 'nobody' }],
    ['signed by the client secret', { signedBy: 'the client secret' }],
    ['that is not there', { withoutIdToken: true }],
  ])('by a token %s', async (_, issued) => {
    const { location, session } = await signIn(issued)
    expect(location).toContain('error=unable_to_get_user_info')
    expect(session).toBeNull()
    shop.faults.splice(0)
  })

  test('by an answer from another provider', async () => {
    const { location, session } = await signIn({}, '&iss=https%3A%2F%2Fevil.example')
    expect(location).toContain('error=issuer_mismatch')
    expect(session).toBeNull()
    shop.faults.splice(0)
  })
})

test.each(['https://evil.example', 'with a slash at its end'])(
  'a provider whose issuer differs from OIDC_ISSUER is not used (%s)',
  async name => {
    forger.callItself(name.startsWith('https:') ? name : `${forger.issuer}/`)
    expect(await begin(shop.newVisitor())).toMatchObject({ status: 503, body: { code: 'PROVIDER_AWAY' } })
    expect(shop.faults.splice(0).join()).toContain(`configured as ${forger.issuer}, but calls itself`)
    forger.callItself(undefined)
    expect(await begin(shop.newVisitor())).toMatchObject({ status: 200 })
  },
)
