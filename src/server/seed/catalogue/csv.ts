import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finish, finishes } from '@parts-hub/parts'
import { z } from 'zod'
import { type CsvRow, rowsOf } from '#csv/rows.ts'

/** The folder of the files that say how the demo sells each family. */
export const OFFERS = join(import.meta.dirname, 'offers')

/** The rows of a CSV file among the offers. */
export function readRows(file: string): readonly CsvRow[] {
  return rowsOf(file, readFileSync(join(OFFERS, file), 'utf8'))
}

const isFinish = (name: string): name is Finish => Object.hasOwn(finishes, name)

/** A cell with a finish of parts. */
export const finish = z.string().refine(isFinish, 'is no finish')
