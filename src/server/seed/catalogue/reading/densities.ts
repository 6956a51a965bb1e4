import { densities, type Finish, finishes } from '@parts-hub/parts'
import { z } from 'zod'
import { number, parseRow, words } from '#csv/rows.ts'
import { readRows } from '../csv.ts'

const row = z.object({ words, density: number })
const table = readRows('densities.csv').map(({ place, cells }) => parseRow(place, cells, row))

/** What a material weighs in g/cm³, by `offers/densities.csv`; one that is not there, as parts with its finish do. */
export function densityOf({
  material,
  finish,
}: {
  readonly material: string
  readonly finish: Finish
}): number {
  const [main = ''] = material.split(',')
  const known = table.find(one => main.includes(one.words))
  return known?.density ?? densities[finishes[finish]]
}
