import type { FamilySize, FamilyWithSizes } from '#contract/catalog/families.ts'
import type { RatedProduct } from '#contract/reviews/reviews.ts'
import { answerOf, calls } from '../../../client.ts'
import { loadProductReviews, type ProductReviewsData } from '../product-reviews/load-product-reviews.ts'
import { loadBeside } from './load-beside.ts'
import { nameSize, type SizeLink, sizesAround } from './sizes-around.ts'

/** A product with the way to the other sizes of its family. */
export interface LoadedProduct {
  readonly product: RatedProduct
  /** Undefined for a product without a family, and for the only size of one. */
  readonly others: OtherSizes | undefined
  readonly reviews: ProductReviewsData
  readonly beside: Awaited<ReturnType<typeof loadBeside>>
}

export interface OtherSizes {
  readonly family: { readonly id: string; readonly name: string }
  readonly count: number
  /** The grades in which this size is made. */
  readonly grades: readonly SizeLink[]
  /** The sizes around this one in the same grade, in their order. */
  readonly near: readonly SizeLink[]
  readonly smaller: SizeLink | undefined
  readonly larger: SizeLink | undefined
}

interface ProductReader {
  readonly isSignedIn: boolean
  /** The cursor after which the reviews begin; the newest by default. */
  readonly after: string | undefined
}

/** A product by its SKU or its id. Rejects with a CallError if there is none. */
export function readProduct(key: string): Promise<RatedProduct> {
  return answerOf(calls.service[':id'].$get({ param: { id: encodeURIComponent(key) } }))
}

/** What the page of a product shows besides the product. */
export async function loadProduct(product: RatedProduct, reader: ProductReader): Promise<LoadedProduct> {
  const [others, reviews, beside] = await Promise.all([
    loadOthers(product),
    loadProductReviews({ product: product._id, ...reader }),
    loadBeside(product, reader),
  ])
  return { product, others, reviews, beside }
}

async function loadOthers(product: RatedProduct): Promise<OtherSizes | undefined> {
  const { variants } = product
  if (!variants || variants.count < 2) return undefined
  const family = await answerOf(calls.family[':id'].$get({ param: { id: variants.family }, query: {} }))
  return describeOthers(product, family)
}

function describeOthers(product: RatedProduct, family: FamilyWithSizes): OtherSizes {
  const linkTo = (size: FamilySize): SizeLink => ({
    label: nameSize(size),
    grade: size.grade,
    sku: size.sku ?? size._id,
  })
  const { grades, near, smaller, larger } = sizesAround(family.sizes, product)
  return {
    family: { id: family._id, name: family.name },
    count: family.count,
    grades: grades.map(linkTo),
    near: near.map(linkTo),
    smaller: smaller && linkTo(smaller),
    larger: larger && linkTo(larger),
  }
}
