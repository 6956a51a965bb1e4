import { chooseBest } from '#search/fits/choose.ts'
import { fitsWith } from '#search/fits/fits-with.ts'
import type { Context } from '../context.ts'
import { findWanted, type PartRow } from './find-wanted.ts'
import { getProduct } from './list.ts'

/** Something that fits a product: what it is to it, by which standard and size, and the best product for it, if there is one. */
interface FoundFit {
  readonly role: string
  readonly why: string
  readonly product: PartRow | null
}

/** What fits a product, by the standards; each role once. Rejected if there is no such product. */
export async function findFits(ctx: Context, id: string): Promise<FoundFit[]> {
  const fits = fitsWith(await getProduct(ctx, id))
  const found = await findWanted(
    ctx,
    fits.flatMap(({ wanted }) => wanted ?? []),
  )
  const parts = found[Symbol.iterator]()
  return fits.map(({ role, why, wanted }) => {
    const candidates = wanted ? parts.next().value : undefined
    const product =
      wanted && candidates ? (chooseBest(wanted, candidates.map(toCandidate))?.row ?? null) : null
    return { role, why, product }
  })
}

function toCandidate(row: PartRow) {
  return { ...row, row, isInStock: row.available >= row.minQuantity }
}
