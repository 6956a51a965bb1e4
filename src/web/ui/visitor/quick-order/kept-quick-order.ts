import { quickOrder } from '#contract/quick-order/quick-order.ts'
import { type QuickRow, toRow } from './quick-rows.ts'

const KEY = 'quick-order'

/** A line that asks for nothing, of the pasted list or of a file. */
interface LeftOut {
  readonly line: number
  readonly file: string
}

/** What has been typed and read, as this tab keeps it: the lines of the pasted list, then those of each file. */
export interface KeptQuickOrder {
  readonly text: string
  readonly rows: readonly QuickRow[]
  readonly leftOut: readonly LeftOut[]
}

export const NOTHING: KeptQuickOrder = { text: '', rows: [], leftOut: [] }

/** What this tab keeps; nothing if that is of another version of the shop. */
export function readKept(): KeptQuickOrder {
  try {
    return parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  } catch {
    return NOTHING
  }
}

/** Keeps it until the tab is closed; without storage it lasts as long as the page. */
export function writeKept(kept: KeptQuickOrder): void {
  try {
    if (kept.text === '' && kept.rows.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Full or forbidden.
  }
}

function parse(value: unknown): KeptQuickOrder {
  if (typeof value !== 'object' || value === null) return NOTHING
  const { text, rows, leftOut }: { text?: unknown; rows?: unknown; leftOut?: unknown } = value
  const list: readonly unknown[] = Array.isArray(rows) ? rows : []
  const read = list.flatMap(parseRow)
  return {
    text: typeof text === 'string' ? text : '',
    rows: read.length === list.length ? read : [],
    leftOut: Array.isArray(leftOut) ? leftOut.filter(isLeftOut) : [],
  }
}

function isLeftOut(value: unknown): value is LeftOut {
  if (typeof value !== 'object' || value === null || !('line' in value) || !('file' in value)) return false
  return typeof value.line === 'number' && typeof value.file === 'string'
}

/** A row with what the person has chosen and typed in it. */
function parseRow(row: unknown): QuickRow[] {
  if (typeof row !== 'object' || row === null) return []
  const { line, file, chosen, typed, isRemembered }: Partial<Record<keyof QuickRow, unknown>> = row
  const read = quickOrder.shape.lines.element.safeParse(line).data
  if (!read || typeof file !== 'string') return []
  return [
    {
      ...toRow(read, file),
      ...(typeof chosen === 'string' && { chosen }),
      ...(typeof typed === 'string' && { typed }),
      ...(typeof isRemembered === 'boolean' && { isRemembered }),
    },
  ]
}
