import { afterAll, expect, test } from 'vitest'
import type { RenderPage } from '#server/front/render.ts'
import { readSetCookies } from '../support/cookies.ts'
import { openTestFront } from '../support/front.ts'
import { reachByProxy } from '../support/tcp-proxy.ts'

/** Pages that swallow failures and redirect to the login when there seems to be no session; but one, which fails if its call does. */
const renderPage: RenderPage = async (request, { fetchShop }) => {
  const ask = (path: string) => fetchShop(new Request(new URL(path, request.url)))
  if (new URL(request.url).pathname === '/compare')
    return { status: (await ask('/search?q=nut')).ok ? 200 : 500, html: '' }
  const session = await ask('/api/auth/get-session')
  const user = session.ok ? (await session.json())?.user : null
  const parts = await ask(`/service?limit=1&cursor=${crypto.randomUUID()}`)
  if (new URL(request.url).pathname.startsWith('/all-products') && !user)
    return new Response(null, { status: 302, headers: { location: '/login' } })
  return { status: 200, html: `<p>for ${user?.name ?? 'a visitor'}, parts ${parts.status}</p>` }
}

const way = reachByProxy()
const front = await openTestFront(renderPage, {
  reachDatabase: way.reachDatabase,
})
const { proxy } = way
afterAll(async () => {
  await front.close()
  await proxy.close()
})
const { base, origin } = front

const post = (path: string, body: object) =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })

async function signIn(): Promise<string> {
  const form = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
  await post('/api/auth/sign-up/email', form)
  const answer = await post('/api/auth/sign-in/email', form)
  return [...readSetCookies(answer)].map(([key, value]) => `${key}=${value}`).join('; ')
}

const look = (path: string, cookie = '') => fetch(base + path, { headers: { cookie }, redirect: 'manual' })

test('while the database is away, all get 503 for a page that needs the same of it, not only the first who asks', async () => {
  proxy.refuse()
  const answers = await Promise.all(Array.from({ length: 5 }, () => look('/compare')))
  await proxy.restore()
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
  await expect.poll(async () => (await look('/compare')).status).toBe(200)
})

test('while the database is away, visitors get cached pages; everybody else gets 503 with Retry-After, not a redirect to /login', async () => {
  const cookie = await signIn()
  expect(await (await look('/home')).text()).toBe('<p>for a visitor, parts 200</p>')
  expect((await look('/all-products', cookie)).status).toBe(200)
  proxy.refuse()
  const answers = await Promise.all([
    look('/all-products', cookie),
    look('/dashboard', cookie),
    look('/blogs?all'),
    look('/api/auth/get-session', cookie),
    look('/service?limit=3'),
    look('/order?email=ada@example.com', cookie),
    post('/api/auth/sign-in/email', { email: 'ada@example.com', password: 'correct horse battery' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const page = await look('/dashboard', cookie)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('Please try again in a moment')
  const kept = await look('/home')
  expect({ status: kept.status, text: await kept.text() }).toEqual({
    status: 200,
    text: '<p>for a visitor, parts 200</p>',
  })
  await proxy.restore()
  await expect.poll(async () => (await look('/all-products', cookie)).status).toBe(200)
  expect(await (await look('/all-products', cookie)).text()).toContain('for Ada')
})

test('writes to a database that has become read-only are answered 503 with Retry-After, and reads go on', async () => {
  const setReadOnly = async (value: string) => {
    await front.database.pool.query(
      `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`,
    )
    await front.database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  }
  const cookie = await signIn()
  const write = () =>
    fetch(`${base}/review`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify({ rating: 5, review: 'Good', name: 'Ada', address: 'Here' }),
    })
  await setReadOnly('on')
  // The pool notices the lost connections a moment later.
  await expect.poll(async () => (await look('/service?limit=4')).status).toBe(200)
  const answer = await write()
  expect({ status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) }).toEqual({
    status: 503,
    retryAfter: 2,
  })
  await setReadOnly('off')
  await expect.poll(async () => (await write()).status).toBe(201)
})
