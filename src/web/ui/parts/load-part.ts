import type { Product } from '#contract/catalog.ts'
import type { FamilySize, FamilyWithSizes } from '#contract/families.ts'
import { answerOf, calls } from '../../client.ts'
import { nameSize, type SizeLink, sizesAround } from './sizes-around.ts'

/** A product with the way to the other sizes of its family. */
export interface LoadedPart {
  readonly product: Product
  /** Undefined for a product without a family, and for the only size of one. */
  readonly others: OtherSizes | undefined
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

/** A product by its SKU or its id. Rejects with a CallError if there is none. */
export async function loadPart(key: string): Promise<LoadedPart> {
  const product = await answerOf(calls.service[':id'].$get({ param: { id: encodeURIComponent(key) } }))
  const { variants } = product
  if (!variants || variants.count < 2) return { product, others: undefined }
  const family = await answerOf(calls.family[':id'].$get({ param: { id: variants.family }, query: {} }))
  return { product, others: describeOthers(product, family) }
}

function describeOthers(product: Product, family: FamilyWithSizes): OtherSizes {
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
