import type { FamilySize } from '#contract/catalog/families.ts'

/** A link to another size of the same family. */
export interface SizeLink {
  readonly label: string
  readonly grade: string | null
  /** Its SKU, or else its id: what stands for it in its address. */
  readonly sku: string
}

type Listed = Pick<FamilySize, '_id' | 'name' | 'size' | 'grade'>

/** How many sizes are shown on each side of the present one. */
const ON_EACH_SIDE = 12

/** What a size is called among the others of its family: 'M10 x 40'. */
export function nameSize({ size, name }: Pick<Listed, 'size' | 'name'>): string {
  return size ?? name
}

/**
 * The other sizes of a family, in their order, as they lie around one of them: the same size in other grades, and its neighbours
 * in the same grade. A product that is no longer made has no neighbours.
 */
export function sizesAround<Size extends Listed>(sizes: readonly Size[], of: Listed) {
  const sameGrade = sizes.filter(({ grade }) => grade === of.grade)
  const at = sameGrade.findIndex(({ _id }) => _id === of._id)
  const start = Math.max(0, at - ON_EACH_SIDE)
  return {
    grades: sizes.filter(each => of.size !== null && each.size === of.size && each.grade !== null),
    near: sameGrade.slice(start, start + 2 * ON_EACH_SIDE + 1),
    smaller: at > 0 ? sameGrade[at - 1] : undefined,
    larger: at === -1 ? undefined : sameGrade[at + 1],
  }
}
