import { glob, readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildShop, findFreePort, startShop } from '../support/built-shop.ts'
import { readSetCookies } from '../support/cookies.ts'
import { createTestDatabase } from '../support/database.ts'
import { allowFor } from '../support/patience.ts'
import { openTcpProxy } from '../support/tcp-proxy.ts'

/** What `npm start` runs: the pages and the process as the bundler made them. */
const builtShop = await buildShop()
const database = await createTestDatabase({ catalogue: 'small' })
const proxy = await openTcpProxy(database.url)
const shop = await startShop(builtShop, {
  port: await findFreePort(),
  env: { DATABASE_URL: proxy.url, TRUSTED_PROXIES: '127.0.0.1' },
})
afterAll(async () => {
  await proxy.restore()
  await shop.stop()
  await proxy.close()
  await database.close()
  await builtShop.remove()
})

const post = (path: string, body: object) =>
  fetch(shop.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origin },
    body: JSON.stringify(body),
  })
/** Each over a connection of its own: one that was idle may be closed by the shop just when it is used again. */
const look = (path: string, cookie = '') =>
  fetch(shop.origin + path, { headers: { cookie, connection: 'close' }, redirect: 'manual' })

const ada = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
await post('/api/auth/sign-up/email', ada)
const cookie = [...readSetCookies(await post('/api/auth/sign-in/email', ada))]
  .map(([key, value]) => `${key}=${value}`)
  .join('; ')

/** The classes that the files of these folders export: what `instanceof` compares. */
async function listClasses(folders: string): Promise<string[]> {
  const classes: string[] = []
  for await (const path of glob(`src/${folders}/**/*.ts`, { cwd: builtShop.path }))
    for (const [, name = ''] of (await readFile(join(builtShop.path, path), 'utf8')).matchAll(
      /^export class (\w+)/gm,
    ))
      classes.push(name)
  return classes
}

test('the bundle of the pages has classes of the pages, and none of the shop', async () => {
  const bundled = new Set<string>()
  for await (const path of glob('dist/server/**/*.js', { cwd: builtShop.path }))
    for (const [, name = ''] of (await readFile(join(builtShop.path, path), 'utf8')).matchAll(
      /\b(\w+) = class\b/g,
    ))
      bundled.add(name)
  const shopClasses = await listClasses('{db,search,domain,adapters,stand-ins,identity,api,server}')
  expect(shopClasses).toContain('RowTaken')
  expect(bundled).toContain('CallError')
  expect(shopClasses.filter(name => bundled.has(name))).toEqual([])
})

/** What an import names, also one at run time; not that of a type. */
const IMPORTED =
  /^(?:import|export)\b(?!\s+type\b)(?:[^'"`;=()]*?\bfrom)?\s*["']((?:@[\w.-]+\/)?\w[\w.-]*)(?:\/[^"']*)?["']|\bimport\(\s*["'](?!node:)((?:@[\w.-]+\/)?\w[\w.-]*)/gm

test('what npm start loads needs no package that only development has', async () => {
  const lock = z.object({
    packages: z.record(
      z.string(),
      z.object({ dev: z.boolean().optional(), devOptional: z.boolean().optional() }),
    ),
  })
  const { packages } = lock.parse(
    JSON.parse(await readFile(join(import.meta.dirname, '../../package-lock.json'), 'utf8')),
  )
  const loaded = new Set<string>()
  for await (const path of glob('dist/{server,shop}/**/*.js', { cwd: builtShop.path }))
    for (const [, named, called] of (await readFile(join(builtShop.path, path), 'utf8')).matchAll(IMPORTED))
      loaded.add(named ?? called ?? '')
  for (const name of ['pdfkit', 'piscina', 'sharp']) expect(loaded).toContain(name)
  // The bundler of `npm run dev`, and the demo's stand-in for Google, which does without where it is missing.
  for (const name of ['vite', 'oidc-provider']) loaded.delete(name)
  const isMissing = (name: string) => {
    const { dev = false, devOptional = false } = packages[`node_modules/${name}`] ?? { dev: true }
    return dev || devOptional
  }
  expect([...loaded].filter(name => !isBuiltin(name) && isMissing(name))).toEqual([])
})

test('GET /healthz keeps the connection for 130 s, longer than proxies do', async () => {
  const { headers } = await fetch(`${shop.origin}/healthz`)
  expect(headers.get('keep-alive')).toBe('timeout=130')
})

/** How soon a kept page is there, on a busy machine; the shop waits 250 ms for a silent database. */
const KEPT_MS = 1_500

test.each([
  { name: 'is not running', fail: () => proxy.stopListening() },
  { name: 'resets connections', fail: () => proxy.reset() },
  { name: 'is lost in the middle of each query', fail: () => proxy.cutQueries() },
  { name: 'closes connections after accepting them', fail: () => proxy.refuse() },
  { name: 'is shutting down', fail: () => proxy.reject('57P01') },
  { name: 'is starting up', fail: () => proxy.reject('57P03') },
  { name: 'is out of connections', fail: () => proxy.reject('53300') },
  { name: 'is silent', fail: () => proxy.fallSilent() },
])(
  'GET / and /parts answer kept pages at once, also to the first who asks, and nobody is signed out, while the database $name',
  async ({ fail }) => {
    for (const path of ['/', '/parts'])
      await expect.poll(async () => (await look(path)).status, { timeout: 15_000 }).toBe(200)
    await expect.poll(async () => (await look('/dashboard', cookie)).status, { timeout: 15_000 }).toBe(200)
    // Until the page is older than what is sent without asking the database.
    await sleep(1_100)
    await fail()
    for (const path of ['/', '/parts']) {
      const start = performance.now()
      expect((await look(path)).status).toBe(200)
      expect(performance.now() - start).toBeLessThan(allowFor(KEPT_MS))
    }
    const answers = await Promise.all(
      ['/dashboard', '/', '/api/auth/get-session'].map(path => look(path, cookie)),
    )
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    for (const { headers } of answers) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.getSetCookie()).toEqual([])
    }
    await proxy.restore()
    await expect
      .poll(async () => (await look('/dashboard', cookie)).text(), { timeout: 15_000 })
      .toContain(ada.name)
  },
  60_000,
)

async function listPages(): Promise<string[]> {
  const tree = await readFile(join(builtShop.path, 'src/web/routeTree.gen.ts'), 'utf8')
  return [...new Set([...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path))]
}

/** Each page, its parameters being what nothing has. */
const listPagesOfNothing = async () => (await listPages()).map(path => path.replaceAll(/\$\w*/g, 'x'))

/** How React marks what the server left to the browser. */
const LEFT_TO_BROWSERS = /<!--\$[!?]-->/

test('GET of every page, also of what is not there, answers all of it to browsers without scripts', async () => {
  const unfinished: string[] = []
  let pages = 0
  for (const path of await listPagesOfNothing())
    for (const as of ['', cookie]) {
      const answer = await look(path, as)
      const html = await answer.text()
      if (answer.status < 300 || answer.status === 404) pages += 1
      if (LEFT_TO_BROWSERS.test(html)) unfinished.push(`${answer.status} ${path}`)
    }
  expect(unfinished).toEqual([])
  expect(pages).toBeGreaterThan(60)
})

/** How often the database goes and comes back. */
const OUTAGES = Number(process.env.OUTAGES ?? 10)
/** What is read of the catalogue, beside pages. */
const READ = ['/service?limit=3', '/search?q=nut', '/facets', '/sitemap.xml', '/og/x.jpg', '/parts?q=bolt']

test('GET of every page answers no 5xx but 503, however often the database goes and comes back', async () => {
  const pages = await listPagesOfNothing()
  const ways = [
    () => proxy.reset(),
    () => proxy.cutQueries(),
    () => proxy.refuse(),
    () => proxy.reject('57P01'),
    () => proxy.reject('53300'),
  ]
  const seen = new Map<string, number>()
  const ask = async (path: string, as: string) => {
    const key = `${(await look(path, as)).status} ${path}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  for (let turn = 0; turn < OUTAGES; turn += 1) {
    const some = pages.filter((_, index) => index % 10 === turn % 10)
    const askAll = () => [...some, ...READ].flatMap(path => ['', cookie].map(as => ask(path, as)))
    const answering = askAll()
    await ways[turn % ways.length]?.()
    for (let time = 0; time < 2; time += 1) {
      answering.push(...askAll())
      await sleep(Math.random() * 100)
    }
    await proxy.restore()
    answering.push(...askAll())
    await Promise.all(answering)
  }
  const statuses = [...seen.keys()]
  expect(statuses.filter(key => key.startsWith('200')).length).toBeGreaterThan(READ.length)
  expect(statuses.filter(key => key.startsWith('503')).length).toBeGreaterThan(READ.length)
  const faults = statuses.filter(key => /^5(?!03)/.test(key))
  expect(faults, shop.output().slice(-4_000)).toEqual([])
})

/** What no page was made for. */
const UNREADABLE = [
  ['a NUL', '%00'],
  ['control characters', '%0D%0A%1B'],
  ['half a surrogate', '%ED%A0%80'],
  ['a broken escape', '%'],
  ['8 kB', 'x'.repeat(8_000)],
] as const
const PARAMETERS =
  'q category sort min_price max_price in_stock limit cursor after page quantity product quote from ts state family token error email view parts change history ledger other id thread length material'

test.each(UNREADABLE)(
  'GET of every page with %s in its path and parameters answers no 5xx',
  async (_, value) => {
    const pages = await listPages()
    expect(pages.length).toBeGreaterThan(40)
    const search = PARAMETERS.split(' ').map(name => `${name}=${value}`)
    const addresses = pages.flatMap(path => {
      const filled = path.replaceAll(/\$\w*/g, value.slice(0, 200))
      // Node refuses a head of more than 16 kB.
      const queries = value.length > 1_000 ? search.slice(0, 8).map(each => [each]) : [search]
      return [filled, ...queries.map(query => `${path.replaceAll(/\$\w*/g, 'x')}?${query.join('&')}`)]
    })
    const answers: { path: string; status: number }[] = []
    // Thirty may always wait; more would be refused for being too many on a busy machine.
    for (let from = 0; from < addresses.length; from += 20)
      answers.push(
        ...(await Promise.all(
          addresses
            .slice(from, from + 20)
            .map(async path => ({ path: path.slice(0, 80), status: (await look(path, cookie)).status })),
        )),
      )
    expect(
      answers.filter(({ status }) => status >= 500),
      shop.output().slice(-4_000),
    ).toEqual([])
  },
)
