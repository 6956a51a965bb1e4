import { afterAll, expect, test } from 'vitest'
import { quickOrder } from '#contract/quick-order.ts'
import { seedDemo } from '#server/seed.ts'
import { files, readQueries } from '../relevance/read-queries.ts'
import { openTestShop } from '../support/shop.ts'

/** A list shall be read in under 2 s; the machine that tests may be busy with others. */
const LONGEST_MS = 6_000
const LINES = 500

const shop = await openTestShop()
afterAll(() => shop.close())

test('500 lines of words, each another one, are read of the whole catalogue in time', {
  timeout: 120_000,
}, async () => {
  await seedDemo(shop.database.url, { now: new Date(), extent: 'full' })
  const visitor = shop.newVisitor()
  // Fills the shelf.
  await visitor.send('GET', '/search?q=bolt')
  const queries = files.flatMap(readQueries).map(({ text }) => text)
  const words = [...new Set(queries)].slice(0, LINES)
  const text = Array.from({ length: LINES }, (_, n) => `${words[n % words.length]}\t${n + 1}`).join('\n')
  const cpu = process.cpuUsage()
  const started = performance.now()
  const { status, body } = await visitor.send('POST', '/quick-order', { text })
  const took = performance.now() - started
  const { user, system } = process.cpuUsage(cpu)
  expect(status).toBe(200)
  const { lines } = quickOrder.parse(body)
  expect(lines.flatMap(line => line.lines)).toHaveLength(LINES)
  const found = lines.filter(({ part, candidates }) => part ?? candidates.length > 0)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  console.log(
    `${LINES} lines in ${seconds(took)}, ${seconds((user + system) / 1000)} of processor; of ${found.length} a part is found`,
  )
  expect(took).toBeLessThan(LONGEST_MS)
})
