import { describe, expect, it } from 'vitest'
import { catalogue } from '../../src/server/seed/catalogue/index.ts'
import { families } from '../terms.ts'
import { finishes } from '../finishes.ts'
import { sizeOf } from '../solids/size.ts'
import { buildPart } from '../model.ts'
import type { Axis } from '../drawing/drawing.ts'
import { isDrawn } from '../drawing.ts'
import { measured } from '../drawing/measures.ts'
import { clashesOf } from '../sheet/clashes.ts'
import { extentsOf, itemsOf } from '../sheet/resolve-view.ts'
import { drawnSymbols } from '../sheet/sheet.ts'
import { drawPart, sheetOf } from './sample-sheets.ts'

describe.each(catalogue.map(part => [part.sku, part] as const))('the drawing of %s', (_, part) => {
  it('measures what the table of dimensions says', async () => {
    const drawing = await drawPart(part)
    const measures = drawing.views.flatMap(view => itemsOf(view).measures)
    const wrong = measures.flatMap(measure => {
      if (measure.type === 'note' || measure.symbol === null) return []
      const wanted = part.dimensions[measure.symbol]
      const found = measured(measure)
      return wanted !== undefined && Math.abs(found - wanted) < 0.01
        ? []
        : [`${measure.symbol}: drawn ${found}, in the table ${wanted}`]
    })
    expect(wrong).toEqual([])
  })

  it('is as large as the model in each view that shows the whole of it', async () => {
    const drawing = await drawPart(part)
    const { bodies } = await buildPart(part.family, part.dimensions, finishes[part.finish])
    const size = sizeOf(bodies)
    const along: Readonly<Record<Axis, number>> = { x: size.width, y: size.height, z: size.depth }
    for (const view of drawing.views) {
      if (!view.axes) continue
      const { left, right, bottom, top } = extentsOf(view)
      const [across, upwards] = view.axes
      expect.soft(Math.abs(right - left - along[across]), `${view.name}, width`).toBeLessThan(0.01)
      expect.soft(Math.abs(top - bottom - along[upwards]), `${view.name}, height`).toBeLessThan(0.01)
    }
  })

  it('states the dimensions that matter most, and can be read', async () => {
    const drawing = await drawPart(part)
    const sheet = await sheetOf(part)
    const stated = drawnSymbols(drawing)
    const first = Object.entries(families[part.family])
      .filter(([, [, unit]]) => unit === 'mm')
      .slice(0, 3)
    expect(first.filter(([symbol]) => !stated.has(symbol)).map(([symbol]) => symbol)).toEqual([])
    expect(clashesOf(sheet)).toEqual([])
  })
})

it('every family of the catalogue has a drawing, and what is no family has none', () => {
  expect(Object.keys(families).filter(family => !isDrawn(family))).toEqual([])
  expect(isDrawn('toString')).toBe(false)
  expect(isDrawn(null)).toBe(false)
})
