import { expect, test } from 'vitest'
import type { Dimension } from '#contract/catalog/catalog.ts'
import { cents } from '#contract/money.ts'
import { Shelf } from '../shelf/kept/shelf.ts'
import { countKinds } from './count-kinds.ts'

/** A shelf of sizes, each with its dimensions, of families of these kinds. */
function stock(
  kinds: Readonly<Record<string, string | null>>,
  ...sizes: readonly (readonly [family: string, price: number, ...dimensions: [string, number][]])[]
): Shelf {
  const shelf = new Shelf()
  const facts = { summary: '', category: 'fasteners', standard: null, createdAt: new Date(0) } as const
  for (const [id, kind] of Object.entries(kinds)) shelf.putFamily({ ...facts, id, name: id, kind })
  for (const [index, [familyId, price, ...named]] of sizes.entries()) {
    const dimensions = named.map(([name, value]): Dimension => ({ symbol: name, name, value, unit: 'mm' }))
    shelf.put({
      id: `${index}`,
      name: `Part ${index}`,
      sku: null,
      image: `/${index}.webp`,
      description: '',
      category: 'fasteners',
      standard: null,
      material: null,
      finish: null,
      grade: null,
      size: null,
      familyId,
      leads: index % 2 === 1,
      position: index,
      priceCents: cents(price),
      priceTiers: [],
      backOrderDays: null,
      minQuantity: 1,
      packStep: 1,
      available: 1,
      version: 1,
      createdAt: new Date(0),
      dimensions,
    })
  }
  return shelf
}

const families = { bolts: 'hexagon-head-screws', studs: 'studs-and-rods', rings: 'seals', odd: null }
const shelf = stock(
  families,
  ['bolts', 30, ['Thread', 8], ['Length', 20]],
  ['bolts', 20, ['Thread', 12], ['Length', 20]],
  ['bolts', 90, ['Thread', 6.35], ['Length', 20]],
  ['studs', 50, ['Thread', 1.6], ['Length', 20]],
  ['rings', 10, ['Inside diameter', 3.456]],
  ['rings', 10, ['Inside diameter', 1200]],
  ['odd', 5, ['Thread', 64]],
)
const figures = countKinds(shelf)

test('a kind has what lies in its forms, and shows what leads its largest family', () => {
  expect(figures.get('hexagon-head-screws')).toEqual({
    families: 1,
    sizes: 3,
    fromCents: 20,
    range: 'M8 to M12, 1/4"',
    image: '/1.webp',
  })
  expect(figures.get('screws')).toMatchObject({ families: 2, sizes: 4, range: 'M1.6 to M12, 1/4"' })
  expect(figures.get('studs-and-rods')).toMatchObject({ range: 'M1.6', image: '/3.webp' })
})

test('a category has what is of no kind as well', () => {
  expect(figures.get('fasteners')).toMatchObject({ families: 4, sizes: 7, fromCents: 5 })
})

test('sizes without a thread are told by their first dimension, if that is the same of all', () => {
  expect(figures.get('seals')).toMatchObject({ range: 'Inside diameter 3.46 to 1,200 mm' })
  expect(figures.get('fasteners')?.range).toBeNull()
})

test('what is empty is not there', () => expect(figures.has('nuts')).toBe(false))
