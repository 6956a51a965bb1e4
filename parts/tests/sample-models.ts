import { type Category, categoryOf, type Family, familyNames } from '../families.ts'
import { type BuiltPart, buildPart } from '../model.ts'
import { type Size, sizeOf, sizes } from '../sizes.ts'
import type { Body } from '../solids/model.ts'

/** Tests ask for the same part several times in a row, and some take seconds to build. */
let latest: { readonly code: string; readonly built: Promise<BuiltPart> } | undefined

/** A part of a listed size. For tests. */
export function built({ code, family, dimensions }: Size): Promise<BuiltPart> {
  if (latest?.code !== code) latest = { code, built: buildPart(family, dimensions, 'steel') }
  return latest.built
}

/** The solids of a listed size, which may be named by its code. For tests. */
export async function bodiesOf(wanted: Size | string): Promise<readonly Body[]> {
  return (await built(typeof wanted === 'string' ? sizeOf(wanted) : wanted)).bodies
}

/** The listed sizes of these families by their codes, as `it.each` takes them. For tests. */
export function ofFamily(...wanted: readonly Family[]): (readonly [code: string, size: Size])[] {
  return sizes.filter(({ family }) => wanted.includes(family)).map(size => [size.code, size] as const)
}

/** The listed sizes of a category, as above. */
export function ofCategory(category: Category) {
  return ofFamily(...familyNames.filter(family => categoryOf(family) === category))
}
