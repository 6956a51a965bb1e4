import { list, readRows, text } from './read-table.ts'

const series = readRows('preferred-numbers', [], { name: text, unit: text, of: text, numbers: list })
const byName = new Map(series.rows.map(({ name, numbers }) => [name, numbers]))

/** The shortest and the longest of what a table has. */
export type Ends = Readonly<Record<'from' | 'to', number>>

/** The numbers of this name, from the smallest: 'lengths of pins'. Throws where there are none. */
export function numbersOf(name: string): readonly number[] {
  const numbers = byName.get(name)
  if (!numbers) throw new Error(`preferred-numbers has no ${name}`)
  return numbers
}

/** ISO 888: the nominal lengths of bolts, screws and studs, in mm; as the Fasteners workbench lists them, with 2. */
const PREFERRED = numbersOf('lengths of bolts')

/** The lengths of ISO 888 from one to another that a standard prefers: without the ones that it leaves out. In mm. */
export function preferredLengths(from: number, to: number, without: readonly number[] = []): number[] {
  return PREFERRED.filter(length => length >= from && length <= to && !without.includes(length))
}

/** The length of thread of a bolt of this diameter and length, as ISO 888 gives it for most standards; in mm. */
export function threadLength(d: number, l: number): number {
  return 2 * d + (l <= 125 ? 6 : l <= 200 ? 12 : 25)
}

/** The nominal lengths of pins that ISO 2338 and its neighbours share, in mm. */
const OF_PINS = numbersOf('lengths of pins')

/** The lengths of pins from one to another, in mm. */
export function pinLengths({ from, to }: Ends): number[] {
  return OF_PINS.filter(length => length >= from && length <= to)
}

/** The lengths that inch screws are usually made in, in inches. */
const OF_INCH_SCREWS = numbersOf('lengths of inch screws')

/** The usual lengths from one to another but for those left out, in inches. */
export function inchLengths({ from, to }: Ends, leftOut: readonly number[] = []): number[] {
  return OF_INCH_SCREWS.filter(length => length >= from && length <= to && !leftOut.includes(length))
}
