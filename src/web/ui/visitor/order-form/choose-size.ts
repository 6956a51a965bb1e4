import type { FamilySize } from '#contract/catalog/families.ts'

type Choice = Pick<FamilySize, 'size' | 'grade'>

/** The sizes of a family, each once, in their order. */
export function sizesOf(sizes: readonly Choice[]): string[] {
  return [...new Set(sizes.flatMap(({ size }) => size ?? []))]
}

/** The grades that a size is made in. */
export function gradesOf(sizes: readonly Choice[], wanted: string | null): string[] {
  return [...new Set(sizes.flatMap(({ size, grade }) => (size === wanted ? (grade ?? []) : [])))]
}

/** The product of this size in this grade; in another one if it is not made in this. */
export function chooseSize<Size extends Choice>(
  sizes: readonly Size[],
  { size, grade }: Choice,
): Size | undefined {
  const ofSize = sizes.filter(each => each.size === size)
  return ofSize.find(each => each.grade === grade) ?? ofSize[0]
}
