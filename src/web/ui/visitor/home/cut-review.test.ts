import { expect, test } from 'vitest'
import { cutReview } from './cut-review.ts'

test('leaves a text of 109 characters unchanged', () => {
  const text = 'a'.repeat(109)
  expect(cutReview(text)).toBe(text)
})

test('cuts a text of 110 characters at 108 and adds an ellipsis', () => {
  expect(cutReview('a'.repeat(110))).toBe(`${'a'.repeat(108)}...`)
})

test('counts code points, not UTF-16 units', () => {
  expect(cutReview('🔩'.repeat(109))).toBe('🔩'.repeat(109))
  expect(cutReview('🔩'.repeat(110))).toBe(`${'🔩'.repeat(108)}...`)
})
