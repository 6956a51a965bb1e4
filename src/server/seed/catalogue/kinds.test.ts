import { categoryOf } from '@parts-hub/parts'
import { expect, test } from 'vitest'
import { hasForms, partKinds, wayTo } from '#search/part-kinds/part-kinds.ts'
import { kindOf } from './kinds.ts'
import { offers } from './offers/index.ts'

test('each family of the demo is of a kind of its category, below which nothing lies', () => {
  for (const { slug, range } of offers) {
    const kind = kindOf(slug)
    expect(wayTo(kind)[0]?.id, slug).toBe(categoryOf(range.family))
    expect(hasForms(kind), slug).toBe(false)
  }
})

test('each kind has something to sell', () => {
  const sold = new Set(offers.map(({ slug }) => kindOf(slug)))
  expect(partKinds.filter(({ id }) => !hasForms(id) && !sold.has(id))).toEqual([])
})
