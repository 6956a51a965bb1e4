import { isFamily } from '@parts-hub/parts'
import { z } from 'zod'
import { type CsvRow, number, parseRow, words } from '#csv/rows.ts'
import { finish, readRows } from '../csv.ts'
import type { Grade } from '../grade.ts'
import { densityOf } from './densities.ts'

/** Grades by the names that offers call them by. */
export type Grades = ReadonlyMap<string, NamedGrade>
interface NamedGrade {
  readonly grade: Grade
  /** The grade that its empty cells are of, which is whole itself: a reader follows one step. '' where it is whole. */
  readonly like: string
  /** Its cells, those too that it has from another grade. */
  readonly cells: CsvRow['cells']
}

const nothing = z.literal('').transform(() => undefined)

/** Symbol and figure: 'C 8.8'. */
const dimensions = z
  .string()
  .regex(/^\p{L}+ \d+(\.\d+)?$/u, "is no symbol with a figure: 'C 8.8'")
  .transform(cell => {
    const [symbol = '', figure] = cell.split(' ')
    return { [symbol]: Number(figure) }
  })

const gradeRow = z.strictObject({
  code: z.string().transform(code => code || null),
  label: words,
  material: words,
  finish,
  eurosPerKilogram: number,
  effort: number,
  dimensions: nothing.or(dimensions).optional(),
  family: nothing.or(z.string().refine(isFamily, 'is no family of parts')).optional(),
  text: words,
})

/** The grades of `<folder>/grades.csv`, and those that several folders share. */
export function readGrades(folder: string): Grades {
  const file = `${folder}/grades.csv`
  return gradesOf(readRows(file), shared)
}

/** The grades that rows say, and those known before. Throws place and column of a cell that cannot be read. */
export function gradesOf(rows: readonly CsvRow[], known: Grades): Grades {
  const grades = new Map(known)
  for (const { place, cells: given } of rows) {
    const { grade: name = '', like = '', ...written } = given
    if (!/^[\p{L}\d.-]+$/u.test(name)) throw new Error(`${place}, column grade: '${name}' is no name`)
    if (grades.has(name)) throw new Error(`${place}, column grade: ${name} is there twice`)
    const cells = { ...cellsLike(place, like, grades), ...filled(written), code: written.code ?? '' }
    const grade = parseRow(place, cells, gradeRow)
    grades.set(name, { grade: { ...grade, density: densityOf(grade) }, like, cells })
  }
  return grades
}

/** The grade of this name. Throws where there is none. */
export function gradeCalled(grades: Grades, name: string): Grade {
  const found = grades.get(name)
  if (!found) throw new Error(`there is no grade ${name}`)
  return found.grade
}

/** The grades of this name, or whose SKUs end so. Throws where there is none. */
export function gradesCalled(grades: Grades, name: string): readonly Grade[] {
  const called = [...grades].filter(([key, { grade }]) => key === name || grade.code === name)
  if (called.length === 0) throw new Error(`there is no grade ${name}`)
  return called.map(([, { grade }]) => grade)
}

/** The cells of the grade that another is like. */
function cellsLike(place: string, like: string, grades: Grades): CsvRow['cells'] {
  if (like === '') return EMPTY
  const found = grades.get(like)
  if (!found) throw new Error(`${place}, column like: there is no grade ${like} above`)
  if (found.like !== '') throw new Error(`${place}, column like: ${like} itself is like ${found.like}`)
  return found.cells
}

/** What a cell reads as that is empty and not like another. */
const EMPTY = { label: '', material: '', finish: '', eurosPerKilogram: '', effort: '', text: '' }

function filled(cells: CsvRow['cells']): CsvRow['cells'] {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''))
}

/** The grades that every folder may name. */
const shared = gradesOf(readRows('grades.csv'), new Map())
