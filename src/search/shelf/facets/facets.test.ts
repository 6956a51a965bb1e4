import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from '#contract/catalog/catalog.ts'
import { cents } from '#contract/money.ts'
import { type SearchFilter, searchFilter } from '#contract/search/search.ts'
import type { SizeFacts } from '../kept/facts.ts'
import { Shelf } from '../kept/shelf.ts'
import { searchShelf } from '../search.ts'
import { countFacets } from './facets.ts'

const materials = ['Steel', 'Brass CuZn37', 'Stainless steel A2 (1.4301)'] as const
const groups: Readonly<Record<string, string>> = {
  Steel: 'Steel',
  'Brass CuZn37': 'Brass',
  'Stainless steel A2 (1.4301)': 'Stainless steel',
}
const threads = [6, 8, 10] as const
const grades = ['8.8', 'A2-70', null] as const

const size = fc.record({
  category: fc.constantFrom(...categories.slice(0, 2)),
  material: fc.constantFrom(...materials),
  grade: fc.constantFrom(...grades),
  thread: fc.constantFrom(...threads),
  priceCents: fc.integer({ min: 1, max: 5 }).map(cents),
  available: fc.integer({ min: 0, max: 2 }),
})
type Size = typeof size extends fc.Arbitrary<infer Value> ? Value : never

const wanted = fc.record(
  {
    category: fc.constantFrom(...categories.slice(0, 3)),
    material: fc.subarray([...Object.values(groups), 'Unobtainium'], { minLength: 1 }),
    grade: fc.subarray(['8.8', 'A2-70'], { minLength: 1 }),
    dim: fc.subarray(['thread:6', 'thread:8,10', 'thread:7..']),
    min_price: fc.constantFrom('0.02', '0.04'),
    in_stock: fc.constantFrom('true', 'false'),
  },
  { requiredKeys: [] },
)

function toFacts({ thread, ...facts }: Size, index: number): SizeFacts {
  return {
    id: `size-${index}`,
    name: `Screw ${index}`,
    sku: null,
    image: '',
    description: '',
    standard: null,
    finish: null,
    size: null,
    dimensions: [{ symbol: 'd', name: 'Thread', value: thread, unit: 'mm' }],
    familyId: null,
    leads: true,
    position: 0,
    priceTiers: [],
    backOrderDays: null,
    minQuantity: 1,
    packStep: 1,
    version: 1,
    createdAt: new Date(0),
    ...facts,
  }
}

/** Whether a size fits all choices but those in one facet. */
function fitsNaively(each: Size, filter: SearchFilter, except?: string): boolean {
  const tests: Readonly<Record<string, boolean>> = {
    category: !filter.category || each.category === filter.category,
    material: !filter.material || filter.material.includes(groups[each.material] ?? ''),
    grade: !filter.grade || (each.grade !== null && filter.grade.includes(each.grade)),
    price: each.priceCents >= (filter.min_price ?? 0),
    in_stock: filter.in_stock === undefined || each.available >= 1 === filter.in_stock,
    'dim:thread':
      !filter.dim?.length ||
      filter.dim.some(({ values, min }) =>
        values.length > 0 ? values.includes(each.thread) : each.thread >= (min ?? 0),
      ),
  }
  return Object.entries(tests).every(([key, isFitting]) => key === except || isFitting)
}

const valueOf: Readonly<Record<string, (each: Size) => string | null>> = {
  category: each => each.category,
  material: each => groups[each.material] ?? null,
  grade: each => each.grade,
  in_stock: each => String(each.available >= 1),
  'dim:thread': each => String(each.thread),
}

test('each facet counts what fits under the choices in all others, as a plain filter does', () => {
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 40 }), wanted, (sizes, choices) => {
      const filter = searchFilter.parse(choices)
      const shelf = new Shelf()
      for (const [index, each] of sizes.entries()) shelf.put(toFacts(each, index))
      const { sizes: total, facets } = countFacets(shelf, filter)
      expect(total).toBe(sizes.filter(each => fitsNaively(each, filter)).length)
      expect(searchShelf(shelf, filter).sizes).toBe(total)
      for (const { key, values } of facets) {
        const read = valueOf[key]
        if (!read) continue
        const fitting = sizes.filter(each => fitsNaively(each, filter, key))
        const counts = Object.groupBy(fitting, each => read(each) ?? '')
        for (const { value, count } of values)
          expect([key, value, count]).toEqual([key, value, counts[value]?.length ?? 0])
        const listed = new Set(values.map(({ value }) => value))
        for (const value of Object.keys(counts)) expect(value === '' || listed.has(value)).toBe(true)
      }
    }),
  )
})

test('a choice stays in its facet, marked, when nothing fits it any more', () => {
  const shelf = new Shelf()
  shelf.put(
    toFacts(
      {
        category: 'fasteners',
        material: 'Steel',
        grade: '8.8',
        thread: 8,
        priceCents: cents(1),
        available: 1,
      },
      0,
    ),
  )
  const { facets, sizes } = countFacets(shelf, searchFilter.parse({ grade: 'A2-70', dim: 'thread:12' }))
  expect(sizes).toBe(0)
  const chosen = facets.flatMap(({ key, values }) =>
    values.filter(({ isChosen }) => isChosen).map(({ value, label, count }) => [key, value, label, count]),
  )
  expect(chosen).toEqual([
    ['grade', 'A2-70', 'A2-70', 0],
    ['dim:thread', '12', 'M12', 0],
  ])
})

test('grades that mean the same are one value, however it is chosen; a dimension of many values is a range', () => {
  const shelf = new Shelf()
  const plain: Size = {
    category: 'fasteners',
    material: 'Steel',
    grade: null,
    thread: 6,
    priceCents: cents(1),
    available: 1,
  }
  const written = [
    'A2',
    'Stainless A2',
    '18-8',
    '8.8',
    'A4',
    '316 Stainless',
    ...Array.from({ length: 24 }, () => null),
  ]
  for (const [index, grade] of written.entries())
    shelf.put({
      ...toFacts(plain, index),
      grade,
      dimensions: [{ symbol: 'p', name: 'Pitch', value: 1 + index / 100, unit: 'mm' }],
    })
  const { facets } = countFacets(shelf, { grade: ['18-8'] })
  const values = facets.find(({ key }) => key === 'grade')?.values
  expect(values?.map(({ label, count, isChosen }) => [label, count, isChosen])).toEqual([
    ['8.8', 1, false],
    ['A2 (18-8)', 3, true],
    ['A4 (316)', 2, false],
  ])
  expect(searchShelf(shelf, { grade: ['A2 (18-8)'] }).sizes).toBe(3)
  expect(countFacets(shelf, {}).facets.find(({ key }) => key === 'dim:pitch')).toMatchObject({
    values: [],
    ranges: [
      { min: 1, max: 1.05, count: 6 },
      { min: 1.05, max: 1.1, count: 6 },
      { min: 1.1, max: 1.15, count: 6 },
      { min: 1.15, max: 1.2, count: 6 },
      { min: 1.2, max: 1.25, count: 6 },
      { min: 1.25, max: 1.29, count: 5 },
    ],
    min: 1,
    max: 1.29,
  })
})

test.each([
  ['a series of standard sizes', [1, 1.2, 1.6, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20], 14],
  ['a dozen values, however close', Array.from({ length: 12 }, (_, index) => 35 + index / 3), 12],
  ['more values that lie close together', Array.from({ length: 13 }, (_, index) => 35 + index / 3), 0],
])('of %s in a dimension, %j, %i are listed', (_, lengths, listed) => {
  const shelf = new Shelf()
  const plain = {
    category: 'fasteners',
    material: 'Steel',
    grade: '8.8',
    thread: 6,
    priceCents: cents(1),
    available: 1,
  } as const
  for (const [index, value] of lengths.entries())
    shelf.put({
      ...toFacts(plain, index),
      dimensions: [{ symbol: 'l', name: 'Length', value, unit: 'mm' }],
    })
  const length = countFacets(shelf, {}).facets.find(({ key }) => key === 'dim:length')
  expect(length).toMatchObject({ min: lengths[0], max: lengths.at(-1) })
  expect(length?.values).toHaveLength(listed)
})

test('facets come in the order in which engineers choose', () => {
  const shelf = new Shelf()
  const family = { summary: '', category: 'fasteners', standard: 'DIN 1', createdAt: new Date(0) } as const
  shelf.putFamily({ ...family, id: 'bolts', name: 'Bolt', kind: 'hexagon-head-screws' })
  const dimensions = ['Pitch', 'Thread', 'Length'].map((name, index) => {
    return { symbol: `${index}`, name, value: 8 + index, unit: 'mm' }
  })
  const [pitch, thread, length] = dimensions
  const plain = { category: 'fasteners', material: 'Steel', grade: '8.8', priceCents: cents(1) } as const
  const bolt = { ...toFacts({ ...plain, thread: 8, available: 1 }, 0), standard: 'DIN 1', finish: 'Bright' }
  const named = [thread, length, pitch].flatMap(each => each ?? [])
  shelf.put({ ...bolt, familyId: 'bolts', dimensions: named })
  // It has a pitch alone, which most sizes therefore have.
  shelf.put({ ...bolt, id: 'other', dimensions: named.slice(2) })
  expect(countFacets(shelf, {}).facets.map(({ key }) => key)).toEqual([
    'category',
    'kind',
    'dim:thread',
    'dim:length',
    'material',
    'grade',
    'finish',
    'standard',
    'dim:pitch',
    'price',
    'in_stock',
  ])
})

test('grades and standards are sorted by their numbers', () => {
  const shelf = new Shelf()
  const plain = {
    category: 'fasteners',
    material: 'Steel',
    thread: 8,
    priceCents: cents(1),
    available: 1,
  } as const
  for (const [index, number] of ['10.9', '4.6', '12.9', '8.8', '10.9'].entries())
    shelf.put({ ...toFacts({ ...plain, grade: '8.8' }, index), grade: number, standard: `DIN ${number}` })
  const { facets } = countFacets(shelf, {})
  const labels = (key: string) => facets.find(facet => facet.key === key)?.values.map(({ label }) => label)
  expect(labels('grade')).toEqual(['4.6', '8.8', '10.9', '12.9'])
  expect(labels('standard')).toEqual(['DIN 4.6', 'DIN 8.8', 'DIN 10.9', 'DIN 12.9'])
})
