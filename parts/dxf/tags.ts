import type { Point } from '../geometry/profile.ts'

/** A pair of lines of a DXF file: what a value is, and the value. */
export type Tag = readonly [code: number, value: string | number]

/** The tags as lines of text, numbers with at most six decimals. */
export function writeTags(tags: readonly Tag[]): string {
  return tags.map(([code, value]) => `${String(code).padStart(3)}\r\n${show(code, value)}\r\n`).join('')
}

function show(code: number, value: string | number): string {
  if (typeof value === 'string') return value
  // Codes 10 to 59 carry real numbers, which some readers know by their point.
  const isReal = code >= 10 && code < 60
  const text = String(Number(value.toFixed(6)))
  return isReal && !text.includes('.') ? `${text}.0` : text
}

/** A point under the codes 10, 20, 30 or their sisters. */
export function pointTags([x, y]: Point, first = 10): Tag[] {
  return [
    [first, x],
    [first + 10, y],
    [first + 20, 0],
  ]
}

/** A text in the letters of DXF R12: ASCII, with %%c, %%d and %%p for diameter, degree and plus-minus. */
export function dxfText(text: string): string {
  const known: Readonly<Record<string, string>> = {
    '⌀': '%%c',
    '°': '%%d',
    '±': '%%p',
    '□': 'SQ ',
    '×': 'x',
    '–': '-',
    '—': '-',
    '·': '.',
    '’': "'",
    '½': '1/2',
    '…': '...',
  }
  return Array.from(text, letter => known[letter] ?? (isAscii(letter) ? letter : unicode(letter))).join('')
}

function isAscii(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return code >= 32 && code < 127
}

/** How later readers spell a letter beyond ASCII. */
function unicode(letter: string): string {
  return `\\U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
