import { describe, expect, it } from 'vitest'
import type { Size } from '../sizes.ts'
import { diameterAbout, pointsOf } from '../solids/measuring.ts'
import { boxOf, sizeOf } from '../solids/size.ts'
import { bodiesOf, ofFamily } from '../tests/sample-models.ts'

const value = (part: Size, symbol: string) => part.dimensions[symbol] ?? 0

describe('cutting tools', () => {
  it.each(ofFamily('twist-drill', 'end-mill', 'machine-tap', 'hand-reamer', 'countersink'))(
    '%s is as long as its standard says and stands on its point',
    async (_, part) => {
      const bodies = await bodiesOf(part)
      expect(sizeOf(bodies).height).toBeCloseTo(value(part, 'l1'), 2)
      expect(boxOf(bodies).min.y).toBeCloseTo(0, 2)
    },
  )

  it.each(ofFamily('twist-drill', 'end-mill', 'machine-tap', 'hand-reamer', 'countersink'))(
    '%s is as thick as its standard says',
    async (_, part) => {
      const { d = 0, d1 = 0, d2 = 0 } = part.dimensions
      expect(diameterAbout('y', await bodiesOf(part))).toBeCloseTo(Math.max(d, d1, d2), 2)
    },
  )

  it.each(ofFamily('twist-drill', 'end-mill', 'hand-reamer'))(
    '%s cuts its full diameter, and is cored by flutes',
    async (_, part) => {
      const nominal = value(part, 'd') || value(part, 'd1')
      const middle = value(part, 'l2') * 0.5
      const radii = pointsOf(await bodiesOf(part))
        .filter(({ y }) => Math.abs(y - middle) < nominal * 0.2)
        .map(({ x, z }) => Math.hypot(x, z))
      expect(Math.max(...radii)).toBeCloseTo(nominal / 2, 2)
      expect(Math.min(...radii)).toBeLessThan((nominal / 2) * 0.8)
    },
  )

  it.each(ofFamily('twist-drill'))('%s has the point angle of its drawing', async (_, part) => {
    const nominal = value(part, 'd')
    const lip = nominal / 2 / Math.tan((value(part, 'σ') * Math.PI) / 360)
    const corners = pointsOf(await bodiesOf(part)).filter(
      ({ x, z }) => Math.hypot(x, z) > nominal / 2 - 0.001,
    )
    expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(lip, 2)
  })

  it.each(ofFamily('countersink'))('%s has a cone of 90 degrees', async (_, part) => {
    const { d1 = 0, d3 = 0 } = part.dimensions
    const points = pointsOf(await bodiesOf(part))
    const tip = points.filter(({ y }) => y < 0.001).map(({ x, z }) => Math.hypot(x, z))
    const widest = points.filter(({ x, z }) => Math.hypot(x, z) > d1 / 2 - 0.001)
    expect(Math.max(...tip)).toBeCloseTo(d3 / 2, 2)
    expect(Math.min(...widest.map(({ y }) => y))).toBeCloseTo((d1 - d3) / 2, 2)
  })

  it.each(ofFamily('machine-tap'))('%s has a thread of the pitch that it names', async (_, part) => {
    const { d = 0, P = 0, l2 = 0 } = part.dimensions
    const crests = pointsOf(await bodiesOf(part)).filter(
      ({ x, y, z }) => y > 4 * P && y < l2 - P && Math.hypot(x, z) > d / 2 - 0.001,
    )
    // Crests turn with the height: taken back by the helix, all lie within an eighth of a pitch.
    const phases = crests.map(({ x, y, z }) => {
      const turn = Math.atan2(-z, x) / (2 * Math.PI)
      return (((y / P - turn) % 1) + 1) % 1
    })
    expect(phases.length).toBeGreaterThan(50)
    expect(phases.every(phase => phase < 1 / 8 + 0.001 || phase > 0.999)).toBe(true)
  })

  it.each(ofFamily('round-die'))('%s has the size of its holder', async (_, part) => {
    const bodies = await bodiesOf(part)
    const { width, depth } = sizeOf(bodies)
    expect(width).toBeCloseTo(value(part, 'D'), 2)
    expect(diameterAbout('z', bodies)).toBeCloseTo(value(part, 'D'), 2)
    expect(depth).toBeCloseTo(value(part, 'E'), 2)
  })

  it.each(ofFamily('indexable-insert'))('%s has the size that its designation gives', async (_, part) => {
    const { d = 0, s = 0, ε = 0, rε = 0, d1 = 0 } = part.dimensions
    const bodies = await bodiesOf(part)
    const { width, height, depth } = sizeOf(bodies)
    const angle = (ε * Math.PI) / 180
    const overCorners = ((d - 2 * rε) / Math.sin(angle)) * (1 + Math.cos(angle)) + 2 * rε
    expect(height).toBeCloseTo(d, 2)
    expect(width).toBeCloseTo(overCorners, 1)
    expect(depth).toBeCloseTo(s, 2)
    const hole = Math.min(...pointsOf(bodies).map(({ x, y }) => Math.hypot(x, y)))
    expect(2 * hole).toBeCloseTo(d1, 2)
  })
})
