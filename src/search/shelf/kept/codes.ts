import { Posting } from './postings.ts'
import { weights } from './weights.ts'

const KEY_LENGTH = 4
const SHORTEST_KEY = 2

/** Finds rows by the beginning of any part of their SKU, or of a part of their name that looks like a code. */
export class Codes {
  readonly #rows = new Map<number, Posting>()

  add(row: number, sku: string | null, name: string): void {
    if (sku !== null) this.#addParts(row, sku, () => true)
    this.#addParts(row, name, looksLikeCode)
  }

  /** The rows that may have this code; `weighCode` tells. */
  find(code: string): Posting | undefined {
    const beginning = compact(code).slice(0, KEY_LENGTH)
    let key = NO_KEY
    for (let at = 0; at < beginning.length; at += 1) key = longerKey(key, beginning, at)
    return this.#rows.get(key)
  }

  #addParts(
    row: number,
    text: string,
    isWanted: (text: string, start: number, end: number) => boolean,
  ): void {
    for (let start = 0, end = 0; start < text.length; start = end + 1) {
      end = start
      while (end < text.length && isPart(text, end)) end += 1
      if (end > start && isWanted(text, start, end)) this.#addKeys(row, text, start)
    }
  }

  #addKeys(row: number, text: string, start: number): void {
    let key = NO_KEY
    for (let at = start, length = 0; at < text.length && length < KEY_LENGTH; at += 1) {
      if (!isPart(text, at)) continue
      key = longerKey(key, text, at)
      length += 1
      if (length < SHORTEST_KEY) continue
      let posting = this.#rows.get(key)
      if (!posting) this.#rows.set(key, (posting = new Posting()))
      // Two parts of a row often begin alike.
      if (posting.last !== row) posting.add(row, 0)
    }
  }
}

/** Of no characters; with it, keys of different lengths differ. */
const NO_KEY = 1

/** The key of one more character: six bits, different for each digit and capital, and the same for all letters that are no ASCII. */
function longerKey(key: number, text: string, at: number): number {
  const code = capitalAt(text, at)
  return key * 64 + (code > 0xbf ? 0 : code % 64)
}

/** Whether it has a digit, or is of at least two capitals alone. */
function looksLikeCode(text: string, start: number, end: number): boolean {
  let areCapitals = end - start >= 2
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at)
    if (code <= 57) return true
    areCapitals &&= code <= 90
  }
  return areCapitals
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
