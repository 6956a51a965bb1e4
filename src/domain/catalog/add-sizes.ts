import { and, eq } from 'drizzle-orm'
import { type PriceTier, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { dropUndefined } from '../drop-undefined.ts'
import { DomainError, invalid, notFound } from '../errors.ts'
import { may, requireRight } from '../policies.ts'
import { insertProducts, type NewProductInput } from './add.ts'
import type { ProductRow } from './list.ts'
import { findUnsellable } from './packs.ts'
import { isLeading } from './states.ts'
import { refuseTaken } from './taken.ts'

/** A new size of a family. What is undefined is as of the size it is made like; its SKU and its stock are its own. */
export interface NewSizeInput {
  readonly name: string
  readonly size: string
  readonly priceCents: number
  readonly sku?: string | null | undefined
  readonly available?: number | undefined
  readonly grade?: string | null | undefined
  readonly minQuantity?: number | undefined
  readonly packStep?: number | undefined
  readonly priceTiers?: readonly PriceTier[] | undefined
  readonly weightGrams?: number | null | undefined
  readonly material?: string | null | undefined
  readonly finish?: string | null | undefined
  readonly description?: string | undefined
  /** Values by their symbols, in the units of the size it is made like. */
  readonly dimensions?: Readonly<Record<string, number>> | undefined
}

/**
 * Adds sizes to a family, all or none, and returns their ids. They are made like one of its products (`like`), or its leading
 * one. Rejected if a name or SKU is taken (conflict), or a size cannot be sold as given (invalid).
 */
export async function addSizes(
  ctx: Context,
  wanted: { familyId: string; like: string | undefined; sizes: readonly NewSizeInput[] },
): Promise<string[]> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const ids = await refuseTaken(() =>
    ctx.db.transaction(async tx => {
      const { familyId, like } = wanted
      const [model] = await tx
        .select()
        .from(products)
        .where(and(eq(products.familyId, familyId), like === undefined ? isLeading : eq(products.id, like)))
      if (!model) throw like === undefined ? notFound('family') : invalid('like', 'is no size of this family')
      const inputs = wanted.sizes.map(size => makeLike(model, size))
      refuseUnsellable(inputs)
      return insertProducts(ctx, tx, inputs)
    }),
  )
  ctx.changed('catalog')
  return ids
}

function makeLike(model: ProductRow, { dimensions = {}, ...given }: NewSizeInput): NewProductInput {
  const { id: _id, createdAt: _created, version: _version, leads: _leads, ...rest } = model
  const { position: _position, archivedAt: _archived, ...facts } = rest
  return {
    ...facts,
    sku: null,
    available: 0,
    priceTiers: [],
    weightGrams: null,
    ...dropUndefined(given),
    pictureShows: otherSizeShown(model, given.size),
    dimensions: model.dimensions.map(row => ({ ...row, value: dimensions[row.symbol] ?? row.value })),
  }
}

/** Which other size is shown by the pictures that a new size takes over from its model, if it is another one. */
function otherSizeShown({ pictureShows, size }: ProductRow, newSize: string): string | null {
  const shown = pictureShows ?? size
  return shown === newSize ? null : shown
}

/** Rejects sizes that could not be sold as given, the first ten by their names (invalid). */
function refuseUnsellable(inputs: readonly NewProductInput[]): void {
  const faults = inputs.flatMap((input, index) => {
    const fault = findUnsellable(input)
    return fault ? [{ field: `sizes.${index}.${fault.field}`, message: fault.message }] : []
  })
  if (faults.length > 0) throw new DomainError({ kind: 'invalid', fields: faults.slice(0, 10) })
}
