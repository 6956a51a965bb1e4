import { catalogue } from '../../src/server/seed/catalogue/index.ts'
import type { Family } from '../terms.ts'
import { finishes } from '../finishes.ts'
import type { CataloguePart } from '../../src/server/seed/catalogue/part.ts'
import { type BuiltPart, buildPart } from '../model.ts'
import type { Body } from '../solids/model.ts'

/** Tests ask for the same part several times in a row, and some take seconds to build. */
let latest: { readonly sku: string; readonly built: Promise<BuiltPart> } | undefined

/** A part of the catalogue, built in its own finish. For tests. */
export function built({ sku, family, dimensions, finish }: CataloguePart): Promise<BuiltPart> {
  if (latest?.sku !== sku) latest = { sku, built: buildPart(family, dimensions, finishes[finish]) }
  return latest.built
}

/** The solids of a part of the catalogue, which may be named by its SKU. For tests. */
export async function bodiesOf(wanted: CataloguePart | string): Promise<readonly Body[]> {
  const part = typeof wanted === 'string' ? catalogue.find(({ sku }) => sku === wanted) : wanted
  if (!part) throw new Error(`no part ${wanted}`)
  return (await built(part)).bodies
}

/** The catalogue's parts of these families by their names, as `it.each` takes them. For tests. */
export function ofFamily(...wanted: readonly Family[]): (readonly [name: string, part: CataloguePart])[] {
  return catalogue.filter(({ family }) => wanted.includes(family)).map(part => [part.name, part] as const)
}
