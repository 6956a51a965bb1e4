import { describe, expect, it } from 'vitest'
import { diameterAbout } from '../solids/measuring.ts'
import { boxOf, sizeOf } from '../solids/size.ts'
import { bodiesOf } from '../tests/sample-models.ts'
import { mainScale, vernierScale } from './measuring-tools.model.ts'

describe('the size over all', () => {
  it.each([
    // DIN 705: outer diameter and width of the collar.
    ['705-A20', [32, 14, 32]],
    ['705-A30', [45, 16, 45]],
    // DIN 875-1: blade and stock.
    ['875-150X100', [100, 150, 15]],
    ['TC-H25', [190, 60, 52]],
  ])('of %s is that of its dimensions', async (sku, expected) => {
    const { width, height, depth } = sizeOf(await bodiesOf(sku))
    expect([width, height, depth]).toEqual(expected.map(value => expect.closeTo(value, 2)))
  })

  it('of a thumb screw to DIN 464 is its head and its length', async () => {
    const bodies = await bodiesOf('464-M6X20-MS')
    const { min, max } = boxOf(bodies)
    expect(max.y).toBeCloseTo(15, 2)
    expect(min.y).toBeCloseTo(-20, 2)
    expect(diameterAbout('y', bodies) / 2).toBeCloseTo(12, 2)
  })

  it('of a star grip to DIN 6336 is its diameter across the lobes and its height', async () => {
    const bodies = await bodiesOf('6336-M10-50')
    expect(sizeOf(bodies).height).toBeCloseTo(34, 2)
    expect(diameterAbout('y', bodies) / 2).toBeCloseTo(25, 2)
  })

  it('of a clamping lever is its reach, its height and its stud', async () => {
    const { min, max } = boxOf(await bodiesOf('CL-M8X30-65'))
    expect([max.x, max.y, min.y]).toEqual([65, 45, -30].map(value => expect.closeTo(value, 2)))
  })

  it.each([
    ['3017-25-40', 40, 0.7],
    ['3017-60-80', 80, 0.8],
  ])('of the hose clamp %s is its largest hose and its band', async (sku, hose, band) => {
    const { min } = boxOf(await bodiesOf(sku))
    expect(min.y).toBeCloseTo(-hose / 2 - band, 2)
    expect(min.x).toBeCloseTo(-hose / 2 - band, 2)
  })

  it('of a caliper is its length and by how much it is open', async () => {
    const { width, height } = sizeOf(await bodiesOf('862-150'))
    expect(width).toBeCloseTo(236 + 24, 2)
    expect(height).toBeCloseTo(40 + 16 + 18, 2)
  })
})

describe('the scales of a caliper', () => {
  it('reach over its range', () => {
    const scale = sizeOf([{ geometry: mainScale(150, 3.4), surface: 'black-paint' }])
    expect(scale.width).toBeGreaterThan(150)
    expect(scale.width).toBeLessThan(153)
  })

  it('differ by the reading: twenty divisions of the vernier are 39 mm', () => {
    const vernier = sizeOf([{ geometry: vernierScale(0.05, 3.4), surface: 'black-paint' }])
    expect(vernier.width).toBeGreaterThan(39)
    expect(vernier.width).toBeLessThan(41.5)
  })
})
