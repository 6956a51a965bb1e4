import { readMeasure } from '#contract/amounts.ts'
import { MM_PER_INCH, writeInches } from '#contract/inches.ts'

/** The units in which lengths can be shown and typed. On the wire and in the address they are in mm. */
export type LengthUnit = 'mm' | 'inch'

/** How far, in mm, a length may lie from a fraction of an inch that stands for it: mm are stated to six decimals. */
const TOLERANCE_MM = 0.000_03
const NO_BREAK_SPACE = '\u{a0}'

/** A length in mm as text: '8 mm', or '1 1/2"', '0.315"'. Inches are fractions where they are exact to 1/64, else to 0.001. */
export function formatLength(mm: number, unit: LengthUnit): string {
  return unit === 'inch' ? `${writeInches(mm, TOLERANCE_MM)}"` : `${round(mm, 6)}${NO_BREAK_SPACE}mm`
}

/** A length in mm as it is typed into a field of this unit, with as many decimals as it takes to be read as the same length again. */
export function toTyped(mm: number, unit: LengthUnit): string {
  if (unit === 'mm') return String(round(mm, 6))
  const inches = mm / MM_PER_INCH
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8].find(
    each => round(round(inches, each) * MM_PER_INCH, 6) === round(mm, 6),
  )
  return String(round(inches, digits ?? 9))
}

/** What was typed into a field of this unit, in mm; undefined if it is no length. Inches may be fractions: '1 1/2'. */
export function fromTyped(typed: string, unit: LengthUnit): number | undefined {
  const value = unit === 'inch' ? parseInches(typed) : parseDecimal(typed)
  return value === undefined ? undefined : round(unit === 'inch' ? value * MM_PER_INCH : value, 6)
}

function parseInches(typed: string): number | undefined {
  const text = typed.replaceAll(/["″]/g, '').trim()
  const [, whole = '0', top, bottom] = /^(?:(\d{1,6})[ -])?(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []
  if (top === undefined) return parseDecimal(text)
  return Number(bottom) === 0 ? undefined : Number(whole) + Number(top) / Number(bottom)
}

function parseDecimal(typed: string): number | undefined {
  const text = readMeasure(typed).trim()
  return /^\d{1,9}(\.\d{0,9})?$|^\.\d{1,9}$/.test(text) ? Number(text) : undefined
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
