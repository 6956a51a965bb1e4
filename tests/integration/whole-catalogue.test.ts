import { afterAll, expect, test } from 'vitest'
import { MAX_TABLE_BYTES } from '#contract/catalog/product-table.ts'
import { seedDemo } from '#server/seed/seed.ts'
import { readAnswer } from '../support/caller.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const MB = 2 ** 20
/** The whole catalogue is exported and taken back by `npm run test:long`, about a hundred products of it in the suite. */
const extent = process.env['WHOLE_CATALOGUE'] === '1' ? 'full' : 'small'

/** The most memory that the process held while this ran, beyond that before, in MB. */
async function watchMemory<Result>(act: () => Promise<Result>): Promise<{ result: Result; grownMb: number }> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  try {
    return { result: await act(), grownMb: Math.round((most - before) / MB) }
  } finally {
    clearInterval(timer)
  }
}

test(`the export of the demo catalogue (${extent}) is taken back untouched, from admins alone`, {
  timeout: 300_000,
}, async () => {
  const count = await seedDemo(shop.database.url, { now: new Date(), extent })
  const file = new Uint8Array(await (await shop.admin.fetch('/product/export')).arrayBuffer())
  console.log(`${count} products are ${(file.length / MB).toFixed(1)} MB`)
  expect(file.length).toBeLessThan(MAX_TABLE_BYTES)
  const send = async (person: typeof shop.admin) => {
    const body = new FormData()
    body.set('file', new File([file], 'products.csv'))
    return readAnswer(await person.fetch('/product/import', { method: 'POST', body }))
  }
  const started = performance.now()
  const { result, grownMb } = await watchMemory(() => send(shop.admin))
  console.log(`imported in ${((performance.now() - started) / 1000).toFixed(1)} s, with ${grownMb} MB more`)
  expect(result).toMatchObject({ status: 200, body: { rows: count, unchanged: count } })
  expectProblem(await send(await shop.signUp()), 403)
})
