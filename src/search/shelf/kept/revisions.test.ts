import { expect, test } from 'vitest'
import { RevisionCounter } from './revisions.ts'

const family = { kind: 'family', id: 'hex-keys' } as const
const product = { kind: 'product', id: 'a-1' } as const
const catalogue = { kind: 'catalogue' } as const

test('a change raises its subjects and the catalogue, and nothing else', () => {
  const revisions = new RevisionCounter()
  revisions.raise(family)
  const before = revisions.revisionOf(catalogue)
  revisions.raise(product, { kind: 'category', category: 'springs' })
  expect(revisions.revisionOf(family)).toBe(before)
  expect(revisions.revisionOf(product)).toBeGreaterThan(before)
  expect(revisions.revisionOf({ kind: 'category', category: 'springs' })).toBeGreaterThan(before)
  expect(revisions.revisionOf(catalogue)).toBeGreaterThan(before)
})

test('when everything may have changed, so has what never changed before', () => {
  const revisions = new RevisionCounter()
  revisions.raise(family)
  const before = [family, product, catalogue].map(subject => revisions.revisionOf(subject))
  revisions.raiseAll()
  const after = [family, product, catalogue].map(subject => revisions.revisionOf(subject))
  for (const [index, revision] of after.entries()) expect(revision).toBeGreaterThan(before[index] ?? 0)
})
