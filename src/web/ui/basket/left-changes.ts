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
    return Object.keys(sessionStorage)
      .filter(key => key.startsWith(KEPT))
      .map(key => ({ ...JSON.parse(sessionStorage.getItem(key) ?? ''), id: key.slice(KEPT.length) }))
  } catch {
    return []
  }
}
