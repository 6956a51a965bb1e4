import { afterAll, describe, expect, test } from 'vitest'
import { examineBooks } from '#domain/doctor/examine.ts'
import { seedDemo } from '#server/seed/seed.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

const now = new Date('2026-11-22T12:00:00Z')
const full = await createTestDatabase({ catalogue: 'full' })
const small = await createTestDatabase()
afterAll(() => Promise.all([full.close(), small.close()]))

async function countIn({ pool }: TestDatabase, query: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${query}`)
  return rows[0]?.count ?? Number.NaN
}

describe('an empty demo', () => {
  test('is filled with at least 31,000 products of 150 families, once', async () => {
    expect(await countIn(full, 'products')).toBeGreaterThanOrEqual(31_000)
    expect(await countIn(full, 'families')).toBeGreaterThanOrEqual(150)
    expect(await seedDemo(full.url, { now, extent: 'full' })).toBe(0)
  })

  test('has books in order, and families that agree with their sizes', async () => {
    expect((await examineBooks(full.db)).findings).toEqual([])
    const wrong = `families where (listed, from_cents, to_cents) is distinct from
      (select (count(*)::int, min(price_cents), max(price_cents)) from products where family_id = families.id)`
    expect(await countIn(full, wrong)).toBe(0)
    expect(await countIn(full, 'products where family_id is not null and leads')).toBe(
      await countIn(full, 'families'),
    )
  })

  test('has pictures, weights and drawings of all sizes', async () => {
    expect(await countIn(full, `products where image = '/no-picture.svg'`)).toBe(0)
    expect(await countIn(full, 'products where family_id is not null and weight_grams is null')).toBe(0)
    expect(await countIn(full, 'products where model is null')).toBe(0)
  })

  test('has about a hundred products if it shall be small, in one go even if two instances start', async () => {
    const [one, other] = await Promise.all([
      seedDemo(small.url, { now, extent: 'small' }),
      seedDemo(small.url, { now, extent: 'small' }),
    ])
    expect([one, other]).toContain(0)
    const filled = one + other
    expect(filled).toBeGreaterThanOrEqual(90)
    expect(filled).toBeLessThanOrEqual(110)
    expect(await countIn(small, 'products')).toBe(filled)
    expect((await examineBooks(small.db)).findings).toEqual([])
  })
})
