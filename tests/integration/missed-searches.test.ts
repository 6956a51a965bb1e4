import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { missedSearch } from '#contract/desk/missed-searches.ts'
import { keepMissed } from '#domain/search/keep-missed.ts'
import { MissedSearches } from '#domain/search/missed.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { pool } = shop.database

await shop.admin.send('POST', '/family', {
  id: 'hex-bolts',
  name: 'Hexagon bolt',
  category: 'fasteners',
  standard: 'ISO 4017',
})
for (const length of [40, 45])
  await shop.addProduct({
    productname: `Hex Bolt M8 x ${length}`,
    sku: `HB-M8X${length}`,
    family: 'hex-bolts',
    standard: 'ISO 4017',
    size: `M8 x ${length}`,
    dimensions: [
      { symbol: 'd', name: 'Thread', value: 8, unit: 'mm' },
      { symbol: 'l', name: 'Length', value: length, unit: 'mm' },
    ],
  })
const search = (query: Record<string, string>) =>
  shop.newVisitor().send('GET', `/search?${new URLSearchParams(query)}`)
const readMissed = async (path = '/sales/missed-searches?days=7') => {
  const { status, body } = await shop.admin.send('GET', path)
  expect(status).toBe(200)
  return body
}
const listMissed = async () => z.array(missedSearch).parse(await readMissed())

test('GET /sales/missed-searches lists what visitors searched and did not find, with what they saw', async () => {
  // The second answer is a cached one.
  for (const q of ['zzyzx', ' ZZYZX', 'hexagon bolt M8x42', 'hexagon bolt M8x40', 'hexagon bolt zzyzx'])
    expect(await search({ q })).toMatchObject({ status: 200 })
  await search({ q: 'ada@example.com zzyzx' })
  // Narrowed by choices it may be them that find nothing, and further pages are the same search.
  await search({ q: 'zzyzx', max_price: '0.01' })
  await search({ q: 'zzyzx', from: '24' })
  for (const worker of shop.workers) worker.start()
  await vi.waitFor(async () => expect(await listMissed()).toHaveLength(3), { timeout: 10_000 })
  const found = await listMissed()
  expect(found[0]).toMatchObject({ words: 'zzyzx', times: 2, outcome: 'nothing' })
  expect(found).toContainEqual(
    expect.objectContaining({ words: 'hexagon bolt m8x42', times: 1, outcome: 'not-made' }),
  )
  expect(found.find(({ words }) => words.includes('m8x42'))?.shown).toContain('Hex Bolt M8 x 40')
  expect(found).toContainEqual(
    expect.objectContaining({ words: 'hexagon bolt zzyzx', outcome: 'mended', shown: 'zzyzx' }),
  )
  const kept = JSON.stringify((await pool.query('select * from missed_searches')).rows)
  expect(kept).not.toContain('ada@')

  // Another day of it adds up, and the file has it all, with nothing that a spreadsheet would calculate.
  await pool.query(`insert into missed_searches values (current_date - 3, 'zzyzx', 5, now() - interval '3 days', 'nothing', ''),
    (current_date - 40, 'zzyzx', 9, now() - interval '40 days', 'nothing', ''), (current_date, '=1+1', 1, now(), 'nothing', '')`)
  expect((await listMissed())[0]).toMatchObject({ words: 'zzyzx', times: 7 })
  const file = String(await readMissed('/sales/missed-searches.csv?days=7'))
  expect(file.split('\r\n')[1]).toMatch(/^"?zzyzx"?,7,/)
  expect(file).toContain("'=1+1")
})

test('two instances that write down the same words at once add them up, and nobody fills the table by searching', async () => {
  await pool.query('delete from missed_searches')
  const ctx = shop.context()
  const at = new Date()
  const counted = (from: number) =>
    Array.from({ length: 500 }, (_, place) => ({
      words: `word ${from + place}`,
      times: place === 0 ? 9 : 1,
      lastAt: at,
      outcome: 'nothing' as const,
      shown: '',
    }))
  const keep = async (from: number) => {
    const missed = new MissedSearches()
    missed.giveBack(counted(from))
    await keepMissed(ctx, missed)
  }
  await Promise.all([keep(0), keep(0), keep(250)])
  const rowOf = async (words: string) =>
    (await pool.query('select times from missed_searches where words = $1', [words])).rows
  expect(await rowOf('word 0')).toEqual([{ times: 18 }])
  expect(await rowOf('word 251')).toEqual([{ times: 3 }])
  await Promise.all([750, 1250, 1750, 2250].map(keep))
  const { rows } = await pool.query('select count(*)::int as kept from missed_searches')
  expect(rows).toEqual([{ kept: 2000 }])
  // What is kept is counted on.
  await keep(0)
  expect(await rowOf('word 0')).toEqual([{ times: 27 }])
})
