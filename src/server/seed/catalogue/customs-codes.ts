import { isFamily } from '@parts-hub/parts'
import { z } from 'zod'
import { parseRow } from '#csv/rows.ts'
import { readRows } from './csv.ts'

const row = z.strictObject({
  family: z.string().refine(isFamily, 'is no family of parts'),
  code: z.string().regex(/^\d{8}$/, 'is no code of eight figures'),
})

const ofFamily: ReadonlyMap<string, string> = new Map(
  readRows('customs-codes.csv').map(({ place, cells }) => {
    const { family, code } = parseRow(place, cells, row)
    return [family, code]
  }),
)

/** The commodity code of a part of the catalogue; null where it is not known, as of what is not of steel. */
export function customsCodeOf({
  family,
  material,
}: {
  family: string
  material: string | null
}): string | null {
  const isSteel = material !== null && /steel/i.test(material) && !/alumin|brass|copper/i.test(material)
  return isSteel ? (ofFamily.get(family) ?? null) : null
}
