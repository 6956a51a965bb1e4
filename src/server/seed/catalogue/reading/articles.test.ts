import { expect, it } from 'vitest'
import { withArticle } from './articles.ts'

it.each([
  ['6 mm hexagon key', 'a'],
  ['8 mm hexagon key', 'an'],
  ['11 mm spanner', 'an'],
  ['11/16 in spanner', 'an'],
  ['18 mm spanner', 'an'],
  ['80 mm spanner', 'an'],
  ['110 mm spanner', 'a'],
  ['1 1/8 in spanner', 'a'],
  ['8-32 thread', 'an'],
])('%s takes the article %s', (thing, article) => {
  expect(withArticle(thing)).toBe(`${article} ${thing}`)
})
