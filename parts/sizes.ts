import { type Family, isFamily } from './families.ts'
import type { Values } from './family.ts'
import { rangeOf } from './ranges.ts'
import { number, optional, readRows, text } from './standards/read-table.ts'

/** A part of a family with its numbers: what drawing, model and mass are made from. */
export interface Size {
  readonly family: Family
  /** The standard's number and the size, as '4017-M10X40'; each is given once. */
  readonly code: string
  /** The standard it is made to, as 'ISO 4017'; null where there is none. */
  readonly standard: string | null
  /** Whose table its dimensions are of; null: not confirmed. */
  readonly source: string | null
  readonly dimensions: Values
}

const listed = readRows('sizes', [], {
  code: text,
  size: sizeOfRange,
  family: optional(familyOf),
  C: optional(number),
})

/** Every size that is listed, category by category. */
export const sizes: readonly Size[] = listed.rows.map(({ code, size: { range, dimensions }, family, C }) => ({
  family: family ?? range.family,
  code,
  standard: range.standard,
  source: range.source,
  dimensions: C === undefined ? dimensions : { ...dimensions, C },
}))

const byCode = new Map(sizes.map(size => [size.code, size]))

/** The size of this code, such as '4017-M10X40'. Throws where there is none. */
export function sizeOf(code: string): Size {
  const size = byCode.get(code)
  if (!size) throw new Error(`there is no size ${code}`)
  return size
}

/** Reads the codes of a range and of a size in it: '4017 M10X40'. */
function sizeOfRange(cell: string) {
  const [code = '', wanted] = cell.split(' ')
  const range = rangeOf(code)
  const size = range.sizes.find(one => one.code === wanted)
  if (!size) throw new Error(`the range ${code} has no size ${wanted}`)
  return { range, dimensions: size.dimensions }
}

function familyOf(cell: string): Family {
  if (!isFamily(cell)) throw new Error(`'${cell}' is no family of parts`)
  return cell
}
