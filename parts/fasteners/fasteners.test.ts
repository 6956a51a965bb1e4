import { describe, expect, it } from 'vitest'
import { acrossCorners, minorDiameter } from '../geometry/iso-forms.ts'
import type { Size } from '../sizes.ts'
import { diameterAbout, pointsOf } from '../solids/measuring.ts'
import { boxOf, sizeOf } from '../solids/size.ts'
import { isMark } from '../solids/strokes.ts'
import { bodiesOf, ofCategory, ofFamily } from '../tests/sample-models.ts'
import { strengthMark } from './head-marks.model.ts'

/** Height over all and diameter over all (hexagons over their corners), in mm, as the standards' tables give them. */
function tabled({ family, dimensions }: Size): { height: number; across: number } {
  const { d = 0, l = 0, s = 0, k = 0, m = 0, h = 0, d2 = 0, dk = 0, dc = 0, p = 0, dm = 0 } = dimensions
  switch (family) {
    case 'hex-bolt':
      return { height: l + k, across: acrossCorners(s) }
    case 'flange-bolt':
      return { height: l + k, across: dc }
    case 'socket-cap-screw':
      return { height: l + k, across: dk }
    case 'countersunk-screw':
      return { height: l, across: dk }
    case 'hex-nut':
      return { height: m, across: acrossCorners(s) }
    case 'nyloc-nut':
    case 'cap-nut':
      return { height: h, across: acrossCorners(s) }
    case 'flat-washer':
    case 'spring-washer':
      return { height: h, across: d2 }
    case 'threaded-rod':
      return { height: l, across: d }
    case 'blind-rivet':
      // The mandrel's head stands out of the body by 0.9 of its diameter.
      return { height: l + k + p + 0.9 * dm, across: dk }
    default:
      throw new Error(`no figures for ${family}`)
  }
}

describe('fasteners', () => {
  it.each(ofCategory('fasteners').filter(([, { family }]) => family !== 'wing-nut'))(
    '%s has the height and width of its standard',
    async (_, part) => {
      const bodies = await bodiesOf(part)
      const { height, across } = tabled(part)
      expect(Math.abs(sizeOf(bodies).height - height)).toBeLessThan(0.01)
      expect(Math.abs(diameterAbout('y', bodies) - across)).toBeLessThan(0.01)
    },
  )

  it.each(ofFamily('hex-bolt', 'socket-cap-screw', 'flange-bolt'))(
    '%s is as long as its name says, measured from under the head',
    async (_, part) => {
      expect(boxOf(await bodiesOf(part)).min.y).toBeCloseTo(-(part.dimensions['l'] ?? 0), 6)
    },
  )

  it.each(ofFamily('hex-nut', 'nyloc-nut', 'cap-nut', 'wing-nut'))(
    '%s lets its bolt through and holds it by the thread',
    async (_, part) => {
      const { d = 0, P = 0, m = 0 } = part.dimensions
      const points = pointsOf(await bodiesOf(part))
      const inside = points.filter(({ y }) => y > P && y < m - P).map(({ x, z }) => Math.hypot(x, z))
      const bore = 2 * Math.min(...inside)
      expect(bore).toBeGreaterThan(minorDiameter(d, P) - 0.01)
      expect(bore).toBeLessThan(d - 0.5 * P)
    },
  )

  it.each(ofFamily('wing-nut'))('%s spreads its wings as DIN 315 allows', async (_, part) => {
    const { e = 0, h = 0 } = part.dimensions
    const { width, height } = sizeOf(await bodiesOf(part))
    expect(width).toBeCloseTo(e, 1)
    expect(height).toBeCloseTo(h, 1)
  })

  it.each(ofFamily('flat-washer'))('%s has the hole of its standard', async (_, part) => {
    const radii = pointsOf(await bodiesOf(part)).map(({ x, z }) => Math.hypot(x, z))
    expect(2 * Math.min(...radii)).toBeCloseTo(part.dimensions['d1'] ?? 0, 2)
  })

  it.each(ofFamily('countersunk-screw'))('%s has a countersink of 90 degrees', async (_, part) => {
    const { d = 0, dk = 0, k = 0 } = part.dimensions
    const rim = k - (dk - d) / 2
    expect(rim).toBeGreaterThan(0)
    const atRim = pointsOf(await bodiesOf(part)).filter(({ y }) => Math.abs(y + rim) < 1e-6)
    expect(2 * Math.max(...atRim.map(({ x, z }) => Math.hypot(x, z)))).toBeCloseTo(dk, 2)
  })
})

it.each([
  ['4017-M10X40', 1],
  ['4032-M10', 0],
])('of %s %d body is a mark, which pictures of several sizes leave out', async (code, count) => {
  const bodies = await bodiesOf(code)
  expect(bodies.filter(({ geometry }) => isMark(geometry))).toHaveLength(count)
})

it('the lines of a grade of inch bolts are a mark too', () => {
  expect(strengthMark(5, 19.05, 8).map(isMark)).toEqual([true])
})
