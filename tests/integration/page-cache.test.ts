import { afterAll, expect, test } from 'vitest'
import { textNames } from '#contract/texts/text-names.ts'
import type { RenderPage } from '#server/front/render.ts'
import { readSetCookies } from '../support/cookies.ts'
import { openTestFront } from '../support/front.ts'

let renderings = 0
/** A page that names who reads it, as the pages' top bar does, and asks for what only they may read. */
const renderPage: RenderPage = async (request, { findUser, fetchShop }) => {
  renderings += 1
  const user = await findUser()
  const { status } = await fetchShop(new Request(new URL('/my-reviews', request.url)))
  const who = user ? `${user.role} ${escapeHTML(user.name)}` : 'a visitor'
  return { status: 200, html: `<p>for ${who}, rendering ${renderings}, own reviews ${status}</p>` }
}
const escapeHTML = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
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

test('a page is kept for all the signed-in, names each of them alone, and is stored by nobody else', async () => {
  const [ada, bob] = [await signIn('Ada'), await signIn('Bob')]
  const renderingOf = ({ text }: { text: string }) => /rendering (\d+)/.exec(text)?.[1]
  // Kept for a second: on a busy machine two requests may be further apart.
  await expect.poll(async () => renderingOf(await look(ada)) === renderingOf(await look(bob))).toBe(true)
  for (let round = 0; round < 2; round += 1) {
    const page = await look(ada)
    expect(page.text).toContain('for customer Ada,')
    expect(page.text).not.toContain('Bob')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('set-cookie')).toBeNull()
    expect((await look(bob)).text).toContain('for customer Bob,')
    expect((await look()).text).toContain('for a visitor')
  }
})

test('a page that is kept for the signed-in holds nothing that one of them alone may read; one of their own does', async () => {
  const cookie = await signIn('Dora')
  expect((await look(cookie)).text).toContain('own reviews 401')
  expect((await look(cookie, '/home?utm=1')).text).toContain('own reviews 200')
})

test('admins share no page with customers', async () => {
  const [ada, eve] = [await signIn('Ada'), await signIn('Eve')]
  await front.database.pool.query(`update users set role = 'admin' where email = 'eve@example.com'`)
  for (let round = 0; round < 2; round += 1) {
    expect((await look(ada)).text).toContain('for customer Ada,')
    expect((await look(eve)).text).toContain('for admin Eve,')
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
