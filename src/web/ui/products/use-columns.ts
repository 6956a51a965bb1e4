import { useSyncExternalStore } from 'react'

/** The columns of the product list, besides the product itself. */
export const columnNames = {
  sku: 'SKU',
  category: 'Category',
  standard: 'Standard',
  family: 'Family',
  size: 'Size',
  grade: 'Grade',
  weight: 'Weight',
  price: 'Price',
  min: 'Minimum',
  available: 'Available',
  state: 'State',
} as const
export type ColumnName = keyof typeof columnNames

const KEY = 'product-columns'
const USUAL: readonly ColumnName[] = ['sku', 'category', 'price', 'min', 'available', 'state']
const listeners = new Set<() => void>()

/** Reads the columns that were kept; unknown names are left out, and without any the usual ones are shown. */
export function readColumns(kept: string | null): readonly ColumnName[] {
  const wanted = new Set(kept?.split(',') ?? [])
  const found = Object.keys(columnNames).filter((name): name is ColumnName => wanted.has(name))
  return found.length > 0 ? found : USUAL
}

/** The columns that this browser shows, and a function that shows or hides one. At least one stays. */
export function useColumns(): readonly [columns: readonly ColumnName[], toggle: (name: ColumnName) => void] {
  const kept = useSyncExternalStore(listen, readKept, () => null)
  const columns = readColumns(kept)
  function toggle(name: ColumnName): void {
    const next = columns.includes(name) ? columns.filter(other => other !== name) : [...columns, name]
    keep(next.join(','))
  }
  return [columns, toggle]
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage may be switched off: then the choice lasts as long as the page.
    return unkept
  }
}

let unkept: string | null = null

function keep(value: string): void {
  unkept = value
  try {
    localStorage.setItem(KEY, value)
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}
