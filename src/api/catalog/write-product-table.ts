import { plainFacts, readFacts } from '#contract/catalog/plain-facts.ts'
import { showTiers } from '#contract/catalog/price-tiers.ts'
import {
  type TableColumn,
  tableColumns,
  writeDimensions,
  writeSeen,
  writeTiers,
} from '#contract/catalog/product-table.ts'
import { toCsv, toCsvRows } from '#contract/csv.ts'
import { toEuros } from '#contract/money.ts'
import { type ProductRow, readProducts } from '#domain/catalog/list.ts'
import { readShelves, type Shelf } from '#domain/catalog/move-stock.ts'
import type { Context } from '#domain/context.ts'
import { streamText } from '../base/stream.ts'
import { writeWorkbook } from '../workbook/write.ts'

type OnError = (error: unknown) => void

/** All products as a CSV file. */
export function writeCsvTable(ctx: Context, onError: OnError): ReadableStream<Uint8Array<ArrayBuffer>> {
  async function* parts(): AsyncGenerator<string, undefined> {
    yield toCsv([tableColumns])
    for await (const cells of readCells(ctx)) yield toCsvRows(cells)
  }
  return streamText(parts(), onError)
}

/** All products as a workbook. */
export function writeWorkbookTable(ctx: Context, onError: OnError): ReadableStream<Uint8Array> {
  return writeWorkbook('Products', tableColumns, readCells(ctx), onError)
}

async function* readCells(ctx: Context) {
  for await (const rows of readProducts(ctx, { state: 'any', sort: 'name' })) {
    const shelfOf = await readShelves(
      ctx.db,
      rows.map(({ id }) => id),
    )
    yield rows
      .map(row => presentRow(row, shelfOf(row.id)))
      .map(row => tableColumns.map(column => row[column]))
  }
}

function presentRow(
  row: ProductRow,
  { reserved, moves }: Shelf,
): Record<TableColumn, string | number | null> {
  const onShelf = row.available + reserved
  return {
    name: row.name,
    sku: row.sku,
    price: toEuros(row.priceCents),
    min: row.minQuantity,
    on_shelf: onShelf,
    on_shelf_seen: writeSeen({ pieces: onShelf, moves }),
    category: row.category,
    description: row.description,
    ...readFacts(plainFacts, row),
    dimensions: writeDimensions(row.dimensions),
    family: row.familyId,
    step: row.packStep,
    backOrderDays: row.backOrderDays,
    tiers: writeTiers(showTiers(row.priceTiers)),
    image: row.image,
    pictures: row.furtherImages.join(' '),
    lowStock: row.lowStock,
    archived: row.archivedAt ? 'yes' : 'no',
  }
}
