import { MAX_PACKED_LINES } from '#contract/basket/terms.ts'
import { toCsv } from '#contract/csv.ts'
import { say } from '#contract/phrase.ts'
import { getProduct, type ProductRow } from '../catalog/list.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { toNetwork } from '../network.ts'
import { countAttempt, type RateLimit } from '../rate-limits.ts'
import type { Bill } from './compose.ts'

/** What a part's page offers as files. */
type PartFile = 'step' | 'stl' | 'drawing' | 'data-sheet'

/**
 * Makes such a file of a product; empty where it has none. `crowded`: too many are waited for. `visitor` is who waits for it, a network.
 */
export type MakePartFile = (
  product: ProductRow,
  file: PartFile,
  visitor: string,
) => Promise<Uint8Array<ArrayBuffer> | 'crowded'>

const LIMIT: RateLimit = { max: 20, windowMs: 3_600_000 }

/** In this order in the folder of each part, with the endings of their names. */
const FILES: Readonly<Record<PartFile, string>> = {
  step: '.step',
  stl: '.stl',
  drawing: '-drawing.pdf',
  'data-sheet': '-data-sheet.pdf',
}
/** Why there is none. */
const NONE: Readonly<Record<PartFile, string>> = {
  step: 'none: it has no model, or its form is too fine for such a file',
  stl: 'none: it has no model, or its form is too fine for such a file',
  drawing: 'none: it has no drawing',
  'data-sheet': 'none: it could not be made',
}
const CROWDED = 'not made: too many files were waited for; its page has it'

interface PackedFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Admits the packing of so many lines; counts it. Rejects more than `MAX_PACKED_LINES` (invalid), and too many (tooMany). */
export async function admitPacking({ db, address }: Context, { lines }: Bill): Promise<void> {
  if (lines.length > MAX_PACKED_LINES)
    throw invalid('lines', say`must be at most ${MAX_PACKED_LINES} for their files`)
  if (address !== null) await countAttempt(db, 'part-files', address, LIMIT)
}

/**
 * The files of each part of a bill, in a folder of its own, and last a table of what is there and of what there is none, and why. One file at
 * a time, each made once the one before was taken.
 */
export async function* packFiles(
  ctx: Context,
  { lines }: Bill,
  make: MakePartFile,
): AsyncGenerator<PackedFile, undefined> {
  const table: (string | number | null)[][] = [
    ['Position', 'SKU', 'Name', 'STEP', 'STL', 'Drawing', 'Data sheet'],
  ]
  const visitor = toNetwork(ctx.address ?? '')
  for (const [at, { product }] of lines.entries()) {
    const whole = await getProduct(ctx, product.id)
    const stem = safeName(product.sku ?? product.name)
    const row: (string | number | null)[] = [at + 1, product.sku, product.name]
    for (const file of partFiles) {
      const bytes = await make(whole, file, visitor)
      const name = `${String(at + 1).padStart(3, '0')}-${stem}/${stem}${FILES[file]}`
      const isThere = bytes !== 'crowded' && bytes.length > 0
      row.push(isThere ? name : bytes === 'crowded' ? CROWDED : NONE[file])
      if (isThere) yield { name, bytes }
    }
    table.push(row)
  }
  yield { name: 'contents.csv', bytes: new TextEncoder().encode(toCsv(table)) }
}

const partFiles: readonly PartFile[] = ['step', 'stl', 'drawing', 'data-sheet']

/** Letters, digits and hyphens alone: a name in any file system, and never a path. */
function safeName(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/[^A-Za-z0-9]+/g, '-')
  return plain.slice(0, 60).replaceAll(/^-|-$/g, '') || 'part'
}
