import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type BuiltShop,
  buildShop,
  findFreePort,
  type ShopProcess,
  startShop,
} from '../support/built-shop.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

/** A shop that has just started, and what it says until it is ready. */
let database: TestDatabase
let builtShop: BuiltShop
let shop: ShopProcess
const said: string[] = []

const notReady = z.object({ detail: z.string() })

beforeAll(async () => {
  database = await createTestDatabase()
  builtShop = await buildShop()
  shop = await startShop(builtShop, { port: await findFreePort(), env: { DATABASE_URL: database.url } })
  for (;;) {
    const answer = await fetch(`${shop.origin}/readyz`)
    if (answer.ok) break
    said.push(notReady.parse(await answer.json()).detail)
    await sleep(20)
  }
}, 120_000)

afterAll(async () => {
  await shop?.stop()
  await builtShop?.remove()
  await database?.close()
})

test('GET /readyz says that a shop which has opened is warming up, before it is ready', () => {
  expect(said.at(-1)).toBe('shop is warming up')
})

/** How much of the processor the shop has taken since it began, in ms. */
async function readProcessorMs(): Promise<number> {
  const text = await (await fetch(`${shop.origin}/metrics`)).text()
  return 1_000 * Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1])
}

async function costOf(path: string, status = 200): Promise<number> {
  const before = await readProcessorMs()
  const answer = await fetch(shop.origin + path, { headers: { accept: 'text/html' } })
  await answer.arrayBuffer()
  expect(answer.status).toBe(status)
  return (await readProcessorMs()) - before
}

const words = ['screw', 'washer', 'nut', 'drill', 'spring', 'clamp', 'hammer', 'bearing']
const asked = ['/suggest?q=', '/service?limit=24&q=', '/search?q=', '/parts?q=']

// Of the processor: on a busy machine, too, the same takes about as much of it.
test('the first list, search and page of results after it is ready cost about as much as later ones', async () => {
  // What measures is no part of it.
  await costOf('/service/none', 404)
  const costs = new Map<string, number[]>(asked.map(path => [path, []]))
  for (const word of words) for (const path of asked) costs.get(path)?.push(await costOf(path + word))
  const dear = [...costs].filter(([, [first = 0, ...later]]) => {
    const median = later.toSorted((a, b) => a - b)[Math.floor(later.length / 2)] ?? 0
    // Not warmed up, the first page of results takes six times as much, 150 ms. Collecting garbage takes some now and then.
    return first > 3 * Math.max(median, 12)
  })
  expect(dear).toEqual([])
})
