import type { Addition, BasketChange } from './basket-change.ts'
import { KEPT, type KeptChange } from './kept-changes.ts'

/** How long what was pressed on a page that was left is still wanted, in ms. */
const WANTED_FOR_MS = 60 * 60 * 1000

interface LeftChange extends KeptChange {
  readonly id: string
}

/** Whether a change is kept. */
export function isKept(id: string): boolean {
  return readKept().some(kept => kept.id === id)
}

/** What was pressed on pages that were left before it was made, the earliest first. */
export function readLeft(): readonly LeftChange[] {
  const { timeOrigin } = performance
  return readKept()
    .filter(({ page, at }) => page !== timeOrigin && Date.now() - page - at < WANTED_FOR_MS)
    .toSorted((one, other) => one.page + one.at - other.page - other.at)
}

function readKept(): readonly LeftChange[] {
  try {
    const keys = Object.keys(sessionStorage).filter(key => key.startsWith(KEPT))
    return keys.flatMap(key => {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      return isKeptChange(kept) ? { ...kept, id: key.slice(KEPT.length) } : []
    })
  } catch {
    return []
  }
}

/** The page that was left may have been of another version of the shop. */
function isKeptChange(value: unknown): value is KeptChange {
  if (typeof value !== 'object' || value === null) return false
  const { owner, change, page, at }: Partial<Record<keyof KeptChange, unknown>> = value
  return (
    (owner === null || typeof owner === 'string') &&
    typeof page === 'number' &&
    typeof at === 'number' &&
    isChange(change)
  )
}

function isChange(value: unknown): value is BasketChange {
  if (typeof value !== 'object' || value === null) return false
  const { act, lines, product, to, order }: Readonly<Record<string, unknown>> = { ...value }
  switch (act) {
    case 'add':
      return Array.isArray(lines) && lines.every(isAddition)
    case 'set':
      return typeof product === 'string' && typeof to === 'object' && to !== null
    case 'remove':
      return typeof product === 'string'
    case 'reorder':
      return typeof order === 'string'
    default:
      return act === 'acceptPrices'
  }
}

function isAddition(value: unknown): value is Addition {
  if (typeof value !== 'object' || value === null) return false
  const { product, quantity }: Partial<Record<keyof Addition, unknown>> = value
  return typeof product === 'string' && typeof quantity === 'number'
}
