import type { Size } from './size-table.ts'

/** What else can be done with a size in its family's table, besides purchasing it. */
export function RowActions(_props: { size: Size }) {
  return null
}
