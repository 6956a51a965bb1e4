import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { partPath } from '#contract/catalog/addresses.ts'
import { textNames } from '#contract/texts/text-names.ts'
import { users } from '#db/schema.ts'
import { loadPages } from '#server/front/load-pages.ts'
import { buildIfChanged } from '../support/built-shop.ts'
import { openTestShop, type Person } from '../support/shop.ts'

await buildIfChanged()
const shop = await openTestShop({ front: await loadPages() })
afterAll(() => shop.close())

const bolt = await shop.addProduct({
  productname: 'Kept bolt',
  price: 2.5,
  category: 'fasteners',
  sku: 'KEPT-1',
})
const PART = partPath({ ...bolt, family: null })
const TEXTS = textNames.map(name => `/${name}`)
const PAGES = [
  '/',
  '/home',
  '/about',
  '/blogs',
  '/portfolio',
  '/quick-order',
  '/parts',
  '/parts/fasteners',
  PART,
  ...TEXTS,
]

async function open(person: Pick<Person, 'fetch'>, path: string, headers: Record<string, string> = {}) {
  const answer = await person.fetch(path, { headers: { accept: 'text/html', ...headers } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const encoding = answer.headers.get('content-encoding')
  return { status: answer.status, headers: answer.headers, encoding, bytes, html: bytes.toString() }
}

const scriptsOf = (html: string) => [...html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)]
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Whom the browser takes the page to be for. */
function readUser(html: string): unknown {
  const [, literal] = /user:(?:\$R\[\d+\]=)?(\{id:.*?twoFactorEnabled:[^}]*\})/s.exec(html) ?? []
  return literal && runInNewContext(`(${literal})`)
}

/** Everything that the page says of a person. */
const traces = ({ id, name, email }: Person) => [id, name, email]

describe.each(PAGES)('%s', path => {
  test('names each person and nobody else, from the first on and again', async () => {
    const people = [await shop.signUp({ name: 'Ada Lovelace' }), await shop.signUp({ name: 'Bob Noyce' })]
    for (let round = 0; round < 2; round += 1)
      for (const person of people) {
        const { status, html, headers } = await open(person, path)
        expect(status).toBe(200)
        expect(headers.get('cache-control')).toBe('no-store')
        expect(html).toContain(`title="${person.name}"`)
        expect(readUser(html)).toMatchObject({ id: person.id, name: person.name, email: person.email })
        const others = people.filter(other => other !== person).flatMap(traces)
        expect(others.filter(trace => html.includes(trace))).toEqual([])
      }
  })
})

const names = [
  `<b>O'Neill & "Sons"`,
  '</script><script>alert(1)</script>',
  'line\u2028apart\u2029',
  '🔩 Zażółć',
  String.raw`\x3C\u0022`,
]

test.each(names)(
  'a page names %j in every encoding, and its policy allows its scripts and no other',
  async name => {
    const person = await shop.signUp()
    await shop.database.db.update(users).set({ name }).where(eq(users.id, person.id))
    for (const path of ['/about', PART]) {
      const { html, headers } = await open(person, path)
      expect(readUser(html)).toMatchObject({ name, email: person.email })
      expect(scriptsOf(html).some(([, code = '']) => /[\u2028\u2029]/.test(code))).toBe(false)
      const policy = headers.get('content-security-policy') ?? ''
      const ours = scriptsOf(html).filter(([tag]) => !tag.includes('application/ld+json'))
      expect(ours.length).toBeGreaterThan(3)
      for (const [, code = ''] of ours) expect(policy).toContain(hashOf(code))
      expect(policy.match(/'sha256-/g)).toHaveLength(new Set(ours.map(([, code]) => code)).size)
      const zipped = await open(person, path, { 'accept-encoding': 'br, gzip' })
      expect(zipped.encoding).toBe('gzip')
      expect(zipped.headers.get('vary')).toContain('Accept-Encoding')
      expect(gunzipSync(zipped.bytes).toString()).toBe((await open(person, path)).html)
    }
  },
)

test('a kept page costs one query; none of its calls knows who reads', async () => {
  const person = await shop.signUp()
  await open(person, PART)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await open(person, PART)
    expect(query.mock.calls).toHaveLength(1)
  } finally {
    query.mockRestore()
  }
})

test('another name, a lost role, a changed product and signing out show at once', async () => {
  const person = await shop.signUp({ name: 'Ada King' })
  const look = async () => (await open(person, PART)).html
  expect(readUser(await look())).toMatchObject({ name: 'Ada King' })
  const profile = { name: 'Ada Byron', email: person.email, education: '', linkedin: '', phone: '' }
  expect(await person.send('PUT', `/profile/${person.email}`, profile)).toMatchObject({ status: 200 })
  expect(readUser(await look())).toMatchObject({ name: 'Ada Byron', role: 'customer' })
  await shop.makeAdmin(person)
  expect(readUser(await look())).toMatchObject({ name: 'Ada Byron', role: 'admin' })
  await shop.database.db.update(users).set({ role: 'customer' }).where(eq(users.id, person.id))
  expect(readUser(await look())).toMatchObject({ role: 'customer' })
  const { headers } = await shop.admin.send('GET', `/service/${bolt._id}`)
  const changed = await shop.admin.send(
    'PATCH',
    `/product/${bolt._id}`,
    { description: 'Blackened.' },
    { 'if-match': headers.get('etag') ?? '' },
  )
  expect(changed.status).toBe(200)
  expect((await look()).includes('Blackened.')).toBe(true)
  const { cookie } = person
  await person.send('POST', '/api/auth/sign-out', {})
  const after = await open(shop.newVisitor(), PART, { cookie })
  expect(after.html.includes('Ada Byron')).toBe(false)
  expect(readUser(after.html)).toBeUndefined()
})

test('a suspended person gets the page of a visitor', async () => {
  const person = await shop.signUp({ name: 'Mallory Gone' })
  expect((await open(person, '/about')).html).toContain('Mallory Gone')
  await shop.database.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, person.id))
  expect((await open(person, '/about')).html).not.toContain('Mallory Gone')
})

test('/login and /signup lead the signed-in away, again and again', async () => {
  const person = await shop.signUp()
  for (const path of ['/login', '/signup', '/login', '/signup']) {
    const answer = await person.fetch(path, { headers: { accept: 'text/html' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/home'])
  }
})

test('a page that does not exist names who asks for it, and is not kept', async () => {
  const people = [await shop.signUp({ name: 'Ada Lost' }), await shop.signUp({ name: 'Bob Lost' })]
  for (const person of people) {
    const { status, html } = await open(person, '/parts/fasteners/no-such-part')
    expect(status).toBe(404)
    expect(html).toContain(`title="${person.name}"`)
    expect(readUser(html)).toMatchObject({ id: person.id })
  }
})
