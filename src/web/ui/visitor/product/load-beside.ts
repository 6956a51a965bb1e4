import type { Product } from '#contract/catalog/catalog.ts'
import { answerOf, calls } from '../../../client.ts'
import { isSoldOut } from '../../product/offer/quantities.ts'

/**
 * What a product's page shows beside it: what fits it; in the place of one that cannot be bought, what is in stock; whether the person
 * is told when it is back.
 */
export async function loadBeside(product: Product, { isSignedIn }: { readonly isSignedIn: boolean }) {
  const param = { id: encodeURIComponent(product._id) }
  const cannotBeBought = product.archived || isSoldOut(product)
  const [fits, alternatives, watch] = await Promise.all([
    answerOf(calls.service[':id'].fits.$get({ param })),
    cannotBeBought ? answerOf(calls.service[':id'].alternatives.$get({ param })) : [],
    cannotBeBought && isSignedIn ? answerOf(calls.service[':id'].watch.$get({ param })) : undefined,
  ])
  return { fits, alternatives, isWatching: watch?.watching ?? false }
}
