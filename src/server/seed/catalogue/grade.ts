import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Family, type Finish, finishes, type Values } from '@parts-hub/parts'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** A material with its finish, in which sizes of a family are sold. */
export interface Grade {
  /** Ends the SKU: 'A2'; null for the usual one. */
  readonly code: string | null
  /** As it ends a product's name: '8.8, Zinc'. */
  readonly label: string
  /** As on the product's page: 'Steel, strength class 8.8'. */
  readonly material: string
  readonly finish: Finish
  /** What the material costs as rod or sheet, with its coating, in euros per kilogram. */
  readonly eurosPerKilogram: number
  /** How much more work it is than in plain steel; 1 for steel. */
  readonly effort: number
  /** In g/cm³, where it is not what the finish suggests: carbide under titanium nitride. */
  readonly density?: number
  /** Figures that the material decides: the strength class on a bolt's head. */
  readonly dimensions?: Values
  /** The family that it is built as where it is not the range's, with the same terms: a bearing with seals. */
  readonly family?: Family
  /** What the material means to a buyer, as a sentence or two of the description. */
  readonly text: string
}

const isFinish = (name: string): name is Finish => Object.hasOwn(finishes, name)
const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'is no number')
  .transform(Number)
const words = z.string().min(1, 'is empty')

const gradeRow = z.strictObject({
  grade: words,
  code: z.string().transform(code => code || null),
  label: words,
  material: words,
  finish: z.string().refine(isFinish, 'is no finish'),
  eurosPerKilogram: number,
  effort: number,
  density: z
    .literal('')
    .transform(() => undefined)
    .or(number)
    .optional(),
  text: words,
})

const records = z.array(z.object({ record: z.unknown(), info: z.object({ lines: z.number() }) }))

/** The grades of `<file>.csv`, by the names that are wanted of it. Throws as below. */
export function readGrades<Name extends string>(file: string, names: readonly Name[]) {
  const path = `${file}.csv`
  return parseGrades(path, readFileSync(join(import.meta.dirname, path), 'utf8'), names)
}

/**
 * The grades that a CSV file says, by the names that are wanted of it. Throws file, line and column of a cell that cannot be read, and of
 * a grade that is missing or not wanted.
 */
export function parseGrades<Name extends string>(
  file: string,
  content: string,
  names: readonly Name[],
): Readonly<Record<Name, Grade>> {
  const found: Record<string, Grade> = {}
  const options = { columns: true, comment: '#', comment_no_infix: true, info: true } as const
  for (const { record, info } of records.parse(parse(content, options))) {
    const place = `${file}, line ${info.lines}`
    const row = gradeRow.safeParse(record)
    if (!row.success) {
      const [issue] = row.error.issues
      throw new Error(`${place}, column ${issue?.path.join() || 'names'}: ${issue?.message}`)
    }
    const { grade, ...facts } = row.data
    if (!names.some(name => name === grade)) throw new Error(`${place}: nobody reads the grade ${grade}`)
    found[grade] = facts
  }
  if (!hasAll(found, names)) throw new Error(`${file} lacks one of ${names.join(', ')}`)
  return found
}

function hasAll<Name extends string>(
  found: Readonly<Record<string, Grade>>,
  names: readonly Name[],
): found is Readonly<Record<Name, Grade>> {
  return names.every(name => Object.hasOwn(found, name))
}

/** The grades that several families are sold in. A family may change what is different: `{ ...grades.zinc88, code: 'ZN' }`. */
export const grades = readGrades('grades', [
  'zinc88',
  'galvanised88',
  'black109',
  'black129',
  'a2',
  'a4',
  'brass',
])
