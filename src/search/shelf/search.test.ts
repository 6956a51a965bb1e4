import { describe, expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import type { SizeFacts } from './kept/facts.ts'
import { Shelf } from './kept/shelf.ts'
import { searchShelf } from './search.ts'
import { suggestOnShelf } from './suggesting.ts'

const family = {
  id: 'hex-bolts',
  name: 'Hexagon bolt, full thread',
  summary: 'For wood and steel',
  category: 'fasteners',
  kind: 'hexagon-head-screws',
  standard: 'ISO 4017',
  createdAt: new Date(0),
} as const

function bolt(thread: number, length: number, changes: Partial<SizeFacts> = {}): SizeFacts {
  const size = `M${thread} x ${length}`
  return {
    id: `bolt-${thread}-${length}`,
    name: `Hex Bolt ${size}, 8.8`,
    sku: `PH-4017-M${thread}X${length}`,
    image: '/bolt.webp',
    description: 'Goes through a washer.',
    category: 'fasteners',
    standard: 'ISO 4017',
    material: 'Steel, strength class 8.8',
    finish: 'Zinc-plated',
    grade: '8.8',
    size,
    dimensions: [
      { symbol: 'd', name: 'Thread', value: thread, unit: 'mm' },
      { symbol: 'l', name: 'Length', value: length, unit: 'mm' },
    ],
    familyId: family.id,
    leads: thread === 8 && length === 40,
    position: thread * 100 + length,
    priceCents: cents(30),
    priceTiers: [],
    backOrderDays: null,
    minQuantity: 1,
    packStep: 1,
    available: 100,
    version: 1,
    createdAt: new Date(0),
    ...changes,
  }
}

function stock(): Shelf {
  const shelf = new Shelf()
  shelf.putFamily(family)
  for (const thread of [6, 8, 10]) for (const length of [30, 40, 45]) shelf.put(bolt(thread, length))
  const alone = { familyId: null, size: null, dimensions: [], leads: true, grade: null }
  shelf.put(bolt(0, 1, { ...alone, id: 'ring', name: 'Round ring', sku: 'R-1', description: 'Under a nut.' }))
  return shelf
}

const skusOf = (shelf: Shelf, q: string) =>
  searchShelf(shelf, { q }).hits.map(({ row }) => shelf.rows.sku[row])

describe('the shelf', () => {
  test.each([
    ['M8x45 hex bolt', 'PH-4017-M8X45'],
    ['4017m10x30', 'PH-4017-M10X30'],
    ['ISO 4017 M6 x 40 8.8', 'PH-4017-M6X40'],
    ['hxagon bolt m6x30', 'PH-4017-M6X30'],
  ])('finds for %j the size %s itself', (q, sku) => {
    const shelf = stock()
    const [first] = searchShelf(shelf, { q }).hits
    expect(first && [shelf.rows.sku[first.row], first.isSize]).toEqual([sku, true])
  })

  test('shows a family once, by the size that leads it', () => {
    const shelf = stock()
    expect(searchShelf(shelf, { q: 'bolt' }).hits).toEqual([
      {
        row: shelf.rowOf('bolt-8-40'),
        matches: 9,
        inStock: 9,
        fromCents: expect.any(Number),
        toCents: expect.any(Number),
        isSize: false,
        weight: expect.any(Number),
      },
    ])
  })

  test('begins with what is made in most sizes where a query says a size and not of what', () => {
    const shelf = stock()
    shelf.putFamily({ ...family, id: 'pins', name: 'Pin' })
    shelf.put(bolt(8, 40, { id: 'pin', sku: 'P-1', name: 'Pin M8 x 40', familyId: 'pins' }))
    expect(skusOf(shelf, 'M8x40')).toEqual(['PH-4017-M8X40', 'P-1'])
    expect(skusOf(shelf, 'ISO 4017 M8x40')).toEqual(['P-1', 'PH-4017-M8X40'])
  })

  test('shows a nut of 8-32 before a washer of #8', () => {
    const shelf = new Shelf()
    const alone = { familyId: null, dimensions: [], leads: true, grade: null }
    shelf.put(bolt(8, 1, { ...alone, id: 'nut', sku: 'N-1', name: 'Hexagon nut #8-32', size: '#8-32' }))
    shelf.put(bolt(8, 2, { ...alone, id: 'washer', sku: 'W-1', name: 'Washer #8', size: '#8' }))
    expect(skusOf(shelf, '8-32')).toEqual(['N-1', 'W-1'])
  })

  test('says that a size is not made, with the nearest ones', () => {
    const shelf = stock()
    const { missing, hits } = searchShelf(shelf, { q: 'hex bolt M8x42' })
    expect(missing?.nearest.map(row => shelf.labelOf(row))).toEqual(['M8 x 40', 'M8 x 45'])
    expect(hits.length).toBe(1)
  })

  test('says of what a size is not made that is made of something else', () => {
    const shelf = stock()
    shelf.put(bolt(8, 60, { grade: 'A2', material: 'Stainless steel A2', name: 'Hex Bolt M8 x 60, A2' }))
    const { missing } = searchShelf(shelf, { q: 'M8x60 8.8' })
    expect(missing).toMatchObject({ asked: 'M8 × 60, 8.8' })
    expect(missing?.nearest.map(row => shelf.labelOf(row))).toEqual(['M8 x 45'])
    expect(searchShelf(shelf, { q: 'hex bolt M8x42' }).missing).toMatchObject({ asked: 'M8 × 42' })
  })

  test.each([
    ['M8 M10', 'another size was asked for as well'],
    ['42', 'nobody knows of what'],
    ['M8 x 4000', 'nothing is near'],
    ['washer bolt M8', 'it is made, and only the washer is in a description'],
  ])('calls no size of %j missing: %s', q => {
    expect(searchShelf(stock(), { q }).missing).toBeNull()
  })

  test('shows a fine thread where none is written only as the nearest, or behind the coarse one', () => {
    const shelf = stock()
    const fine = { ...bolt(8, 60), id: 'fine', sku: 'F-1', name: 'Hex Bolt M8 x 1 x 60', size: 'M8 x 1 x 60' }
    const pitch = { symbol: 'P', name: 'Pitch', value: 1, unit: 'mm' } as const
    shelf.put({ ...fine, dimensions: [...fine.dimensions, pitch] })
    const { hits, missing } = searchShelf(shelf, { q: 'hex bolt M8x60' })
    expect(hits.map(({ row }) => shelf.rows.sku[row])).toEqual(['F-1'])
    expect(missing?.asked).toBe('hex bolt M8 × 60')
    expect(missing?.nearest.map(row => shelf.labelOf(row))).toContain('M8 x 1 x 60')
    expect(searchShelf(shelf, { q: 'hex bolt M8x1x60' }).missing).toBeNull()
    expect(skusOf(shelf, 'M8 bolt')[0]).toMatch(/^PH-4017-M8/)
  })

  test.each([
    ['ring bolt M8x40', 'PH-4017-M8X40'],
    ['wood bolt M8x40', 'PH-4017-M8X40'],
  ])('finds for %j %s, and says what was left out', (q, sku) => {
    const { hits, understood } = searchShelf(stock(), { q })
    expect(hits.map(({ row }) => stock().rows.sku[row])).toContain(sku)
    expect(understood.filter(({ isFound }) => !isFound).length).toBe(1)
  })

  test('knows as made what this catalogue has, though the table of what is not made names it', () => {
    const shelf = stock()
    const alone = { familyId: null, size: null, dimensions: [], leads: true, grade: null }
    expect(searchShelf(shelf, { q: 'centre punch' }).missing).toMatchObject({ asked: 'centre punch' })
    shelf.put(bolt(0, 2, { ...alone, id: 'punch', name: 'Centre punch', sku: 'P-1' }))
    for (const q of ['centre punch', 'punch']) expect(skusOf(shelf, q)).toEqual(['P-1'])
    expect(searchShelf(shelf, { q: 'centre punch' }).missing).toBeNull()
  })

  test('takes no word apart that something is called by', () => {
    const shelf = stock()
    const alone = { familyId: null, size: null, dimensions: [], leads: true, grade: null }
    shelf.put(bolt(0, 2, { ...alone, id: 'ring', name: 'Part ring1234ab', sku: 'R-9' }))
    expect(skusOf(shelf, 'ring1234ab')).toEqual(['R-9'])
  })

  test('leaves out what a part is for before the part', () => {
    const shelf = stock()
    const alone = { familyId: null, size: null, dimensions: [], leads: true, grade: null }
    shelf.put(bolt(0, 2, { ...alone, id: 'hook', name: 'Hook', sku: 'H-1', description: 'Holds.' }))
    expect(skusOf(shelf, 'hook for a round ring')).toEqual(['H-1'])
    expect(skusOf(shelf, 'round ring for a hook')).toEqual(['R-1'])
  })

  test('compares threads with threads', () => {
    const shelf = stock()
    const { missing } = searchShelf(shelf, { q: 'M9x40' })
    expect(missing?.nearest.map(row => shelf.labelOf(row))).toEqual(['M8 x 40', 'M10 x 40'])
  })

  test('offers a shorter size where one of too many measures is not made', () => {
    expect(searchShelf(stock(), { q: 'M8 x 40 x 100' }).instead).toEqual(['M8 x 40'])
  })

  test('offers queries that find something where all parts together do not', () => {
    const { hits, instead } = searchShelf(stock(), { q: 'ring M8x40' })
    expect({ hits, instead }).toEqual({ hits: [], instead: expect.arrayContaining(['ring']) })
  })

  test('finds what only a description says where no name says it', () => {
    expect(skusOf(stock(), 'nut')).toEqual(['R-1'])
    expect(skusOf(stock(), 'washer')).toEqual(['PH-4017-M8X40'])
  })

  test('forgets a size that was taken away, and knows one as it was put last', () => {
    const shelf = stock()
    shelf.take('ring')
    shelf.put(bolt(8, 45, { name: 'Zeppelin Bolt M8 x 45' }))
    expect(skusOf(shelf, 'ring')).toEqual([])
    expect(skusOf(shelf, 'zeppelin bolt')).toEqual(['PH-4017-M8X45'])
  })

  test('knows a family by its id, though it was put again before a size of another grade', () => {
    const shelf = new Shelf()
    shelf.putFamily(family)
    shelf.put(bolt(8, 40))
    shelf.putFamily({ ...family })
    shelf.put(
      bolt(8, 40, { id: 'a2', sku: 'PH-4017-M8X40-A2', grade: 'A2-70', name: 'Hex Bolt M8 x 40, A2-70' }),
    )
    const { hits } = searchShelf(shelf, { q: 'hexagon bolt M8x40' })
    expect(hits.map(({ isSize }) => isSize)).toEqual([true, true])
  })

  test('finds for the whole SKU of a size that size alone, though others begin with it', () => {
    const shelf = stock()
    shelf.put(
      bolt(8, 45, { id: 'a2', sku: 'PH-4017-M8X45-A2', grade: 'A2-70', name: 'Hex Bolt M8 x 45, A2-70' }),
    )
    for (const q of ['PH-4017-M8X45', 'ph 4017 m8x45']) expect(skusOf(shelf, q)).toEqual(['PH-4017-M8X45'])
    expect(searchShelf(shelf, { q: 'PH-4017-M8X45' }).sizes).toBe(1)
    expect(skusOf(shelf, '4017-M8X45')).toHaveLength(2)
  })

  test('suggests families, sizes, standards and categories for half a word', () => {
    const kinds = (q: string) => suggestOnShelf(stock(), q, 8).map(({ kind }) => kind)
    expect(kinds('hexa')).toEqual(['family'])
    expect(kinds('iso 40')).toContain('standard')
    expect(kinds('faste')).toContain('category')
    expect(kinds('4017-m8x4')).toContain('size')
  })
})

test.each(['a ', '1 ', 'M8x40 ', '8x', '1/2" ', 'ph4 ', 'steel ', '((((', '9'])(
  'answers 200 characters of %j at once',
  part => {
    const shelf = stock()
    const q = part.repeat(200).slice(0, 200).trim()
    searchShelf(shelf, { q })
    const started = performance.now()
    searchShelf(shelf, { q })
    expect(performance.now() - started).toBeLessThan(100)
  },
)
