/** A cell as the sheet states it. */
export interface Cell {
  /** n, s, str, inlineStr, b, d or e. */
  readonly type: string
  /** Its number in the list of styles. */
  readonly style: number
  readonly text: string
}

/** What a workbook says about its cells in other places than the sheet. */
export interface CellContext {
  readonly sharedStrings: readonly string[]
  readonly dateStyles: readonly boolean[]
  readonly isFrom1904: boolean
}

/** The days from 1900 to 1904, as workbooks count them. */
const DAYS_TO_1904 = 1_462
/** 31 December 9999. */
const LAST_DAY = 2_958_465
/** The digits that spreadsheets show; doubles hold some more, which are noise: 12.499999999999998. */
const DIGITS = 15

/** The text of a cell: a number with a decimal point, a date as 2026-05-31, a truth value as true or false. */
export function cellText({ type, style, text }: Cell, context: CellContext): string {
  switch (type) {
    case 's':
      return text === '' ? '' : (context.sharedStrings[Number(text)] ?? '#REF!')
    case 'b':
      return text.trim() === '1' ? 'true' : 'false'
    case 'str':
    case 'inlineStr':
      return decodeEscapes(text)
    case 'd':
    case 'e':
      return text
    default:
      return numberText(text, context.dateStyles[style] ? context : undefined)
  }
}

function numberText(text: string, dates: CellContext | undefined): string {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  const days = value + (dates?.isFrom1904 ? DAYS_TO_1904 : 0)
  if (!dates || days < 0 || days > LAST_DAY + 1) return String(Number(value.toPrecision(DIGITS)))
  return dateText(days)
}

function dateText(days: number): string {
  // Workbooks believe that there was a 29 February 1900.
  const since = days < 60 ? Date.UTC(1899, 11, 31) : Date.UTC(1899, 11, 30)
  const [date = '', time = ''] = new Date(since + Math.round(days * 86_400) * 1000).toISOString().split('T')
  return Number.isInteger(days) ? date : `${date} ${time.slice(0, 8)}`
}

/** Whether a format of numbers shows dates or times: one of the numbered ones, or one whose code has letters of dates. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)
  return /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^[\]]*\]/g, ''))
}

/** Texts of a workbook write characters that XML cannot hold by their codes: _x000D_. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_')) return text
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

/** The opposite: also of texts that look like such a code, and of the two characters that no XML may have. */
export function encodeEscapes(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll(/[\uFFFE\uFFFF]/g, each => `_x${each.charCodeAt(0).toString(16).toUpperCase()}_`)
}
