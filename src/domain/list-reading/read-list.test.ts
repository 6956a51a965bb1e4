import { describe, expect, test } from 'vitest'
import { readList } from './read-list.ts'
import { splitPaste } from './split-paste.ts'

/** The likeliest reading of each line: what names the part, and how many. */
const read = (text: string) =>
  readList(splitPaste(text)).lines.map(({ readings: [first] }) => [
    first?.queries[0] ?? first?.keys[0],
    first?.quantity ?? null,
  ])

describe('a line by itself', () => {
  test.each([
    // With a unit.
    ['100 pcs PH-4017-M8X40', 'PH-4017-M8X40', 100],
    ['PH-4017-M8X40 100 pcs.', 'PH-4017-M8X40', 100],
    ['100pcs M8 x 40', 'M8 x 40', 100],
    ['Sechskantschraube M8x40, 50 Stück', 'Sechskantschraube M8x40', 50],
    ['hex nut M8 1.000 pcs', 'hex nut M8', 1000],
    // A number alone.
    ['PH-4017-M8X40 100', 'PH-4017-M8X40', 100],
    ['100 PH-4017-M8X40', 'PH-4017-M8X40', 100],
    ['hex bolt DIN 933 M8x40 250', 'hex bolt DIN 933 M8x40', 250],
    ['6205 20', '6205', 20],
    ['M8x30 100 Stk', 'M8x30', 100],
    ['M8x30 Stk. 100', 'M8x30', 100],
    ['100 pcs. of M8x30', 'M8x30', 100],
    ['hex bolt 100 pcs M8x30', 'hex bolt M8x30', 100],
    ['M8x30 hex bolt (100 pcs)', 'M8x30 hex bolt', 100],
    ['M8x30 hex bolt (100)', 'M8x30 hex bolt', 100],
    ['qty 100 M8x30', 'M8x30', 100],
    ['M8x30, Menge: 100', 'M8x30', 100],
    ['M8x30 qty:100', 'M8x30', 100],
    // So many packs.
    ['2 packs of 50 M8x30', 'M8x30', 100],
    ['M8x30, 3 boxes of 100 pcs', 'M8x30', 300],
    ['pack of 50 M8x30', 'M8x30', 50],
    ['100er Pack M8x30', 'M8x30', 100],
    // So many times a name, which is no size.
    ['100x M8x30 hex bolt 8.8', 'M8x30 hex bolt 8.8', 100],
    ['100 x M8x30', 'M8x30', 100],
    ['100×M8x30', 'M8x30', 100],
    ['100xM8x30', 'M8x30', 100],
    ['100 × PH-4017-M8X40', 'PH-4017-M8X40', 100],
    ['10 x 6204-2RS', '6204-2RS', 10],
    ['6204-2RS x 10', '6204-2RS', 10],
    ['M8x30 x 100', 'M8x30', 100],
    ['hex bolt x100', 'hex bolt', 100],
    // Behind a dash, and alone.
    ['M8x30 hex bolt 8.8 - 100', 'M8x30 hex bolt 8.8', 100],
    ['100 - M8x30 hex bolt 8.8', 'M8x30 hex bolt 8.8', 100],
    ['M8x30 hex bolt 8.8: 100', 'M8x30 hex bolt 8.8', 100],
    ['M8x30 hex bolt 8.8 = 100', 'M8x30 hex bolt 8.8', 100],
    ['6204-2RS 10', '6204-2RS', 10],
    // What may be a size is one, before it is a quantity.
    ['M8 x 40', 'M8 x 40', null],
    ['M8 x 1 x 40', 'M8 x 1 x 40', null],
    ['8 x 40mm dowel pin', '8 x 40mm dowel pin', null],
    ['dowel pin 8 mm x 40', 'dowel pin 8 mm x 40', null],
    ['ø8 x 40', 'ø8 x 40', null],
    ['4X100', '4X100', null],
    ['FOX100', 'FOX100', null],
    // What holds something, and is no pack.
    ['6 box spanners 13', '6 box spanners', 13],
    ['DIN 2391 ST 35 tube', 'DIN 2391 ST 35 tube', null],
    ['dowel pin 8 x 40', 'dowel pin 8 x 40', null],
    // No quantity.
    ['hex bolt M8x40', 'hex bolt M8x40', null],
    ['4012345678901', '4012345678901', null],
    ['PH-4017-M8X40,100', 'PH-4017-M8X40,100', null],
  ] as const)('%s', (text, name, quantity) => {
    expect(read(text)).toEqual([[name, quantity]])
  })

  test.each([
    ['100x 6205', '6205', 100],
    ['6205 x 4', '6205', 4],
    ['6205 x4', '6205', 4],
    ['20 6205', '6205', 20],
    ['PH-4017-M8X40,100', 'PH-4017-M8X40', 100],
    ['DIN 933 M8 40', 'DIN 933 M8', 40],
    ['DIN 933 M8 40', 'DIN 933 M8 40', null],
  ] as const)('%s may also be %s, %s pieces', (text, name, quantity) => {
    const [line] = readList(splitPaste(text)).lines
    expect(line?.readings).toContainEqual(expect.objectContaining({ queries: [name], quantity }))
  })
})

describe('cells of a spreadsheet', () => {
  test.each([
    ['PH-4017-M8X40\t100', [['PH-4017-M8X40', 100]]],
    ['100\tPH-4017-M8X40', [['PH-4017-M8X40', 100]]],
    ['100x\tM8x30 hex bolt 8.8', [['M8x30 hex bolt 8.8', 100]]],
    ['M8x30 hex bolt 8.8;×100', [['M8x30 hex bolt 8.8', 100]]],
    ['PH-1;Hex bolt;Qty: 5', [['PH-1 Hex bolt', 5]]],
    ['100x M8x30;hex bolt 8.8', [['M8x30 hex bolt 8.8', 100]]],
    ['6204-2RS;10', [['6204-2RS', 10]]],
    ['1\tPH-4017-M8X40\t100\t0.34\t34.00', [['PH-4017-M8X40 0.34', 100]]],
    ['PH-1;Hex bolt M8x40;1.000', [['PH-1 Hex bolt M8x40', 1000]]],
    ['"Nut 1/4"""\t5', [['Nut 1/4"', 5]]],
    ['\tM8x40\t', [['M8x40', null]]],
    [
      'SKU\tQty\nPH-1\t5\n\nPH-2\t7',
      [
        ['PH-1', 5],
        ['PH-2', 7],
      ],
    ],
    ['Menge;Artikelnummer\n5;PH-1', [['PH-1', 5]]],
    ['Part No.,Description,Pcs,Price\nPH-1,"Hex bolt",5,0.30', [['Hex bolt', 5]]],
    ['SKU\tName\tSize\tQuantity\nPH-1\tHex bolt\tM8 x 40\t5', [['Hex bolt M8 x 40', 5]]],
    ['SKU\tQty\nPH-1\tmany', [['PH-1', null]]],
    ['sku quantity\nPH-1 5', [['PH-1', 5]]],
  ] as const)('%j', (text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  test('a column of own numbers is known by its heading', () => {
    const { lines } = readList(splitPaste('Our no.\tSKU\tQty\n4711-A\tPH-1\t5'))
    expect(lines).toMatchObject([
      { line: 2, ownNumber: '4711-A', readings: [{ keys: ['PH-1', '4711-A'], quantity: 5 }] },
    ])
  })
})

test.each(['2 packs of M8x30', 'M8x30, 2 boxes', '2 packs M8x30'])(
  '%s are packs, however many are in one',
  text => {
    const [line] = readList(splitPaste(text)).lines
    expect(line?.readings[0]).toMatchObject({ queries: ['M8x30'], quantity: 2, isPacks: true })
  },
)

test('lines are counted as they were pasted; those that ask for nothing are left out', () => {
  const { lines, leftOut } = readList(splitPaste('SKU;Qty\r\n\r\nPH-1;0\r\nPH-2;3\r\n;5\r\nPH-3;'))
  expect(lines.map(({ line }) => line)).toEqual([4, 6])
  expect(leftOut).toEqual([3, 5])
})

test('what no list has is read without a fault', () => {
  for (const text of [
    '\0',
    '\u0007\t1',
    '"',
    '""\t""',
    ';;;',
    'x',
    '×',
    '5',
    '5 5',
    ',',
    '1,1',
    'x 5',
    '🔩 5',
    'x 5 x',
    '5 x',
    'pcs',
    '5 pcs',
    'packs of',
    '2 packs of 50',
    'qty',
    'qty: 5',
    '()',
    '- 5 -',
  ])
    expect(() => readList(splitPaste(text))).not.toThrow()
})

test.each(['x ', '5 ', '- ', '5 pcs ', 'pcs 5 ', 'x5 x', 'box of ', '('])(
  '100,000 characters of %j are read in time in proportion',
  piece => {
    const started = performance.now()
    readList(splitPaste(piece.repeat(100_000 / piece.length)))
    expect(performance.now() - started).toBeLessThan(1_000)
  },
)
