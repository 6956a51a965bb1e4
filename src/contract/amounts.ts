/*
 * How numbers are read that people type and files contain: '1234.50', '1234,50', '1.234,50', '1,234.50', '1 234,50', '€ 12'. What is
 * read becomes digits with a point, as the wire takes them. A number that can be read in two ways is left as it is: its schema refuses
 * it with a message that names both. Without zod, as pages read with it.
 */
import { MAX_CENTS, parseEuros, toEuros } from './money.ts'

/** What a text says: digits with a point if it is clear, else the two numbers that it may mean; undefined if it is none. */
type Reading =
  | { readonly digits: string }
  | { readonly thousands: string; readonly decimal: string }
  | undefined

/** A longer text is no number that the shop handles. */
const LONGEST = 40
const GROUPS = /^\d{1,3}(?:[\s'’]\d{3})+(?=[.,]|$)/
/** One mark and three digits after it: thousands for some, decimals for others. */
const EITHER = /^([1-9]\d{0,2})[.,](\d{3})$/
const POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/
const COMMAS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
const PLAIN = /^\d+$|^\d*[.,]\d+$/

function readNumber(typed: string): Reading {
  const text = typed.trim()
  if (text.length > LONGEST) return undefined
  const sign = /^[-−]/.test(text) ? '-' : ''
  const unsigned = text.slice(sign.length).trimStart()
  const [groups = ''] = GROUPS.exec(unsigned) ?? []
  const number = groups.replaceAll(/\D/g, '') + unsigned.slice(groups.length)
  const [, whole, rest] = EITHER.exec(number) ?? []
  if (whole !== undefined) return { thousands: `${sign}${whole}${rest}`, decimal: `${sign}${whole}.${rest}` }
  if (POINTS.test(number)) return { digits: sign + number.replaceAll('.', '').replace(',', '.') }
  if (COMMAS.test(number)) return { digits: sign + number.replaceAll(',', '') }
  return PLAIN.test(number) ? { digits: sign + number.replace(',', '.').replace(/^\./, '0.') } : undefined
}

/** '€ 12' and '12 EUR' without their currency. */
function withoutCurrency(typed: string): string {
  return typed.trim().replace(/^(?:€|eur)|(?:€|eur)$/i, '')
}

/** An amount in euros in digits with a point: '€ 1.234,50' becomes '1234.50'. What is none, or not clear, is unchanged. */
export function readAmount(typed: string): string {
  const reading = readNumber(withoutCurrency(typed))
  return reading && 'digits' in reading ? reading.digits : typed
}

/** Why an amount on the wire was refused, and what to write. */
export function explainAmount(refused: string | number): string {
  if (typeof refused === 'string') {
    const reading = readNumber(withoutCurrency(refused))
    if (reading && 'thousands' in reading)
      return sayBoth(reading, `${reading.thousands} or ${reading.decimal.slice(0, -1)}`)
    if (reading && parseEuros(reading.digits) !== undefined) return `must be written as ${reading.digits}`
  }
  const value = Number(typeof refused === 'string' ? readAmount(refused) : refused)
  return value > toEuros(MAX_CENTS)
    ? `must be at most ${toEuros(MAX_CENTS)}`
    : 'must be a number with at most two decimals, such as 1234.50'
}

/**
 * A length, a weight or a percentage in digits with a point: '12,5' becomes '12.5'. A point with three digits after it is that of
 * decimals, as the shop itself writes them; a comma is not clear. What is none, or not clear, is unchanged.
 */
export function readMeasure(typed: string): string {
  const reading = readNumber(typed)
  if (!reading) return typed
  if ('digits' in reading) return reading.digits
  return typed.includes('.') ? reading.decimal : typed
}

/** What to write for a measure that is not clear; undefined for what is no number. */
export function explainMeasure(refused: string): string | undefined {
  const reading = readNumber(refused)
  if (!reading || !('thousands' in reading)) return undefined
  return sayBoth(reading, `${reading.thousands} or ${reading.decimal}`)
}

/** A number of pieces in digits: '1 000' becomes '1000'. What is none, or not clear, is unchanged. */
export function readCount(typed: string): string {
  const reading = readNumber(typed)
  return reading && 'digits' in reading ? reading.digits : typed
}

/** The same as a number; undefined for what is no whole number, or not clear. */
export function parseCount(typed: string): number | undefined {
  const digits = readCount(typed)
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}

/** What to write for a number of pieces that is not clear; undefined for what is no number. */
export function explainCount(refused: string): string | undefined {
  const reading = readNumber(refused)
  if (!reading || !('thousands' in reading)) return undefined
  const { thousands } = reading
  const value = Number(reading.decimal)
  const cure = Number.isInteger(value) ? `${thousands} or ${value}` : thousands
  return sayBoth({ thousands, decimal: String(value) }, cure)
}

function sayBoth({ thousands, decimal }: { thousands: string; decimal: string }, cure: string): string {
  return `can be read as ${thousands} or as ${decimal}: please write ${cure}`
}

/**
 * The same for a list of parts whose reading is shown before anything is ordered: three digits after a mark are thousands there, and
 * '100,00' is 100.
 */
export function guessCount(typed: string): number | undefined {
  const reading = readNumber(typed)
  if (!reading) return undefined
  const count = Number('thousands' in reading ? reading.thousands : reading.digits)
  return Number.isInteger(count) && count >= 0 ? count : undefined
}
