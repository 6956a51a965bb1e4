import { describe, expect, it } from 'vitest'
import type { Axis } from '../drawing/drawing.ts'
import { measured } from '../drawing/measures.ts'
import { familyNames, isFamily, kinOf, loadFamily } from '../families.ts'
import { clashesOf } from '../sheet/clashes.ts'
import { extentsOf, itemsOf } from '../sheet/resolve-view.ts'
import { drawnSymbols } from '../sheet/sheet.ts'
import { sizeOf } from '../solids/size.ts'
import { bodiesOf } from './sample-models.ts'
import { drawPart, sheetOf } from './sample-sheets.ts'
import { samples } from './samples.ts'
import { findingsOf } from './silhouettes.ts'

describe.each(samples.map(part => [part.code, part] as const))('the drawing of %s', (_, part) => {
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
    const bodies = await bodiesOf(part)
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

  it('has the outline of its model in each view, or says why it has not', async () => {
    const faults = (await findingsOf(part)).flatMap(({ view, fault }) => (fault ? [[view.name, fault]] : []))
    expect(faults).toEqual([])
  })

  it('states the dimensions that matter most, and can be read', async () => {
    const drawing = await drawPart(part)
    const sheet = await sheetOf(part)
    const stated = drawnSymbols(drawing)
    const first = Object.entries((await loadFamily(part.family)).terms)
      .filter(([, [, unit]]) => unit === 'mm')
      .slice(0, 3)
    expect(first.filter(([symbol]) => !stated.has(symbol)).map(([symbol]) => symbol)).toEqual([])
    expect(clashesOf(sheet)).toEqual([])
  })
})

it('every family has a size, a drawing and a model, and what is no family has none', async () => {
  const listed = new Set(samples.map(({ family }) => family))
  expect(familyNames.filter(family => !listed.has(family))).toEqual([])
  for (const family of familyNames) {
    const { families, models } = kinOf(family)
    expect.soft(Object.keys((await families()).default), family).toContain(family)
    expect.soft(Object.keys((await models()).default), family).toContain(family)
  }
  expect(isFamily('toString')).toBe(false)
  expect(isFamily(null)).toBe(false)
})
