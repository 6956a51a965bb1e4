import { rm } from 'node:fs/promises'
import pg from 'pg'
import { inserted } from '#contract/common.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { makeFolder } from '../tests/support/make-folder.ts'
import { addSizes } from './bench/add-sizes.ts'
import { delays } from './bench/delays.ts'
import { flood } from './bench/flood.ts'
import { load, requestBytes } from './bench/load.ts'
import { measureSearch } from './bench/measure-search.ts'
import { runScript, type Server, startServer } from './bench/processes.ts'
import { purchase } from './bench/purchases.ts'
import { signIn } from './sign-in.ts'

/**
 * Measures the shop against the limits of the machine, alternating in the same run: `npm run bench`. Prints one table of
 * ratios; absolute figures depend on the machine, the ratios hardly do. A word as argument selects some of them: `npm run
 * bench -- POST`. SIZES=100000 fills the catalogue with so many sizes in families of 500: then the page of a
 * family is measured too, and another table tells how long
 * suggestions and searches take.
 */
const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 10
const PRODUCTS = 1000
/** How many lines an order of several products has. */
const LINES = 15
const SIZES = Number(process.env.SIZES ?? 0)
const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const SHOP_PORT = 3920
const VISITOR = { name: 'Bench', email: 'bench@example.com', password: 'measure-what-matters' }
const SHOP_URL = `http://127.0.0.1:${SHOP_PORT}`
const LIMIT_PORT = 3921

interface Measure {
  readonly name: string
  readonly aim: number
  readonly shop: () => Promise<number>
  readonly limit: () => Promise<number>
}

const only = process.argv[2] ?? ''
const dataDir = await makeFolder('parts-hub-bench-')
const database = await startEmbeddedPostgres({ dataDir, log: console.log })
const env = {
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  DEMO_CATALOGUE: 'small',
  MAX_UNPAID_ORDERS: '0',
}
const servers: Server[] = []
try {
  servers.push(await startServer('dist/shop/main.js', SHOP_PORT, env))
  servers.push(await startServer('scripts/bench/limit-server.ts', LIMIT_PORT, env))
  await addProducts()
  const cookie = await signIn(SHOP_URL, VISITOR, { isNew: true })
  // Before the orders: for minutes after so many, the shop writes their mails and reads their stock.
  if (SIZES > 0 && 'suggest and search'.includes(only))
    console.table(await measureSearch(SHOP_URL, { connections: CONNECTIONS, seconds: SECONDS }))
  if ('papers'.includes(only)) console.table(await measurePapers(cookie))
  if ('crowds'.includes(only)) console.table(await measureCrowds())
  const table: Record<string, object> = {}
  for (const measure of measures(cookie).filter(({ name }) => name.includes(only)))
    table[measure.name] = await compare(measure)
  console.table(table)
} finally {
  for (const server of servers) await server.stop()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function measures(cookie: string): Measure[] {
  const transactions =
    (products: number, lines = 1, isPaid = false) =>
    async () =>
      Number(
        await runScript('scripts/bench/limit-transactions.ts', {
          ...env,
          PRODUCTS: String(products),
          LINES: String(lines),
          PAID: isPaid ? '1' : '',
          SECONDS: String(SECONDS),
        }),
      )
  return [
    {
      name: 'GET / against node:http with 20 kB',
      aim: 0.5,
      shop: () => get(SHOP_PORT, '/', AS_BROWSER),
      limit: () => get(LIMIT_PORT, '/', AS_BROWSER),
    },
    ...(SIZES > 0
      ? [
          {
            name: 'GET /parts/{family} of 500 sizes against GET /',
            aim: 0.8,
            shop: () => get(SHOP_PORT, '/parts/bench-1', AS_BROWSER),
            limit: () => get(SHOP_PORT, '/', AS_BROWSER),
          },
        ]
      : []),
    {
      name: 'GET /service?limit=24 against node:http and one SELECT',
      aim: 0.5,
      shop: () => get(SHOP_PORT, '/service?limit=24'),
      limit: () => get(LIMIT_PORT, '/rows'),
    },
    {
      name: 'GET /service/{id} against node:http and one SELECT',
      aim: 0.2,
      shop: () => get(SHOP_PORT, '/service/bench-7'),
      limit: () => get(LIMIT_PORT, '/row'),
    },
    {
      name: 'POST /order on many products against UPDATE+INSERT',
      aim: 0.25,
      shop: () => book(cookie, PRODUCTS),
      limit: transactions(PRODUCTS),
    },
    {
      name: 'POST /order on one product against UPDATE+INSERT',
      aim: 0.25,
      shop: () => book(cookie, 1),
      limit: transactions(1),
    },
    {
      name: `POST /checkout of ${LINES} lines against UPDATE+INSERT`,
      aim: 0.25,
      shop: () => checkOut(cookie),
      limit: transactions(PRODUCTS, LINES),
    },
    {
      name: 'one line booked and paid against two transactions',
      aim: 0.05,
      shop: () => buy(cookie, 1),
      limit: transactions(PRODUCTS, 1, true),
    },
    {
      name: `${LINES} lines booked and paid against two transactions`,
      aim: 0.1,
      shop: () => buy(cookie, LINES),
      limit: transactions(PRODUCTS, LINES, true),
    },
  ]
}

/** The home page alone, and while papers of 500 lines are asked for, 24 at once: made one after the other, or refused to one person. */
async function measurePapers(cookie: string) {
  const headers = { cookie, 'content-type': 'application/json' }
  const orders: string[] = []
  for (let index = 0; index < 24; index += 1) {
    const answer = await fetch(`${SHOP_URL}/checkout`, {
      method: 'POST',
      headers,
      body: checkoutOf(index, 500),
    })
    orders.push(inserted.parse(await answer.json()).insertedId)
  }
  const home = () =>
    delays({ origin: SHOP_URL, connections: CONNECTIONS, seconds: SECONDS, paths: [() => '/home'] })
  const alone = await home()
  const answers = orders.map(async id => {
    const answer = await fetch(`${SHOP_URL}/order/${id}/confirmation`, { headers })
    await answer.arrayBuffer()
    return answer.status
  })
  const meanwhile = await home()
  const statuses = await Promise.all(answers)
  if (!statuses.every(status => status === 200 || status === 429)) throw new Error(`papers: ${statuses}`)
  return { 'GET /home': alone, 'GET /home while 24 papers are asked for': meanwhile }
}

/** Pages that are rendered, at the rate that a few people at once get, at three times that, and at that again. */
async function measureCrowds() {
  let number = 0
  const path = () => {
    number += 1
    return `/parts?q=bench+${number}`
  }
  const few = () => delays({ origin: SHOP_URL, connections: CONNECTIONS, seconds: SECONDS, paths: [path] })
  await few()
  const { answers } = await few()
  const measure = (times: number) =>
    flood({
      origin: SHOP_URL,
      perSecond: Math.round((times * answers) / SECONDS),
      seconds: 2 * SECONDS,
      path,
    })
  return {
    'pages at capacity': await measure(1),
    'at 3 times that': await measure(3),
    afterwards: await measure(1),
  }
}

function get(port: number, path: string, headers: Record<string, string> = {}): Promise<number> {
  const request = requestBytes('GET', path, headers)
  return load({ port, connections: CONNECTIONS, seconds: SECONDS, next: () => request })
}

function book(cookie: string, products: number): Promise<number> {
  const headers = { cookie, 'content-type': 'application/json' }
  const requests = Array.from({ length: products }, (_, index) =>
    requestBytes('POST', '/order', headers, orderOf(index)),
  )
  const next = () => requests[Math.floor(Math.random() * products)] ?? Buffer.alloc(0)
  return load({ port: SHOP_PORT, connections: CONNECTIONS, seconds: SECONDS, next })
}

function checkOut(cookie: string): Promise<number> {
  const headers = { cookie, 'content-type': 'application/json' }
  const requests = Array.from({ length: PRODUCTS }, (_, first) =>
    requestBytes('POST', '/checkout', headers, checkoutOf(first)),
  )
  const next = () => requests[Math.floor(Math.random() * PRODUCTS)] ?? Buffer.alloc(0)
  return load({ port: SHOP_PORT, connections: CONNECTIONS, seconds: SECONDS, next })
}

function buy(cookie: string, lines: number): Promise<number> {
  const choose = () => Math.floor(Math.random() * PRODUCTS)
  return purchase({
    origin: SHOP_URL,
    cookie,
    connections: CONNECTIONS,
    seconds: SECONDS,
    path: lines === 1 ? '/order' : '/checkout',
    next: () => ({ body: lines === 1 ? orderOf(choose()) : checkoutOf(choose()), price: 1.5 * lines }),
  })
}

/** An order of different products, from this one on. */
function checkoutOf(first: number, count = LINES): string {
  const lines = Array.from({ length: count }, (_, index) => ({
    product: `bench-${(first + index) % PRODUCTS}`,
    availability: 1,
    price: 1.5,
  }))
  return JSON.stringify({ lines, price: 1.5 * count })
}

function orderOf(index: number): string {
  return JSON.stringify({
    userName: 'Bench',
    userEmail: 'bench@example.com',
    orderName: `Bench ${index}`,
    product: `bench-${index}`,
    orderDescription: '',
    minQuantity: 1,
    availability: 1,
    price: 1.5,
    phone: '0123456789',
  })
}

/** The median of several turns, so that a short disturbance of the machine counts little. */
async function compare({ aim, shop: measureShop, limit: measureLimit }: Measure) {
  await measureShop()
  const turns: { shop: number; limit: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    turns.push({ limit: await measureLimit(), shop: await measureShop() })
  const median = turns.toSorted((a, b) => a.shop / a.limit - b.shop / b.limit)[Math.floor(ROUNDS / 2)] ?? {
    shop: 0,
    limit: 1,
  }
  return {
    'shop /s': median.shop,
    'limit /s': median.limit,
    ratio: Number((median.shop / median.limit).toFixed(2)),
    aim,
  }
}

async function addProducts(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `insert into products (id, name, image, price_cents, min_quantity, available, category, description)
     select 'bench-' || n, 'Bench ' || n, '/favicon.svg', 150, 1, 1000000000, 'fasteners', 'A part for measuring'
     from generate_series(0, $1 - 1) n`,
    [PRODUCTS],
  )
  await addSizes(client, SIZES)
  await client.query('vacuum analyze products, families')
  await client.end()
}
