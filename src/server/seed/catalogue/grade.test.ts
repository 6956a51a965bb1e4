import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseGrades } from './grade.ts'

const HEADING = 'grade,code,label,material,finish,eurosPerKilogram,effort,text'
const ZINC = 'zinc8,,Class 8,"Steel, strength class 8",Zinc-plated,2.2,1,Class 8 for bolts up to class 8.8.'
const read = (...rows: readonly string[]) =>
  parseGrades('grades.csv', ['# The grades.', HEADING, ...rows].join('\n'), ['zinc8'])

describe('a table of grades', () => {
  it('is read, no code being that of the usual grade', () => {
    expect(read(ZINC)).toEqual({
      zinc8: {
        code: null,
        label: 'Class 8',
        material: 'Steel, strength class 8',
        finish: 'Zinc-plated',
        eurosPerKilogram: 2.2,
        effort: 1,
        text: 'Class 8 for bolts up to class 8.8.',
      },
    })
  })

  it.each([
    [ZINC.replace('2.2', 'cheap'), 'grades.csv, line 3, column eurosPerKilogram: is no number'],
    [ZINC.replace('Zinc-plated', 'Zinc'), 'grades.csv, line 3, column finish: is no finish'],
    [ZINC.replace('Class 8,', ','), 'grades.csv, line 3, column label: is empty'],
    [ZINC.replace('zinc8', 'zinc9'), 'grades.csv, line 3: nobody reads the grade zinc9'],
  ])('says file, line and column of what is wrong: %s', (row, message) => {
    expect(() => read(row)).toThrow(message)
  })

  it('has every grade that is wanted of it', () => {
    expect(() => read()).toThrow('grades.csv lacks one of zinc8')
  })

  it('is read, each file', () => {
    const code = globSync('**/*.ts', { cwd: import.meta.dirname }).map(path =>
      readFileSync(join(import.meta.dirname, path), 'utf8'),
    )
    const tables = globSync('**/*.csv', { cwd: import.meta.dirname }).map(path => path.replace('.csv', ''))
    expect(tables.length).toBeGreaterThan(0)
    expect(tables.filter(table => !code.some(text => text.includes(`readGrades('${table}'`)))).toEqual([])
  })
})
