import { expect, it } from 'vitest'
import { rowsOf } from '#csv/rows.ts'
import { catalogue, partsOf } from './index.ts'

const HEADING = 'size,name,grade,material,finish,priceCents,minQuantity,available,description'
const NUT = '4032-M10,"Hex Nut M10, Class 8",,"Steel, class 8",Zinc-plated,11,200,5000,"A nut, chamfered."'
const read = (row: string) => partsOf(rowsOf('products.csv', ['# Products.', HEADING, row].join('\n')))

it('a product is read with the dimensions of its size', () => {
  expect(read(NUT)).toEqual([
    {
      sku: 'PH-4032-M10',
      category: 'fasteners',
      family: 'hex-nut',
      source: 'FreeCAD Fasteners workbench',
      standard: 'ISO 4032',
      dimensions: { d: 10, P: 1.5, s: 16, m: 8.4 },
      name: 'Hex Nut M10, Class 8',
      grade: null,
      material: 'Steel, class 8',
      finish: 'Zinc-plated',
      priceCents: 11,
      minQuantity: 200,
      available: 5000,
      description: 'A nut, chamfered.',
    },
  ])
})

it.each([
  [NUT.replace('M10,"', 'M99,"'), 'column size: there is no size 4032-M99'],
  [NUT.replace('Zinc-plated', 'Zinc'), 'column finish: is no finish'],
  [NUT.replace(',11,', ',0.11,'), 'column priceCents: is no whole number'],
  [NUT.replace(',5000,', ',,'), 'column available: is no whole number'],
])('a product that cannot be read is named by file, line and column: %s', (row, message) => {
  expect(() => read(row)).toThrow(`products.csv, line 3, ${message}`)
})

it('no product is there twice', () => {
  expect(new Set(catalogue.map(({ sku }) => sku)).size).toBe(catalogue.length)
})
