import { describe, expect, it } from 'vitest'
import { boxOf, sizeOf } from '../solids/size.ts'
import { bodiesOf, ofCategory } from '../tests/sample-models.ts'

describe('the hand tools of the catalogue', () => {
  const sizes: readonly [sku: string, width: number | null, height: number | null, depth: number | null][] = [
    ['3113-13', 27.4, 165, null],
    ['3113-24', 50, 280, null],
    ['2936-6', 38, 96, 6],
    ['2936-10', 50, 122, 10],
    ['3124-13', 23, 38, 23],
    ['3124-24', 32.5, 44, 32.5],
    ['2380-5.5', null, 125 + 105, null],
    ['8764-PH2', null, 100 + 105, null],
    ['6789-100', 44, 395, null],
    ['3122-250', 38, 250, null],
    ['1041-500', 118, 320, null],
    ['6453-200', 24, 200, 13],
    ['3117-255', 60, 255, null],
  ]
  for (const [sku, ...expected] of sizes)
    it(`${sku} is as large as its standard and its maker say`, async () => {
      const { width, height, depth } = sizeOf(await bodiesOf(sku))
      for (const [index, is] of [width, height, depth].entries()) {
        const should = expected[index]
        if (should !== null && should !== undefined) expect(Math.abs(is - should)).toBeLessThanOrEqual(0.01)
      }
    })

  it('names every hand tool in the list of sizes', () => {
    expect(sizes.map(([code]) => code).toSorted()).toEqual(
      ofCategory('hand-tools')
        .map(([code]) => code)
        .toSorted(),
    )
  })

  it('turns the ring end of a combination spanner by 15 degrees out of the plane of the shank', async () => {
    const box = boxOf(await bodiesOf('3113-13'))
    // A disc of 20 mm, turned by 15 degrees: the half disc alone reaches 10 sin 15 = 2.6 mm beyond half its thickness.
    expect(box.max.z).toBeGreaterThan(4.5 * Math.cos(Math.PI / 12) + 1.5)
    expect(box.max.z).toBeLessThan(4.5 + 2.6)
  })
})
