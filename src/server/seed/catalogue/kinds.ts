import { z } from 'zod'
import { parseRow } from '#csv/rows.ts'
import { wayTo } from '#search/part-kinds/part-kinds.ts'
import { readRows } from './csv.ts'

const row = z.strictObject({
  family: z.string(),
  kind: z.string().refine(id => wayTo(id).length > 1, 'is no kind'),
})

/** By the family's address. */
const kinds: ReadonlyMap<string, string> = new Map(
  readRows('kinds.csv').map(({ place, cells }) => {
    const { family, kind } = parseRow(place, cells, row)
    return [family, kind]
  }),
)

/** Which kind a family of the catalogue is of. Throws if none is given. */
export function kindOf(family: string): string {
  const kind = kinds.get(family)
  if (kind === undefined) throw new Error(`kinds.csv has no kind of ${family}`)
  return kind
}
