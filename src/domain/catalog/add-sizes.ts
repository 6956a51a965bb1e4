import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { ColumnsOf, PlainFacts } from '#contract/catalog/plain-facts.ts'
import type { Cents } from '#contract/money.ts'
import { type Phrase, say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { type PriceTier, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { dropUndefined } from '../drop-undefined.ts'
import { conflict, DomainError, type FieldError, invalid, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { insertProducts, type NewProductInput } from './add.ts'
import type { ProductRow } from './list.ts'
import { findUnsellable } from './packs.ts'
import { isLeading } from './states.ts'
import { refuseTaken } from './taken.ts'

/** A new size of a family. What is undefined is as of the size it is made like; its SKU, its stock, its weight and its place are its own. */
interface NewSizeInput extends Partial<ColumnsOf<PlainFacts>> {
  readonly name: string
  readonly size: string
  readonly priceCents: Cents
  readonly sku?: string | null | undefined
  readonly available?: number | undefined
  readonly minQuantity?: number | undefined
  readonly packStep?: number | undefined
  readonly priceTiers?: readonly PriceTier[] | undefined
  readonly description?: string | undefined
  /** Values by their symbols, in the units of the size it is made like. */
  readonly dimensions?: Readonly<Record<string, number>> | undefined
}

/** A size that was asked for, at this place from 0, and is there already. */
interface ExistingSize {
  readonly place: number
  readonly id: string
  readonly name: string
}

/**
 * Adds sizes to a family: those that it has already, by their name, their SKU or their size and grade, are left as they are; of the others
 * all or none. Returns the ids of the new ones. They are made like one of its products (`like`), or its leading one. Rejected if a name
 * or SKU belongs to a product outside the family (conflict), or a size cannot be sold as given (invalid). With `isDryRun` nothing is added.
 */
export async function addSizes(
  ctx: Context,
  wanted: {
    familyId: string
    like: string | undefined
    sizes: readonly NewSizeInput[]
    isDryRun: boolean
  },
): Promise<{ readonly ids: readonly string[]; readonly existing: readonly ExistingSize[] }> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const added = await refuseTaken(() =>
    ctx.db.transaction(async tx => {
      const { familyId, like } = wanted
      const [model] = await tx
        .select()
        .from(products)
        .where(and(eq(products.familyId, familyId), like === undefined ? isLeading : eq(products.id, like)))
      if (!model)
        throw like === undefined ? notFound(say`family`) : invalid('like', say`is no size of this family`)
      const inputs = wanted.sizes.map(size => makeLike(model, size))
      const existing = await findExisting(tx, familyId, inputs)
      const places = new Set(existing.map(({ place }) => place))
      const missing = [...inputs.entries()].filter(([place]) => !places.has(place))
      refuseUnsellable(missing, place => wanted.sizes[place]?.priceTiers === undefined)
      const isAdded = !wanted.isDryRun && missing.length > 0
      const ids = isAdded
        ? await insertProducts(
            ctx,
            tx,
            missing.map(([, input]) => input),
          )
        : []
      return { ids, existing }
    }),
  )
  if (added.ids.length > 0) ctx.changed('catalog')
  return added
}

function makeLike(model: ProductRow, { dimensions = {}, ...given }: NewSizeInput): NewProductInput {
  const { id: _id, createdAt: _created, version: _version, leads: _leads, ...rest } = model
  const { position: _position, archivedAt: _archived, backOrdered: _owed, ...facts } = rest
  return {
    ...facts,
    sku: null,
    available: 0,
    weightGrams: null,
    shelfPlace: null,
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

/** The sizes that the family has already. Rejects a name or SKU of another product (conflict). */
async function findExisting(
  tx: Transaction,
  familyId: string,
  inputs: readonly NewProductInput[],
): Promise<ExistingSize[]> {
  const names = inputs.map(({ name }) => name)
  const skus = inputs.flatMap(({ sku }) => sku?.toLowerCase() ?? [])
  const known = await tx
    .select({
      id: products.id,
      name: products.name,
      sku: products.sku,
      size: products.size,
      grade: products.grade,
      familyId: products.familyId,
    })
    .from(products)
    .where(
      or(
        eq(products.familyId, familyId),
        inArray(products.name, names),
        inArray(sql`lower(${products.sku})`, skus),
      ),
    )
  const byName = new Map(known.map(each => [each.name, each]))
  const bySku = new Map(known.flatMap(each => (each.sku ? [[each.sku.toLowerCase(), each] as const] : [])))
  const bySize = new Map(
    known.filter(each => each.familyId === familyId).map(each => [keyOf(each), each] as const),
  )
  return inputs.flatMap((input, place) => {
    const ofName = byName.get(input.name)
    const ofSku = input.sku ? bySku.get(input.sku.toLowerCase()) : undefined
    const outside = [ofName, ofSku].find(each => each && each.familyId !== familyId)
    if (outside)
      throw conflict(
        say`${outside.name} is no size of this family, and has ${describeShared(outside, input)}`,
        {
          field: `sizes.${place}.${outside === ofName ? 'productname' : 'sku'}`,
        },
      )
    const found = ofName ?? ofSku ?? bySize.get(keyOf(input))
    return found ? [{ place, id: found.id, name: found.name }] : []
  })
}

const keyOf = ({ size, grade }: Pick<NewProductInput, 'size' | 'grade'>) => JSON.stringify([size, grade])

function describeShared(known: { readonly name: string }, { name, sku }: NewProductInput): Phrase {
  return known.name === name ? say`this name already` : say`the SKU ${sku ?? ''} already`
}

/** Rejects sizes that could not be sold as given, the first ten by their places (invalid). */
function refuseUnsellable(
  inputs: readonly (readonly [place: number, input: NewProductInput])[],
  hasTiersOfModel: (place: number) => boolean,
): void {
  const faults = inputs.flatMap(([place, input]) => {
    const fault = findUnsellable(input)
    if (!fault) return []
    const { field, message } =
      fault.field === 'tiers' && hasTiersOfModel(place) ? describeTiersOfModel(input) : fault
    return [{ field: `sizes.${place}.${field}`, message }]
  })
  if (faults.length > 0) throw new DomainError({ kind: 'invalid', fields: faults.slice(0, 10) })
}

/** The tiers of the model do not go with the price that was given: they are not dropped without a word. */
function describeTiersOfModel({ priceTiers: [first], priceCents }: NewProductInput): FieldError {
  const tier = first ? say`${{ cents: first.priceCents }} from ${first.from} pieces on` : say`a tier`
  return {
    field: 'tiers',
    message: say`would be those of the size it is made like, but ${tier} is not cheaper than ${{ cents: priceCents }}: give other prices for larger quantities, or none`,
  }
}
