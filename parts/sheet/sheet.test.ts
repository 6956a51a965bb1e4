import { expect, test } from 'vitest'
import { type Drawing, frontView, sideView } from '../drawing/drawing.ts'
import { height, width } from '../drawing/measures.ts'
import { rect } from '../drawing/shapes/lines.ts'
import { nameThread } from '../drawing/thread-names.ts'
import { resolveView } from './resolve-view.ts'
import { makeSheet, type SheetPart } from './sheet.ts'
import { writeSvg } from './svg.ts'

const part: SheetPart = {
  name: 'Test Block',
  maker: 'SAMPLES',
  sku: 'PH-TEST',
  standard: 'ISO 0',
  source: 'our own design',
  material: 'Steel',
  finish: 'Bright',
  dimensions: [
    { symbol: 'l', name: 'Length', value: 40, unit: 'mm' },
    { symbol: 'F', name: 'Load', value: 2.5, unit: 'kN' },
  ],
}
const block = (l: number, h: number): Drawing => ({
  views: [
    frontView([
      rect([0, 0], [l, h]),
      width('l', [0, 0], [l, 0], 'below'),
      height(null, [0, 0], [0, h], 'left'),
    ]),
    sideView([rect([0, 0], [10, h])]),
  ],
})
const textsOf = (drawing: Drawing) =>
  makeSheet(part, drawing).ink.flatMap(ink => (ink.type === 'text' ? [ink.text] : []))

test.each([
  [4, 10],
  [40, 5],
  [60, 2],
  [200, 1],
  [400, 0.5],
  [2000, 0.1],
])('a part %s mm long is drawn at a scale of ISO 5455', (l, scale) => {
  expect(makeSheet(part, block(l, l / 4)).scale).toBe(scale)
})

test('dimensions say what they measure, and the table what no dimension says', () => {
  const texts = textsOf(block(40, 20))
  expect(texts).toEqual(expect.arrayContaining(['40', '20', '2.5 kN', 'PH-TEST', 'ISO 0']))
  expect(texts).not.toContain('40 mm')
})

test('a part to a standard in inches is drawn in inches, with mm in brackets', () => {
  const inch = { ...part, standard: 'ASME B18.2.1' }
  const drawing: Drawing = {
    views: [
      frontView([
        rect([0, 0], [38.1, 9.525]),
        width('l', [0, 0], [38.1, 0], 'below'),
        height('d', [38.1, 0], [38.1, 9.525], 'right', nameThread(9.525, 1.5875)),
      ]),
    ],
  }
  const dimensions = [...part.dimensions, { symbol: 'k', name: 'Height', value: 3.63, unit: 'mm' }]
  const texts = makeSheet({ ...inch, dimensions }, drawing).ink.flatMap(ink =>
    ink.type === 'text' ? [ink.text] : [],
  )
  expect(texts).toEqual(
    expect.arrayContaining([
      '1 1/2" [38.1]',
      '3/8-16 [⌀9.53]',
      '0.143" [3.63]',
      '2.5 kN',
      'Dimensions in inches [mm], source',
    ]),
  )
})

test('a dimension that its standard limits says so, on its line and in the table', () => {
  const dimensions = [{ symbol: 'm', name: 'Height of the hexagon', value: 6.4, unit: 'mm' }]
  const drawing: Drawing = {
    views: [frontView([rect([0, 0], [8, 13]), width('h', [0, 0], [8, 0], 'below')])],
  }
  const { ink } = makeSheet({ ...part, standard: 'DIN 985', dimensions }, drawing)
  const texts = ink.flatMap(item => (item.type === 'text' ? [item.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['8 max', '6.4 mm min']))
})

test('views lie side by side at one height, without touching', () => {
  const drawing = block(40, 20)
  const { ink, scale } = makeSheet(part, drawing)
  const outlines = ink.flatMap(item =>
    item.type === 'path' && item.layer === 'visible' ? [item.points] : [],
  )
  const [front = [], side = []] = outlines
  const xs = (points: typeof front) => points.map(([x]) => x)
  const ys = (points: typeof front) => points.map(([, y]) => y)
  expect(Math.min(...xs(side))).toBeGreaterThan(Math.max(...xs(front)) + 5)
  expect(Math.min(...ys(side))).toBeCloseTo(Math.min(...ys(front)))
  expect(Math.max(...ys(front)) - Math.min(...ys(front))).toBeCloseTo(20 * scale)
})

test('a part that is broken off is short on paper, and its dimension true', () => {
  const [whole] = block(1000, 10).views
  if (!whole) throw new Error('no view')
  const { box, ink } = resolveView({ ...whole, gap: [30, 970] }, 1, null)
  expect(box.right - box.left).toBeLessThan(70)
  expect(ink.some(item => item.type === 'text' && item.text === '1000')).toBe(true)
})

test('what no scale takes is refused', () => {
  expect(() => makeSheet(part, block(1e6, 1e6))).toThrow('do not fit')
})

test('an SVG file says what it shows, whatever letters its part has', () => {
  const svg = writeSvg(makeSheet({ ...part, name: 'Nut & <bolt>' }, block(40, 20)))
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+mm" height="\d+mm"/)
  expect(svg).toContain('<title>Dimensioned drawing of Nut &#38; &#60;bolt&#62;, part number PH-TEST')
  expect(svg).toContain('>40</text>')
  expect(svg).not.toMatch(/NaN|undefined/)
})
