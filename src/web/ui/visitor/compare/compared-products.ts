import { createKeptList, useKeptList } from '../../base/browser/kept-list.ts'

/** The most products that are compared side by side. */
export const MAX_COMPARED = 4

/** What a product is known by where products are compared. */
export interface ComparedProduct {
  readonly _id: string
  readonly sku: string | null
}

const kept = createKeptList('compare')

/** What stands for a product in the list and in the address of the comparison: its SKU, or else its id. */
export function comparedAs({ _id, sku }: ComparedProduct): string {
  return sku ?? _id
}

/** The products chosen in this browser, by SKU or id, in the order in which they were chosen. */
export function useCompared(): readonly string[] {
  return useKeptList(kept).slice(0, MAX_COMPARED)
}

/** The same, without listening. */
export function readCompared(): readonly string[] {
  return kept.read().slice(0, MAX_COMPARED)
}

/** Adds a product, or takes it out if it is chosen. Returns false if there is no place for one more. */
export function toggleCompared(part: string): boolean {
  const parts = readCompared()
  if (parts.includes(part)) kept.keep(parts.filter(other => other !== part))
  else if (parts.length < MAX_COMPARED) kept.keep([...parts, part])
  else return false
  return true
}

/** Takes a product out, if it is in. */
export function removeCompared(part: string): void {
  kept.keep(readCompared().filter(other => other !== part))
}

/** Takes all products out. */
export function clearCompared(): void {
  kept.keep([])
}
