import { addUp } from '#contract/basket/terms.ts'

/** A line of a visitor's basket, as this browser keeps it. */
export interface KeptLine {
  /** The product's id. */
  readonly product: string
  readonly quantity: number
  /** What a piece cost when it was last seen, in euros; undefined until it has been priced. */
  readonly seenPrice?: number | undefined
  readonly saved: boolean
}

/** Lines on their way to the basket of an account. Sent again under the same id, they are put in once. */
export interface Parcel {
  readonly id: string
  readonly lines: readonly KeptLine[]
}

interface Kept {
  readonly lines: readonly KeptLine[]
  readonly parcel: Parcel | undefined
}

export const BASKET_KEY = 'basket'
const NOTHING: Kept = { lines: [], parcel: undefined }
/** What could not be written, because storage is full or forbidden; it lasts as long as the page. */
let unwritten: Kept | undefined

/** What this browser keeps of a visitor's basket. Lines that are on their way to an account are part of it until they arrive. */
export function readLines(): readonly KeptLine[] {
  const { lines, parcel } = read()
  return parcel ? joinLines(parcel.lines, lines) : lines
}

/** Keeps other lines from now on. */
export function writeLines(change: (lines: readonly KeptLine[]) => readonly KeptLine[]): void {
  write({ lines: change(readLines()), parcel: undefined })
}

/**
 * Sets all lines aside for the basket of an account; undefined if there are none. Those that have been set aside before and have
 * not arrived come first, under the same id.
 */
export function packParcel(newId: () => string): Parcel | undefined {
  const { lines, parcel } = read()
  if (parcel) return parcel
  if (lines.length === 0) return undefined
  const packed = { id: newId(), lines }
  write({ lines: [], parcel: packed })
  return packed
}

/** The lines set aside under this id have arrived. */
export function dropParcel(id: string): void {
  const { lines, parcel } = read()
  if (parcel?.id === id) write({ lines, parcel: undefined })
}

/** Lines with another one, before that of a product, or as the last if there is no such line. */
export function insertLine(
  lines: readonly KeptLine[],
  line: KeptLine,
  before: string | undefined,
): readonly KeptLine[] {
  const place = lines.findIndex(({ product }) => product === before)
  return place === -1 ? [...lines, line] : lines.toSpliced(place, 0, line)
}

/** Lines in their order, each product once. */
export function joinLines(lines: readonly KeptLine[], added: readonly KeptLine[]): KeptLine[] {
  const joined = new Map(lines.map(line => [line.product, line]))
  for (const line of added) {
    const before = joined.get(line.product)
    joined.set(line.product, before ? join(before, line) : line)
  }
  return [...joined.values()]
}

function join(before: KeptLine, line: KeptLine): KeptLine {
  const { quantity, isSaved } = addUp(
    { quantity: before.quantity, isSaved: before.saved },
    { quantity: line.quantity, isSaved: line.saved },
  )
  return { product: line.product, quantity, saved: isSaved }
}

function read(): Kept {
  if (unwritten) return unwritten
  try {
    return parse(localStorage.getItem(BASKET_KEY))
  } catch {
    return NOTHING
  }
}

function write(kept: Kept): void {
  try {
    if (kept.lines.length === 0 && !kept.parcel) localStorage.removeItem(BASKET_KEY)
    else localStorage.setItem(BASKET_KEY, JSON.stringify(kept))
    unwritten = undefined
  } catch {
    unwritten = kept
  }
}

/** What was kept may be of another version of the shop, or written by hand. */
function parse(text: string | null): Kept {
  const value: unknown = JSON.parse(text ?? 'null')
  if (typeof value !== 'object' || value === null) return NOTHING
  const { lines, parcel }: { lines?: unknown; parcel?: unknown } = value
  return { lines: parseLines(lines), parcel: parseParcel(parcel) }
}

function parseParcel(value: unknown): Parcel | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, lines }: { id?: unknown; lines?: unknown } = value
  const parsed = parseLines(lines)
  return typeof id === 'string' && parsed.length > 0 ? { id, lines: parsed } : undefined
}

function parseLines(value: unknown): KeptLine[] {
  const lines = Array.isArray(value) ? value.filter(isLine) : []
  return lines.map(({ product, quantity, seenPrice, saved }) => ({ product, quantity, seenPrice, saved }))
}

function isLine(value: unknown): value is KeptLine {
  if (typeof value !== 'object' || value === null) return false
  const { product, quantity, seenPrice, saved }: Partial<Record<keyof KeptLine, unknown>> = value
  return (
    typeof product === 'string' &&
    Number.isInteger(quantity) &&
    Number(quantity) > 0 &&
    (seenPrice === undefined || typeof seenPrice === 'number') &&
    typeof saved === 'boolean'
  )
}
