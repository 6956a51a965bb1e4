import { CompareToggle } from '../compare/CompareToggle.tsx'
import type { Size } from './size-table.ts'

/** What else can be done with a size in its family's table, besides purchasing it. */
export function RowActions({ size: { id, sku, label, grade } }: { size: Size }) {
  const name = grade === null ? label : `${label}, ${grade}`
  return <CompareToggle part={{ _id: id, sku, name }} />
}
