import { expect, it } from 'vitest'
import { rowsOf } from '#csv/rows.ts'
import { gradeCalled, gradesOf } from './grades.ts'

const HEADING = 'grade,like,code,label,material,finish,eurosPerKilogram,effort,dimensions,text'
const ZINC = 'zinc8,,,Class 8,"Steel, strength class 8",Zinc-plated,2.2,1,,Class 8 for bolts up to class 8.8.'
const read = (...rows: readonly string[]) =>
  gradesOf(rowsOf('grades.csv', ['# The grades.', HEADING, ...rows].join('\n')), new Map())

it('a grade is read, no code being that of the usual one', () => {
  expect(gradeCalled(read(ZINC), 'zinc8')).toEqual({
    code: null,
    label: 'Class 8',
    material: 'Steel, strength class 8',
    finish: 'Zinc-plated',
    eurosPerKilogram: 2.2,
    effort: 1,
    density: 7.85,
    text: 'Class 8 for bolts up to class 8.8.',
  })
})

it('a grade like another one says only what is different', () => {
  const grades = read(ZINC, 'marked,zinc8,M,,,,,1.2,C 8.8,')
  expect(gradeCalled(grades, 'marked')).toEqual({
    ...gradeCalled(grades, 'zinc8'),
    code: 'M',
    effort: 1.2,
    dimensions: { C: 8.8 },
  })
})

it.each([
  [ZINC.replace('2.2', 'cheap'), 'grades.csv, line 3, column eurosPerKilogram: is no number'],
  [ZINC.replace('Zinc-plated', 'Zinc'), 'grades.csv, line 3, column finish: is no finish'],
  [ZINC.replace('Class 8,', ','), 'grades.csv, line 3, column label: is empty'],
  [ZINC.replace('zinc8', 'zinc 8'), "grades.csv, line 3, column grade: 'zinc 8' is no name"],
  [ZINC.replace(',,,', ',zinc9,,'), 'grades.csv, line 3, column like: there is no grade zinc9 above'],
  [
    `${ZINC}\nmarked,zinc8,M,,,,,,,\nlast,marked,L,,,,,,,`,
    'grades.csv, line 5, column like: marked itself is like zinc8',
  ],
  [`${ZINC}\n${ZINC}`, 'grades.csv, line 4, column grade: zinc8 is there twice'],
])('a grade that cannot be read is named by file, line and column: %s', (row, message) => {
  expect(() => read(row)).toThrow(message)
})
