import type { Product } from '#contract/catalog/catalog.ts'
import { answerOf, calls } from '../../../client.ts'
import { isSoldOut } from '../../product/offer/quantities.ts'

/** What a product's page shows beside it: what fits it, and in the place of one that cannot be bought, what is in stock, and else what is
 * cheaper or stronger. */
export async function loadBeside(product: Product) {
  const param = { id: encodeURIComponent(product._id) }
  const isAway = product.archived || isSoldOut(product)
  const [fits, alternatives, alike] = await Promise.all([
    answerOf(calls.service[':id'].fits.$get({ param })),
    isAway ? answerOf(calls.service[':id'].alternatives.$get({ param })) : [],
    isAway ? [] : answerOf(calls.service[':id'].alike.$get({ param })),
  ])
  return { fits, alternatives, alike }
}
