import { describe, expect, it } from 'vitest'
import { pointsOf } from '../solids/measuring.ts'
import type { Body } from '../solids/model.ts'
import { boxOf, sizeOf } from '../solids/size.ts'
import { bodiesOf } from '../tests/sample-models.ts'

describe('the size over all', () => {
  it.each([
    ['AB-60X60X45', [45, 60, 60]],
    ['AB-100X100X50', [50, 100, 100]],
    ['LF-M10X60-50', [50, 84, 50]],
    ['SC-300X200', [30, 200, 300]],
    ['PB-40X40', [36, 40, 40]],
    ['TP-120X100', [120, 100, 4]],
  ])('of %s is that of its dimensions', async (sku, expected) => {
    const { width, height, depth } = sizeOf(await bodiesOf(sku))
    expect([width, height, depth]).toEqual(expected.map(value => expect.closeTo(value, 2)))
  })

  it('of a castor to EN 12532 is its overall height, and its plate is the widest of it', async () => {
    const bodies = await bodiesOf('12532-125')
    const { height, depth } = sizeOf(bodies)
    expect(height).toBeCloseTo(155, 2)
    expect(depth).toBeCloseTo(85, 2)
    const tyre = bodies.filter(({ surface }) => surface === 'rubber')
    expect(sizeOf(tyre).height).toBeCloseTo(125, 2)
    expect(sizeOf(tyre).depth).toBeCloseTo(37.5, 2)
    // The wheel trails behind the swivel axis.
    const { min, max } = boxOf(tyre)
    expect((min.x + max.x) / 2).toBeCloseTo(-38, 2)
  })

  it.each([
    ['BH-80X60-A2', 80, 30],
    ['BH-50X50-MS', 50, 25],
    ['LH-80X80', 80, 40],
  ])('of %s is its length, each leaf half as wide as the open hinge', async (sku, length, reach) => {
    const bodies = await bodiesOf(sku)
    expect(sizeOf(bodies).height).toBeCloseTo(length, 2)
    for (const leaf of bodies.slice(0, 2)) {
      const farthest = pointsOf([leaf]).reduce((most, { x, z }) => Math.max(most, Math.hypot(x, z)), 0)
      // The leaf lies a little off the axis, so its edge is farther from it than its width is.
      expect(farthest).toBeGreaterThan(reach)
      expect(farthest).toBeLessThan(Math.hypot(reach, 8))
    }
  })
})

it('gives the knuckles of a hinge room to turn beside each other', async () => {
  const [outer, inner] = await bodiesOf('BH-80X60-A2')
  if (!outer || !inner) throw new Error('no leaves')
  const inKnuckle = (body: Body) => pointsOf([body]).filter(({ x, z }) => Math.hypot(x, z) < 4.9)
  // Five knuckles of 16 mm: the first, third and fifth are the outer leaf's.
  const knuckleOf = (y: number) => Math.min(4, Math.max(0, Math.floor((y + 40) / 16)))
  expect(new Set(inKnuckle(outer).map(({ y }) => knuckleOf(y) % 2))).toEqual(new Set([0]))
  expect(new Set(inKnuckle(inner).map(({ y }) => knuckleOf(y) % 2))).toEqual(new Set([1]))
})
