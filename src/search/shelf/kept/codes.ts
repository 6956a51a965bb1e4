import { Posting } from './postings.ts'
import { weights } from './weights.ts'

const KEY_LENGTH = 4
const DIGIT = /\d/
const CAPITALS = /^[A-Z]{2,}$/
const TOKEN = /[\p{L}\p{N}]+/gu

/** Finds rows by the beginning of any part of their SKU, or of a part of their name that looks like a code. */
export class Codes {
  readonly #rows = new Map<string, Posting>()

  add(row: number, sku: string | null, name: string): void {
    const keys = new Set<string>()
    if (sku !== null) for (const { index } of sku.matchAll(TOKEN)) addKeys(keys, sku, index)
    for (const { 0: token, index } of name.matchAll(TOKEN))
      if (DIGIT.test(token) || CAPITALS.test(token)) addKeys(keys, name, index)
    for (const key of keys) {
      let posting = this.#rows.get(key)
      if (!posting) this.#rows.set(key, (posting = new Posting()))
      posting.add(row, 0)
    }
  }

  /** The rows that may have this code; `weighCode` tells. */
  find(code: string): Posting | undefined {
    return this.#rows.get(compact(code).slice(0, KEY_LENGTH))
  }
}

function addKeys(keys: Set<string>, text: string, start: number): void {
  let key = ''
  for (let at = start; at < text.length && key.length < KEY_LENGTH; at += 1)
    if (isPart(text, at)) key += text.charAt(at).toUpperCase()
  for (let length = 2; length <= key.length; length += 1) keys.add(key.slice(0, length))
}

/** A text without separators, in capitals: '62052RS'. */
export function compact(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** Whether a text is this code, already compact, apart from separators and case. */
export function isSameCode(code: string, text: string): boolean {
  const end = endOf(code, text, 0)
  return end !== -1 && compact(text.slice(end)) === ''
}

/** How well a code, already compact, fits a SKU and a name; 0 if not at all. */
export function weighCode(code: string, sku: string | null, name: string): number {
  const inSku = sku === null ? 0 : weighIn(code, sku)
  if (inSku >= weights.endOfCode) return inSku
  // The end of a name is a grade, not a code.
  return Math.max(
    inSku,
    Math.min(weighIn(code, name), name.length === code.length ? 255 : weights.partOfCode),
  )
}

const NUMBER = /^\d+$/

function weighIn(code: string, text: string): number {
  const isNumber = NUMBER.test(code)
  let best = 0
  for (let start = 0; start < text.length; start += 1) {
    if (!isPart(text, start) || (start > 0 && isPart(text, start - 1))) continue
    const end = endOf(code, text, start)
    // '620' is no 'Module 6, 20 Teeth'.
    if (end === -1 || (isNumber && end - start > code.length)) continue
    best = Math.max(best, weigh(text, start, end))
  }
  return best
}

function weigh(text: string, start: number, end: number): number {
  if (end === text.length) return start === 0 ? weights.wholeCode : weights.endOfCode
  return isPart(text, end) ? weights.beginningOfCode : weights.partOfCode
}

/** Where the code ends that begins here, separators passed over; -1 if another one begins here. */
function endOf(code: string, text: string, start: number): number {
  let at = start
  for (let index = 0; index < code.length; index += 1) {
    while (at < text.length && !isPart(text, at)) at += 1
    if (at === text.length || capitalAt(text, at) !== code.charCodeAt(index)) return -1
    at += 1
  }
  return at
}

/** The character code there, in capitals as far as SKUs have letters. */
function capitalAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 97 && code <= 122 ? code - 32 : code
}

function isPart(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (
    (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code > 0xbf
  )
}
