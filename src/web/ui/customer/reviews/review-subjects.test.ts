import { expect, test } from 'vitest'
import type { ManagedReview, ReviewedProduct } from '#contract/reviews/reviews.ts'
import { keyOf, listSubjects } from './review-subjects.ts'

const bolt: ReviewedProduct = { _id: 'bolt', name: 'Bolt', sku: null, category: 'fasteners', family: null }
const gear: ReviewedProduct = { ...bolt, _id: 'gear', name: 'Gear' }
const written = (fields: Partial<ManagedReview>): ManagedReview => ({
  _id: 'written',
  name: 'Ada',
  rating: 4,
  review: 'Good.',
  address: '',
  createdAt: '2026-03-05T10:00:00.000Z',
  product: null,
  bought: false,
  staff: false,
  editedAt: null,
  hidden: null,
  ...fields,
})

test('the shop comes first, then each part once, then earlier reviews of the shop', () => {
  const ofShop = written({})
  const ofBolt = written({ _id: 'of bolt', product: bolt })
  expect(listSubjects({ reviews: [ofShop, ofBolt], bought: [gear, bolt] })).toEqual([
    { key: '', label: 'The shop as a whole', product: null, review: undefined },
    { key: 'gear', label: 'Gear', product: gear, review: undefined },
    { key: 'bolt', label: 'Bolt (your review)', product: bolt, review: ofBolt },
    { key: 'written', label: 'The shop, your review of 5 Mar 2026', product: null, review: ofShop },
  ])
})

test('a part that one has reviewed stays, even if it no longer counts as bought', () => {
  const ofBolt = written({ product: bolt })
  expect(listSubjects({ reviews: [ofBolt], bought: [] })).toMatchObject([
    { key: '' },
    { key: 'bolt', review: ofBolt },
  ])
})

test('the key of a review is that of its subject', () => {
  for (const review of [written({}), written({ product: gear })]) {
    const subject = listSubjects({ reviews: [review], bought: [] }).find(({ key }) => key === keyOf(review))
    expect(subject?.review).toBe(review)
  }
})
