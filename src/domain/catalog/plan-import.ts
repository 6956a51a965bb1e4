import { productFacts } from '#contract/catalog/catalog.ts'
import { makeBlank, plainFacts, toColumns } from '#contract/catalog/plain-facts.ts'
import { keepTiers } from '#contract/catalog/price-tiers.ts'
import type { TableRow } from '#contract/catalog/product-table.ts'
import { type Phrase, phraseOf, say } from '#contract/phrase.ts'
import type { AuditEntry } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { dropUndefined } from '../drop-undefined.ts'
import type { FieldError } from '../errors.ts'
import {
  archivedAtOf,
  compareFacts,
  factsOf,
  leadsAfter,
  type ProductEdit,
  pictureShowsAfter,
} from './facts.ts'
import type { ProductRow } from './list.ts'
import { type Shelf, stockAfter } from './move-stock.ts'

export type ImportedRow = TableRow

/** The picture of a product for which none is given. */
const NO_PICTURE = '/no-picture.svg'

/** What an import does with a row. */
export interface RowPlan {
  readonly line: number
  readonly row: ImportedRow
  readonly kind: 'created' | 'changed' | 'unchanged'
  /** Undefined for a new product. */
  readonly before: ProductRow | undefined
  readonly after: ProductRow
  /** The facts that differ, stock included; of a new product all of them. */
  readonly changes: Pick<AuditEntry, 'before' | 'after'>
}

/** Compares a row with its product; without one it becomes a new product. Facts without a column in the file are unchanged. */
export function planRow(
  ctx: Pick<Context, 'now'>,
  {
    line,
    row,
    before,
    reserved,
  }: { line: number; row: ImportedRow; before: ProductRow | undefined; reserved: number },
): RowPlan {
  const edit = toEdit(row, before, ctx.now())
  const leads = leadsAfter(before, edit.familyId)
  if (!before) {
    const after = { ...newProduct(row, ctx.now()), ...edit, leads, position: line }
    const changes = { after: { ...factsOf(after), available: after.available } }
    return { line, row, kind: 'created', before, after, changes }
  }
  const pictureShows = pictureShowsAfter(before, edit.image)
  const change = isCount(row) ? row.on_shelf - reserved - before.available : 0
  const after = { ...before, ...edit, leads, pictureShows, ...stockAfter(before, change) }
  const { hasChanged, ...facts } = compareFacts(before, after)
  const isMoved = change !== 0
  return {
    line,
    row,
    kind: hasChanged || isMoved ? 'changed' : 'unchanged',
    before,
    after: { ...after, version: before.version + (hasChanged ? 1 : 0) },
    changes: isMoved
      ? {
          before: { ...facts.before, on_shelf: before.available + reserved, available: before.available },
          after: {
            ...facts.after,
            on_shelf: before.available + reserved + change,
            available: after.available,
          },
        }
      : facts,
  }
}

/** Whether the row states another stock than its writer saw. Without `on_shelf_seen` any figure is such a statement. */
function isCount(row: ImportedRow): row is ImportedRow & { on_shelf: number } {
  return row.on_shelf != null && row.on_shelf !== row.on_shelf_seen?.pieces
}

/**
 * What is wrong with the count in a row of a product that exists. A count holds only for the stock that its writer saw; one
 * that has been booked already is fine, so that a file may be sent twice.
 */
export function findWrongCount(
  row: ImportedRow,
  { available, reserved, moves }: Shelf & { available: number },
): FieldError | undefined {
  const onShelf = available + reserved
  if (!isCount(row) || row.on_shelf === onShelf) return undefined
  const fault = (message: Phrase) => ({ field: 'on_shelf', message })
  if (row.on_shelf_seen == null)
    return fault(
      say`needs on_shelf_seen, the figure before your change, as in an export; now it is ${onShelf}`,
    )
  if (row.on_shelf_seen.pieces !== onShelf)
    return fault(
      say`has changed since the file was written: it was ${row.on_shelf_seen.pieces}, now it is ${onShelf}`,
    )
  // As many pieces as then may be on the shelf by chance: the count may be in the ledger already, and sold since.
  if (row.on_shelf_seen.moves !== null && row.on_shelf_seen.moves !== moves)
    return fault(say`has been counted or corrected since the file was written: edit it in a new export`)
  if (row.on_shelf < reserved)
    return fault(say`must be at least ${reserved}: so many pieces belong to orders that are not shipped yet`)
  return undefined
}

/** What is wrong with a new name in a row: papers cannot say it. A product keeps the one that it has. */
export function findWrongName({ name }: ImportedRow, before: ProductRow | undefined): FieldError | undefined {
  if (name === before?.name) return undefined
  const issue = productFacts.productname.safeParse(name).error?.issues[0]
  return issue && { field: 'name', message: phraseOf(issue.message) }
}

function newProduct({ name, price, min, on_shelf }: ImportedRow, createdAt: Date): ProductRow {
  return {
    id: newId(),
    name,
    priceCents: price,
    minQuantity: min,
    available: on_shelf ?? 0,
    image: NO_PICTURE,
    furtherImages: [],
    category: 'fasteners',
    description: '',
    sku: null,
    ...makeBlank(plainFacts),
    dimensions: [],
    model: null,
    backOrderDays: null,
    backOrdered: 0,
    lowStock: null,
    archivedAt: null,
    confirmed: null,
    version: 1,
    familyId: null,
    leads: true,
    position: 0,
    pictureShows: null,
    packStep: 1,
    priceTiers: [],
    createdAt,
  }
}

/** The facts for which the file has a column; a picture that is not given is unchanged. */
function toEdit(row: ImportedRow, before: ProductRow | undefined, now: Date): ProductEdit {
  const {
    name,
    price,
    min,
    on_shelf: _,
    on_shelf_seen: _seen,
    image,
    pictures,
    archived,
    step,
    tiers,
    family,
    ...facts
  } = row
  return {
    ...toColumns(dropUndefined(facts)),
    name,
    priceCents: price,
    minQuantity: min,
    ...(image !== undefined && { image }),
    ...(pictures !== undefined && { furtherImages: pictures }),
    ...(step !== undefined && { packStep: step }),
    ...(tiers !== undefined && { priceTiers: keepTiers(tiers) }),
    ...(family !== undefined && { familyId: family }),
    ...(archived !== undefined && { archivedAt: archivedAtOf(before, archived, now) }),
  }
}
