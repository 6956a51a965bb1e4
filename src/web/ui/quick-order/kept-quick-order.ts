import { quickOrder } from '#contract/quick-order.ts'
import { keyOf, type QuickRow, toRow } from './quick-rows.ts'

const KEY = 'quick-order'

/** What has been typed and read, as this tab keeps it. */
export interface KeptQuickOrder {
  readonly text: string
  readonly rows: readonly QuickRow[]
  readonly leftOut: readonly number[]
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
  const read = quickOrder.safeParse({ lines: list.map(lineOf), leftOut }).data
  const choices = new Map(list.flatMap(choiceOf))
  const parsed = (read?.lines ?? []).map((line): QuickRow => {
    const row = toRow(line)
    return { ...row, ...choices.get(keyOf(row)) }
  })
  return { text: typeof text === 'string' ? text : '', rows: parsed, leftOut: read?.leftOut ?? [] }
}

function lineOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'line' in row ? row.line : undefined
}

/** What the person has chosen and typed in a row, by its key. */
function choiceOf(row: unknown): [number, Partial<QuickRow>][] {
  if (typeof row !== 'object' || row === null) return []
  const line = quickOrder.shape.lines.element.safeParse(lineOf(row)).data
  if (!line) return []
  const { chosen, typed, isRemembered }: Partial<Record<keyof QuickRow, unknown>> = row
  const choice = {
    ...(typeof chosen === 'string' && { chosen }),
    ...(typeof typed === 'string' && { typed }),
    ...(typeof isRemembered === 'boolean' && { isRemembered }),
  }
  return [[keyOf(toRow(line)), choice]]
}
