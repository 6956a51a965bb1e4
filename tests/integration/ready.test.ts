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
  await start()
}, 120_000)

async function start(): Promise<void> {
  shop = await startShop(builtShop, { port: await findFreePort(), env: { DATABASE_URL: database.url } })
  for (;;) {
    const answer = await fetch(`${shop.origin}/readyz`)
    if (answer.ok) break
    said.push(notReady.parse(await answer.json()).detail)
    await sleep(20)
  }
}

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
  let dear = await findDear()
  // What is not warm is dear after each start; what this process does beside it, as collecting garbage, is not.
  for (let again = 0; again < 2 && dear.size > 0; again += 1) {
    await shop.stop()
    await start()
    const next = await findDear()
    dear = new Map([...dear].filter(([path]) => next.has(path)))
  }
  expect([...dear]).toEqual([])
})

/** Those of which the first is dear, with what each has cost, in ms. */
async function findDear(): Promise<Map<string, number[]>> {
  // What measures is no part of it.
  await costOf('/service/none', 404)
  const costs = new Map<string, number[]>(asked.map(path => [path, []]))
  for (const word of words) for (const path of asked) costs.get(path)?.push(await costOf(path + word))
  const isDear = ([first = 0, ...later]: readonly number[]) => {
    const median = later.toSorted((a, b) => a - b)[Math.floor(later.length / 2)] ?? 0
    return first > 3 * Math.max(median, 5)
  }
  return new Map([...costs].filter(([, each]) => isDear(each)))
}
