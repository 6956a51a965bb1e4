import { afterAll, expect, test } from 'vitest'
import { textNames } from '#contract/texts/text-names.ts'
import type { RenderPage } from '#server/front/front.ts'
import { readSetCookies } from '../support/cookies.ts'
import { openTestFront } from '../support/front.ts'

let renderings = 0
/** A page that names the person it was rendered for, as the pages' top bar does, and tries to set a cookie. */
const renderPage: RenderPage = async (_, { findUser }) => {
  renderings += 1
  const who = (await findUser())?.name ?? 'a visitor'
  const headers = { 'content-type': 'text/html', 'set-cookie': 'better-auth.session_token=of-somebody' }
  return new Response(`<p>for ${who}, rendering ${renderings}</p>`, { headers })
}
const front = await openTestFront(renderPage)
afterAll(() => front.close())
const { base, origin } = front

const post = (path: string, body: object) =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })

async function signIn(name: string): Promise<string> {
  const form = { name, email: `${name.toLowerCase()}@example.com`, password: 'correct horse battery' }
  await post('/api/auth/sign-up/email', form)
  const answer = await post('/api/auth/sign-in/email', form)
  return [...readSetCookies(answer)].map(([key, value]) => `${key}=${value}`).join('; ')
}

async function look(cookie?: string, path = '/home') {
  const answer = await fetch(base + path, cookie === undefined ? {} : { headers: { cookie } })
  return { text: await answer.text(), headers: answer.headers }
}

test('a page rendered for one person is not served to anyone else, nor cached', async () => {
  const [ada, bob] = [await signIn('Ada'), await signIn('Bob')]
  for (let round = 0; round < 2; round += 1) {
    const page = await look(ada)
    expect(page.text).toContain('for Ada')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect((await look(bob)).text).toContain('for Bob')
    expect((await look()).text).toContain('for a visitor')
  }
})

test('a page extends the session, and its cookie, of who has not been there for a day; not beyond a month', async () => {
  const cookie = await signIn('Cleo')
  const { pool } = front.database
  const readExpiry = async () => {
    const { rows } = await pool.query<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions
        where user_id = (select id from users where email = 'cleo@example.com')`,
    )
    return rows[0]?.days
  }
  const age = (days: number) =>
    pool.query(
      `update sessions set created_at = created_at - $1 * interval '1 day', expires_at = expires_at - $1 * interval '1 day'
        where user_id = (select id from users where email = 'cleo@example.com')`,
      [days],
    )
  expect((await look(cookie)).headers.getSetCookie()).toEqual([])
  await age(2)
  const [extended = ''] = (await look(cookie)).headers.getSetCookie()
  expect(extended).toMatch(/^better-auth\.session_token=.*Max-Age=1209600;/)
  expect(await readExpiry()).toBe(14)
  expect((await look(cookie)).headers.getSetCookie()).toEqual([])
  await age(13)
  await age(13)
  await pool.query(`update sessions set expires_at = now() + interval '12 hours'`)
  await look(cookie)
  expect(await readExpiry()).toBe(2)
  expect((await look(cookie)).headers.getSetCookie()).toEqual([])
})

test("a visitor's page is cached for visitors, without the cookies set while rendering", async () => {
  // Cached for a second: on a busy machine two requests may be further apart.
  await expect.poll(async () => (await look()).text === (await look()).text).toBe(true)
  for (const { headers } of [await look(), await look()]) {
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-cache')
  }
})

test.each(textNames)('the page of the text %s is cached for visitors', async name => {
  const read = async () => (await look(undefined, `/${name}`)).text
  await expect.poll(async () => (await read()) === (await read())).toBe(true)
})

test.each([
  'better-auth.session_token=whatever',
  'theme=dark; better-auth.session_token=x.y',
  '__Host-better-auth.session_token=x.y',
  '__Secure-better-auth.session_token=x.y; theme=dark',
])('a request with the cookie %j neither gets the cached page nor fills the cache', async cookie => {
  const visitors = await look()
  const before = renderings
  expect((await look(cookie)).text).not.toBe(visitors.text)
  expect(renderings).toBe(before + 1)
  expect((await look()).text).toContain('for a visitor')
})

test('personal pages are never cached, not even for visitors', async () => {
  await look(undefined, '/dashboard')
  const before = renderings
  await look(undefined, '/dashboard')
  expect(renderings).toBe(before + 1)
})
