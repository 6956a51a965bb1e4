import type { PurchaseOrder } from '#contract/purchasing/purchase-orders.ts'

type Line = Pick<PurchaseOrder['lines'][number], 'sku' | 'number'>

/** The place of the line that a scanned code names: by its SKU, or by the supplier's own number; undefined if none does. */
export function findScanned(lines: readonly Line[], code: string): number | undefined {
  const wanted = code.trim().toLowerCase()
  if (wanted === '') return undefined
  const bySku = lines.findIndex(({ sku }) => sku?.toLowerCase() === wanted)
  if (bySku >= 0) return bySku
  const byNumber = lines.flatMap(({ number }, place) => (number.toLowerCase() === wanted ? place : []))
  // A number of theirs that two lines have names neither.
  return byNumber.length === 1 ? byNumber[0] : undefined
}
