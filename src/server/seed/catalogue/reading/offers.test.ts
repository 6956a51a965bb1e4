import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '#csv/rows.ts'
import { OFFERS } from '../csv.ts'
import { FILES } from '../offers/index.ts'
import { gradesOf } from './grades.ts'
import { offersOf } from './offers.ts'

const grades = gradesOf(
  rowsOf(
    'grades.csv',
    `grade,code,label,material,finish,eurosPerKilogram,effort,text
zinc,,Zinc,Steel,Zinc-plated,2,1,Zinc-plated.
a2,A2,A2,Stainless steel,Stainless,6,1.5,Does not rust.`,
  ),
  new Map(),
)
const BOLT = `# Bolts
- work: 1 + d * 0.5

## bolts
- name: Bolt
- summary: A bolt.
- range: 4017
- grades: zinc, a2
- only A2: d <= 20
- leading: M10X40
- title: Bolt {label}, {grade}
- text: Thread M{d}. {text}
`
const read = (content: string) => offersOf('bolts.md', content, grades)

it('an offer is read, with what is so for all of its file', () => {
  const [offer] = read(BOLT)
  const [smallest] = offer?.range.sizes ?? []
  const [zinc, a2] = offer?.grades ?? []
  if (!offer || !smallest || !zinc || !a2) throw new Error('nothing was read')
  const large = { ...smallest, dimensions: { ...smallest.dimensions, d: 24 } }
  expect(offer).toMatchObject({ slug: 'bolts', name: 'Bolt', summary: 'A bolt.', leading: '4017-M10X40' })
  expect(offer.nameOf(large, a2)).toBe(`Bolt ${large.label}, A2`)
  expect(offer.describe(large, a2)).toBe('Thread M24. Does not rust.')
  expect(offer.workOf(large.dimensions)).toBe(13)
  expect([offer.isMade?.(smallest, a2), offer.isMade?.(large, a2), offer.isMade?.(large, zinc)]).toEqual([
    true,
    false,
    true,
  ])
})

it('a pattern makes a family of each row of the table below it', () => {
  const pattern = BOLT.replace('## bolts', '## bolts-$slug').replace('4017', '$range')
  const table = '\n| slug | range |\n|---|---|\n| long | 4014 |\n| full | 4017 |\n'
  expect(read(pattern + table).map(({ slug, range }) => [slug, range.code])).toEqual([
    ['bolts-long', '4014'],
    ['bolts-full', '4017'],
  ])
  expect(() => read(pattern)).toThrow('bolts.md, line 4: no table says what $ stands for')
  expect(() => read(`${pattern}\n| slug |\n|---|\n| long |\n`)).toThrow(
    'bolts.md, line 7: the table below has no column range',
  )
})

it('sizes are chosen by their codes', () => {
  const [offer] = read(BOLT.replace('- leading', '- sizes: M8X?? M10X*\n- leading'))
  const [grade] = offer?.grades ?? []
  const made = offer?.range.sizes.filter(size => grade && offer.isMade?.(size, grade)) ?? []
  expect(made.length).toBeGreaterThan(2)
  expect(made.filter(({ code }) => !/^(M8X..|M10X.*)$/.test(code))).toEqual([])
})

describe('an offer that cannot be read', () => {
  it.each([
    ['- name: Bolt\n', '', 'bolts.md, line 4, name: is missing'],
    ['4017', '4711', 'bolts.md, line 7, range: there is no range 4711'],
    ['zinc, a2', 'zinc, a3', 'bolts.md, line 8, grades: there is no grade a3'],
    ['only A2', 'only A3', 'bolts.md, line 9, only A3: there is no grade A3'],
    ['d <= 20', 'd <= ', 'bolts.md, line 9, only A2:'],
    ['M{d}', 'M{q}', 'bolts.md, line 12, text: there is no dimension q'],
    ['d * 0.5', 'd x 0.5', "bolts.md, line 2, work: 'x' is not expected"],
    ['- leading', '- colour: red\n- leading', 'bolts.md, line 4: nobody reads colour'],
    ['- leading', '- name: Nut\n- leading', 'bolts.md, line 10: name is there twice'],
    ['- leading', 'leading', "bolts.md, line 10: 'leading: M10X40' is no line of an offer"],
  ])('says where and why: %s as %s', (before, after, message) => {
    expect(() => read(BOLT.replace(before, after))).toThrow(message)
  })
})

it('every file of offers is read', () => {
  const files = Object.entries(FILES).flatMap(([folder, names]) => names.map(name => `${folder}/${name}.md`))
  expect(globSync('*/*.md', { cwd: OFFERS }).sort()).toEqual(files.sort())
})
