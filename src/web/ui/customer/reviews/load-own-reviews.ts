import type { OwnReviews } from '#contract/reviews/reviews.ts'
import { answerOf, calls } from '../../../client.ts'

/** What a signed-in person has bought and reviewed, the newest of each; this product in any case, if they have bought it. */
export async function loadOwnReviews(product: string | undefined): Promise<OwnReviews> {
  const newest = await answerOf(calls['my-reviews'].$get({ query: {} }))
  if (product === undefined || newest.bought.some(({ _id }) => _id === product)) return newest
  const wanted = await answerOf(calls['my-reviews'].$get({ query: { product } }))
  return {
    reviews: [...new Map([...newest.reviews, ...wanted.reviews].map(each => [each._id, each])).values()],
    bought: [...newest.bought, ...wanted.bought],
  }
}
