import { z } from 'zod'
import { readAmount, readCount, readMeasure } from '../amounts.ts'
import { integer, uploadedFile } from '../common.ts'
import { encodings } from '../csv.ts'
import {
  type Dimension,
  imageUrl,
  MAX_DIMENSIONS,
  MAX_TIERS,
  type PriceTier,
  productFacts,
  storedName,
} from './catalog.ts'
import {
  dispatchFacts,
  type FactName,
  makeFacts,
  namesOf,
  plainFacts,
  sizeFacts,
  warehouseFacts,
} from './plain-facts.ts'
import { MAX_QUANTITY } from './price-tiers.ts'
import { MAX_PICTURES } from './products.ts'

/** The whole demo catalogue is 36 MB. Only admins may send so much: for anybody else it is refused unread. */
export const MAX_TABLE_BYTES = 64 * 1024 * 1024
export const TABLE_TOO_LARGE = 'must have at most 64 MB'
export const MAX_TABLE_ROWS = 200_000

/** The columns of a table of products, in the order of an export. A file needs only the required ones. */
export const tableColumns = [
  'name',
  'sku',
  'price',
  'min',
  'on_shelf',
  'on_shelf_seen',
  'category',
  'description',
  ...namesOf(makeFacts),
  'dimensions',
  'family',
  ...namesOf(sizeFacts),
  ...namesOf(dispatchFacts),
  ...namesOf(warehouseFacts),
  'step',
  'backOrderDays',
  'tiers',
  'image',
  'pictures',
  'lowStock',
  'archived',
] as const
export type TableColumn = (typeof tableColumns)[number]

export const requiredColumns = ['name', 'price', 'min'] as const satisfies readonly TableColumn[]

/** The column that a heading names, however it is written: 'Low stock', 'low_stock'; undefined for any other. */
export function columnOf(heading: string): TableColumn | undefined {
  const plain = toLetters(heading)
  return tableColumns.find(column => toLetters(column) === plain)
}

/** Whether a heading is that of a file from before stock was counted on the shelf. It says nothing of reserved pieces. */
export const isFormerStock = (heading: string) => toLetters(heading) === 'available'

const toLetters = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '')

/** 'd: Thread = 8 mm; n: Coils = 5', as dimensions are written in a cell. */
export function writeDimensions(dimensions: readonly Dimension[]): string {
  return dimensions
    .map(({ symbol, name, value, unit }) => `${symbol}: ${name} = ${value} ${unit}`.trim())
    .join('; ')
}

/** The parts of a list in a cell, as a pattern finds them. Of those beyond the most that it may have one is kept, for the schema to reject. */
function splitList(text: string, part: RegExp, max: number): string[] {
  return text
    .matchAll(part)
    .map(([found]) => found)
    .filter(found => found.trim() !== '')
    .take(max + 1)
    .toArray()
}

const BETWEEN_SEMICOLONS = /[^;]+/g
const BETWEEN_SPACES = /\S+/g

function readDimensions(text: string) {
  return splitList(text, BETWEEN_SEMICOLONS, MAX_DIMENSIONS).map(part => {
    // A name may contain both marks itself.
    const [colon, equals] = [part.indexOf(':'), part.lastIndexOf('=')]
    if (colon < 0 || equals < colon) return { symbol: part, name: '', value: '', unit: '' }
    const [value = '', unit = ''] = part
      .slice(equals + 1)
      .trim()
      .split(' ', 2)
    return {
      symbol: part.slice(0, colon),
      name: part.slice(colon + 1, equals),
      value: readMeasure(value),
      unit,
    }
  })
}

/** '500: 0.29; 1000: 0.27', as price tiers are written in a cell. */
export function writeTiers(tiers: readonly PriceTier[]): string {
  return tiers.map(({ from, price }) => `${from}: ${price}`).join('; ')
}

function readTiers(text: string) {
  return splitList(text, BETWEEN_SEMICOLONS, MAX_TIERS).map(part => {
    const [from = '', price = ''] = part.split(':', 2)
    return { from: readCount(from), price: readAmount(price) }
  })
}

/** A cell whose text is rewritten before its schema reads it. */
function cell<Schema extends z.ZodType>(rewrite: (text: string) => unknown, schema: Schema) {
  return z.preprocess(value => (typeof value === 'string' ? rewrite(value) : value), schema)
}

type Shapes = typeof productFacts

/** The cells of the plain facts; what people write of a measure is read as everywhere. */
function cellsOf<Name extends FactName>(
  names: readonly Name[],
): { readonly [Each in Name]: z.ZodType<z.output<Shapes[Each]>> }
function cellsOf(names: readonly FactName[]): object {
  return Object.fromEntries(
    names.map(name => [
      name,
      plainFacts[name].kind === 'grams'
        ? cell(text => readMeasure(text).trim() || null, productFacts[name])
        : productFacts[name],
    ]),
  )
}

/** Pieces, or an empty cell for no statement. */
const pieces = cell(text => readCount(text).trim() || null, integer(0, MAX_QUANTITY).nullable())
/** What an export says of the shelf: its pieces, and how often a person had moved them: '100 #3'. */
export interface SeenShelf {
  readonly pieces: number
  /** Null where a person wrote the cell by hand. */
  readonly moves: number | null
}

export const writeSeen = (shelf: SeenShelf) =>
  shelf.moves === null ? `${shelf.pieces}` : `${shelf.pieces} #${shelf.moves}`

const seen = cell(
  text => text.trim() || null,
  z
    .string()
    .regex(/^\d{1,9}(?: ?#\d{1,9})?$/, 'must be as the export wrote it, such as 100 #3')
    .transform((text): SeenShelf => {
      const [shelf, moves] = text.split('#')
      return { pieces: Number(shelf), moves: moves === undefined ? null : Number(moves) }
    })
    .nullable(),
)
const furtherPictures = z
  .array(imageUrl)
  .max(MAX_PICTURES - 1, `must have at most ${MAX_PICTURES - 1} further pictures`)
const YES_OR_NO: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  1: true,
  no: false,
  false: false,
  0: false,
  '': false,
}

/** The cells of a row by column. Columns that the file does not have are undefined. */
export const tableRow = z
  .object({
    // A product may keep a name that papers cannot say. A new one is refused by the import.
    name: storedName,
    sku: productFacts.sku,
    price: cell(readAmount, productFacts.price),
    min: cell(readCount, productFacts.min),
    on_shelf: pieces,
    on_shelf_seen: seen,
    category: cell(text => text.trim().toLowerCase() || 'fasteners', productFacts.category),
    description: productFacts.description,
    ...cellsOf(namesOf(makeFacts)),
    dimensions: cell(readDimensions, productFacts.dimensions),
    family: cell(text => text.trim() || null, productFacts.family),
    ...cellsOf(namesOf(sizeFacts)),
    ...cellsOf(namesOf(dispatchFacts)),
    ...cellsOf(namesOf(warehouseFacts)),
    step: cell(text => readCount(text).trim() || '1', productFacts.step),
    backOrderDays: cell(text => readCount(text).trim() || null, productFacts.backOrderDays),
    tiers: cell(readTiers, productFacts.tiers),
    image: cell(text => text.trim() || undefined, imageUrl.optional()),
    pictures: cell(text => splitList(text, BETWEEN_SPACES, MAX_PICTURES - 1), furtherPictures),
    lowStock: pieces,
    archived: cell(text => YES_OR_NO[text.trim().toLowerCase()], z.boolean('must be yes or no')),
  })
  .partial()
  .required({ name: true, price: true, min: true })
export type TableRow = z.output<typeof tableRow>

/** The form of an upload. */
export const newTable = z.object({
  file: uploadedFile(MAX_TABLE_BYTES, TABLE_TOO_LARGE),
})

export const exportQuery = z.object({
  format: z.enum(['csv', 'xlsx'], 'must be csv or xlsx').optional().default('csv'),
})

/** Changes of the lines up to `after` are not reported: a preview is read a hundred at a time. */
export const tableQuery = z.object({
  dry_run: z.stringbool('must be true or false').optional().default(false),
  after: integer(0, MAX_TABLE_BYTES).optional().default(0),
})

/** What an import did, or would do. `changes` are the first hundred. */
export const tableReport = z
  .object({
    acknowledged: z.literal(true),
    dryRun: z.boolean(),
    rows: z.int(),
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    encoding: z
      .enum(encodings)
      .nullable()
      .meta({ description: 'of a CSV file, windows-1252 where it was guessed; null: a workbook' }),
    ignoredColumns: z.array(z.string()),
    changes: z.array(
      z.object({
        line: z.int(),
        name: z.string(),
        isNew: z.boolean(),
        facts: z.array(z.string()).meta({
          description: "the names of the facts that differ; 'on_shelf' and 'available' where stock moves",
        }),
        before: z.record(z.string(), z.unknown()).meta({ description: 'these facts as they are' }),
        after: z.record(z.string(), z.unknown()).meta({ description: 'these facts as they become' }),
      }),
    ),
  })
  .meta({ id: 'TableReport' })
export type TableReport = z.infer<typeof tableReport>
