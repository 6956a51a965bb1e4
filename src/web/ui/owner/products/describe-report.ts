import type { TableReport } from '#contract/catalog/product-table.ts'
import { formatCount } from '../../base/figures/format.ts'

/** '1,200 rows: 3 new, 12 changed, 1,185 unchanged.' */
export function describeReport({ rows, created, changed, unchanged }: TableReport): string {
  const counts = `${formatCount(created)} new, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged`
  return `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}: ${counts}.`
}

/** How many of the changes are not in the report's list. */
export function countUnlisted({ created, changed, changes }: TableReport): number {
  return created + changed - changes.length
}
