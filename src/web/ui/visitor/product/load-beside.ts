import type { Product } from '#contract/catalog/catalog.ts'
import { answerOf, calls } from '../../../client.ts'
import { isSoldOut } from '../../product/offer/quantities.ts'

/** What a product's page shows beside it: what fits it, and in the place of one that cannot be bought, what is in stock; and when it would leave. */
export async function loadBeside(product: Product) {
  const param = { id: encodeURIComponent(product._id) }
  const [fits, alternatives, dispatch] = await Promise.all([
    answerOf(calls.service[':id'].fits.$get({ param })),
    product.archived || isSoldOut(product) ? answerOf(calls.service[':id'].alternatives.$get({ param })) : [],
    answerOf(calls.delivery.dispatch.$get()),
  ])
  return { fits, alternatives, dispatch }
}
