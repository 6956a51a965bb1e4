import { expect, test } from 'vitest'
import { categories } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { hasForms, isKindOf, partKinds, wayTo } from './part-kinds.ts'

test('the tree begins with the categories by their names', () => {
  const roots = partKinds.filter(({ parent }) => parent === null)
  expect(Object.fromEntries(roots.map(({ id, name }) => [id, name]))).toEqual(categoryNames)
  expect(roots.map(({ id }) => id)).toEqual(expect.arrayContaining([...categories]))
})

test('each place is there once, and lies at most four steps from the top', () => {
  expect(new Set(partKinds.map(({ id }) => id)).size).toBe(partKinds.length)
  for (const { id, parent, category } of partKinds) {
    const way = wayTo(id)
    expect(way.map(place => place.id)).toEqual([...wayTo(parent).map(place => place.id), id])
    expect(way.length, id).toBeLessThanOrEqual(4)
    expect(way[0]?.id).toBe(category)
  }
})

test('a question is asked where something lies below, and nowhere else', () => {
  for (const { id, question } of partKinds) expect(question !== null, id).toBe(hasForms(id))
})

test('a family can be of a kind of its category, not of the category itself or of another', () => {
  expect(isKindOf('hexagon-nuts', 'fasteners')).toBe(true)
  expect(isKindOf('fasteners', 'fasteners')).toBe(false)
  expect(isKindOf('hexagon-nuts', 'bearings')).toBe(false)
  expect(isKindOf('unheard-of', 'fasteners')).toBe(false)
})
