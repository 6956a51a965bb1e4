import { answerOf, calls } from '../../../client.ts'
import { cutReview } from './cut-review.ts'

const NEWEST_PRODUCTS = '3'
const MOST_FEEDBACK = '9'

/** The products and reviews on the home page, reduced to what it shows. */
export async function loadHome() {
  const [products, reviews] = await Promise.all([
    answerOf(calls.service.$get({ query: { limit: NEWEST_PRODUCTS } })),
    answerOf(calls.review.$get({ query: { sort: 'newest', limit: MOST_FEEDBACK } })),
  ])
  const feedback = reviews.map(({ _id, name, rating, review, address, product }) => ({
    id: _id,
    name,
    rating,
    text: cutReview(review),
    origin: product ? `On ${product.name}` : address,
  }))
  return { products, feedback }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
export type Feedback = HomeData['feedback'][number]
