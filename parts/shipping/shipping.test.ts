import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { boxOf, sizeOf } from '../solids/size.ts'
import { bodiesOf } from '../tests/sample-models.ts'

const sides = ({ width, height, depth }: ReturnType<typeof sizeOf>) => [width, height, depth]
const near = (values: readonly number[]) => values.map(value => expect.closeTo(value, 2))

describe('sizes over all', () => {
  it.each([
    // DIN 580: ring d3 wide, h above the seat and l below it, the collar d2 deep.
    ['580-M12', [54, 73.5, 30]],
    ['580-M20-A2', [72, 101, 40]],
    // DIN 582: ring d3 wide, h above the seat, the collar d2 deep.
    ['582-M16', [63, 62, 35]],
    // EN 13411-5: bridge f wide, bow and legs b high, bridge L long.
    ['13411-13', [55, 64, 29]],
    // ISO 1161: length, height and width of a corner fitting.
    ['1161-TL', [178, 118, 162]],
  ])('of %s are those of the standard', async (sku, expected) => {
    expect(sides(sizeOf(await bodiesOf(sku)))).toEqual(near(expected))
  })

  it('of bow shackles follow from inside length, bow and eye', async () => {
    for (const [sku, S, d, e, B] of [
      ['13889-4T75', 76, 19, 46, 51],
      ['13889-8T5', 95, 25, 59, 68],
    ] as const) {
      const bodies = await bodiesOf(sku)
      const [bow] = bodies
      if (!bow) throw new Error('no bow')
      expect(boxOf([bow]).max.y).toBeCloseTo(S + d, 2)
      expect(sizeOf([bow]).width).toBeCloseTo(B + 2 * d, 1)
      expect(sizeOf(bodies).height).toBeCloseTo(S + d + e / 2, 2)
      expect(boxOf(bodies).max.z).toBeCloseTo(e / 2, 2)
    }
  })

  it('of a turnbuckle are its body width and its inside length with eye and hook around it', async () => {
    const bodies = await bodiesOf('1480-M16-HE')
    const [boss] = bodies
    if (!boss) throw new Error('no boss')
    expect(boxOf([boss]).max.y).toBeCloseTo(85, 2)
    expect(sizeOf([boss]).width).toBeCloseTo(30, 1)
    expect(boxOf(bodies).min.y).toBeCloseTo(-131 - 15.04, 1)
  })

  it('of a sling hook reach from the pin to the bottom of the bowl', async () => {
    const box = boxOf(await bodiesOf('1677-CH10'))
    expect(box.min.y).toBeCloseTo(-(21 + 30), 1)
  })

  it('of a snap hook are its length and width', async () => {
    const [width, height] = sides(sizeOf(await bodiesOf('5299-C100-A4')))
    expect(height).toBeCloseTo(100, 2)
    expect(width).toBeCloseTo(50, 1)
  })
})

describe('a chain', () => {
  it('has links a pitch apart, each inside as long as the pitch', async () => {
    const links = await bodiesOf('12195-CH10')
    expect(links).toHaveLength(33)
    const centres = links.map(link => boxOf([link]).getCenter(new Vector3()))
    for (const [index, centre] of centres.entries()) {
      const next = centres[index + 1]
      if (next) expect(centre.distanceTo(next)).toBeCloseTo(30, 0)
    }
    const [first] = links
    if (!first) throw new Error('no link')
    // Leaning at 45 degrees a link is as high as its width over the middles, turned, and its own thickness.
    expect(sizeOf([first]).height).toBeCloseTo(26 * Math.SQRT1_2 + 10, 1)
  })

  it('lies on the table with every link', async () => {
    const lowest = (await bodiesOf('12195-CH10')).map(link => boxOf([link]).min.y)
    for (const y of lowest) expect(Math.abs(y)).toBeLessThan(0.3)
  })
})

describe('a lashing strap', () => {
  it.each([
    ['12195-R50', 50],
    ['12195-R35', 35],
  ] as const)('%s is as wide as its webbing and lies on the table', async (sku, width) => {
    const bodies = await bodiesOf(sku)
    const bands = bodies.filter(({ surface }) => surface === 'orange-webbing')
    expect(sizeOf(bands).depth).toBeCloseTo(width, 2)
    expect(boxOf(bands).min.y).toBeGreaterThan(-0.01)
    expect(boxOf(bands).min.y).toBeLessThan(0.3)
  })
})

describe('a rope sling', () => {
  it('has its rope to size: its crests touch the nominal diameter', async () => {
    const bodies = await bodiesOf('13414-10X500')
    const [rope] = bodies
    if (!rope) throw new Error('no rope')
    expect(sizeOf([rope]).depth).toBeGreaterThan(9.8)
    expect(sizeOf([rope]).depth).toBeLessThan(10.01)
  })
})
