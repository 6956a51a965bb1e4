import { describe, expect, it } from 'vitest'
import type { Axis } from '../drawing/drawing.ts'
import { measured } from '../drawing/measures.ts'
import { type Category, categoryOf, familyNames, isFamily, kinOf, loadFamily } from '../families.ts'
import { densities } from '../finishes.ts'
import { joinBodies } from '../joining/join.ts'
import { rimsOf, volumeWithin } from '../joining/mesh.ts'
import { massOf, settleOn, weighingsOf } from '../mass.ts'
import { clashesOf } from '../sheet/clashes.ts'
import { extentsOf, itemsOf } from '../sheet/resolve-view.ts'
import { drawnSymbols } from '../sheet/sheet.ts'
import { isClosed, volumeOf } from '../solids/measuring.ts'
import { boxOf, sizeOf } from '../solids/size.ts'
import { bodiesOf, built } from './sample-models.ts'
import { drawPart, sheetOf } from './sample-sheets.ts'
import { samples } from './samples.ts'
import { findingsOf } from './silhouettes.ts'

/** Triangles of a part: enough to look round, few enough to be sent to a browser and turned there. */
const TRIANGLES: Readonly<Record<Category, readonly [above: number, below: number]>> = {
  fasteners: [3000, 60_000],
  'hand-tools': [100, 150_000],
  'cutting-tools': [2000, 60_000],
  bearings: [2000, 150_000],
  springs: [3000, 60_000],
  brackets: [1000, 100_000],
  clamping: [500, 100_000],
  shipping: [1000, 150_000],
}

const firsts = new Set([...Map.groupBy(samples, ({ family }) => family).values()].map(([first]) => first))

// All that is asked of a part stands together: its model is built once, and some take seconds.
describe.each(samples.map(part => [part.code, part] as const))('%s', (_, part) => {
  describe('as a drawing', () => {
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
      const faults = (await findingsOf(part)).flatMap(({ view, fault }) =>
        fault ? [[view.name, fault]] : [],
      )
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

  describe('as a model', () => {
    it('is made of sound triangles, few enough to be sent', async () => {
      const { bodies } = await built(part)
      const numbers = bodies.flatMap(({ geometry }) =>
        ['position', 'normal'].map(name => geometry.getAttribute(name).array),
      )
      expect(numbers.every(array => array.every(Number.isFinite))).toBe(true)
      const corners = bodies.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count, 0)
      const [above, below] = TRIANGLES[categoryOf(part.family)]
      expect(corners / 3).toBeGreaterThan(above)
      expect(corners / 3).toBeLessThan(below)
      const { min, max } = boxOf(bodies)
      for (const axis of ['x', 'y', 'z'] as const) expect(max[axis]).toBeGreaterThan(min[axis])
    })

    it('turns none of its solids inside out', async () => {
      const { bodies } = await built(part)
      const insideOut = bodies.filter(({ geometry }) => volumeOf(geometry) <= 0)
      // A bore or a socket may be a body of its own: its wall looks at the axis and is open at its ends.
      expect(insideOut.filter(({ geometry }) => isClosed(geometry))).toHaveLength(0)
      expect(bodies.reduce((sum, { geometry }) => sum + volumeOf(geometry), 0)).toBeGreaterThan(0)
    })

    it('is laid before the camera in two ways', async () => {
      const { front, back } = (await built(part)).poses
      for (const turn of [front, back]) {
        expect(turn).toHaveLength(3)
        expect(turn.every(Number.isFinite)).toBe(true)
      }
      expect(back).not.toEqual(front)
    })

    it.runIf(firsts.has(part))('is closed solids, as heavy as their lines and formula say', async () => {
      const bodies = await bodiesOf(part)
      const { mesh, volume, grams } = await joinBodies(bodies)
      expect(rimsOf(mesh)).toEqual([])
      expect(volumeWithin(mesh) / volume).toBeCloseTo(1, 3)
      expect(Math.abs(grams / massOf(bodies) - 1)).toBeLessThan(0.03)
      const formula = (await loadFamily(part.family)).volumeOf(part.dimensions)
      if (formula !== null)
        expect(Math.abs(grams / ((formula * densities.steel) / 1000) - 1)).toBeLessThan(0.05)
    })

    it.runIf(firsts.has(part))('has a plausible mass', async () => {
      const bodies = await bodiesOf(part)
      const weighings = weighingsOf(bodies)
      const mass = settleOn(weighings)
      const { width, height, depth } = sizeOf(bodies)
      const heaviest = Math.max(...bodies.map(({ surface }) => densities[surface]))
      const filled = (width * height * depth * heaviest) / 1000
      expect(mass).toBeGreaterThan(filled * 0.01)
      expect(mass).toBeLessThan(filled)
      const [, middle = 0] = weighings.map(({ grams }) => grams).toSorted((one, other) => one - other)
      expect(Math.abs(mass / middle - 1)).toBeLessThan(0.05)
    })
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
