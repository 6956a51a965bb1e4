import { describe, expect, it } from 'vitest'
import type { Family } from '../families.ts'
import { gearCircles, halfToothAngle, involuteGear } from '../geometry/involute.ts'
import { keyedBore } from '../geometry/keyed-bore.ts'
import type { Size } from '../sizes.ts'
import { diameterAbout, pointsOf } from '../solids/measuring.ts'
import { boxOf, sizeOf } from '../solids/size.ts'
import { bodiesOf, ofFamily } from '../tests/sample-models.ts'
import { samples } from '../tests/samples.ts'
import sprockets from './sprockets.ts'

/** One size of each of these families, of which no size is listed by itself. */
const sampled = (...wanted: readonly Family[]) =>
  samples.filter(({ family }) => wanted.includes(family)).map(size => [size.code, size] as const)

const value = (part: Size, symbol: string) => part.dimensions[symbol] ?? 0

describe('bearings and transmission', () => {
  it.each([
    ...ofFamily('ball-bearing', 'sealed-ball-bearing', 'thrust-bearing'),
    ...sampled('angular-contact-bearing', 'self-aligning-bearing', 'cylindrical-roller-bearing'),
  ])('%s has the boundary dimensions of its standard', async (_, part) => {
    const bodies = await bodiesOf(part)
    const bore = 2 * Math.min(...radiiAboutY(bodies))
    expect(diameterAbout('y', bodies)).toBeCloseTo(value(part, 'D'), 2)
    expect(sizeOf(bodies).height).toBeCloseTo(value(part, 'B') || value(part, 'H'), 2)
    expect(bore).toBeCloseTo(value(part, 'd'), 2)
  })

  it.each(sampled('drawn-cup-bearing', 'linear-bearing', 'spherical-plain-bearing'))(
    '%s leaves room for its shaft and is as wide as its standard says',
    async (_, part) => {
      const bodies = await bodiesOf(part)
      const { d = 0, Fw = d, B = 0, C = 0, L = 0 } = part.dimensions
      expect(diameterAbout('y', bodies)).toBeCloseTo(value(part, 'D'), 2)
      expect(sizeOf(bodies).height).toBeCloseTo(L || B || C, 2)
      expect(2 * Math.min(...radiiAboutY(bodies))).toBeCloseTo(Fw, 2)
    },
  )

  it.each(sampled('female-rod-end', 'left-female-rod-end', 'male-rod-end', 'left-male-rod-end'))(
    '%s reaches from its eye to the end of its shank',
    async (_, part) => {
      const box = boxOf(await bodiesOf(part))
      expect(box.min.y).toBeCloseTo(-value(part, 'h'), 2)
      expect(box.max.y).toBeCloseTo(value(part, 'd4') / 2, 2)
      expect(box.max.z - box.min.z).toBeCloseTo(
        Math.max(value(part, 'B'), value(part, 's'), value(part, 'd5')),
        1,
      )
    },
  )

  it('a left-hand rod end is the mirror of the right-hand one', async () => {
    const rightHand = await skinOf('male-rod-end', 1)
    expect(await skinOf('left-male-rod-end', -1)).toEqual(rightHand)
    expect(await skinOf('left-male-rod-end', 1)).not.toEqual(rightHand)
  })

  it.each([
    ...ofFamily('ball-bearing', 'sealed-ball-bearing', 'thrust-bearing'),
    ...sampled('angular-contact-bearing', 'self-aligning-bearing'),
  ])('%s has room for its balls side by side', (_, part) => {
    const { d = 0, D = 0, Dw = 0, Z = 0 } = part.dimensions
    expect(((d + D) / 2) * Math.sin(Math.PI / Z)).toBeGreaterThan(Dw)
  })

  it.each(ofFamily('pillow-block'))(
    '%s stands on its foot and has the size of its standard',
    async (_, part) => {
      const { a = 0, w = 0, b = 0, B = 0, n = 0, d = 0, h = 0 } = part.dimensions
      const bodies = await bodiesOf(part)
      const box = boxOf(bodies)
      expect(sizeOf(bodies).width).toBeCloseTo(a, 2)
      expect([box.min.y, box.max.y]).toEqual([expect.closeTo(0, 2), expect.closeTo(w, 2)])
      expect([box.min.z, box.max.z]).toEqual([expect.closeTo(-b / 2, 2), expect.closeTo(B - n, 2)])
      const bore = pointsOf(bodies).reduce(
        (least, { x, y }) => Math.min(least, Math.hypot(x, y - h)),
        Infinity,
      )
      expect(2 * bore).toBeCloseTo(d, 2)
    },
  )

  it.each(ofFamily('spur-gear'))('%s measures m (z + 2) over its teeth', async (_, part) => {
    const { m = 0, z = 0, L = 0 } = part.dimensions
    const bodies = await bodiesOf(part)
    expect(diameterAbout('z', bodies)).toBeCloseTo(m * (z + 2), 2)
    expect(sizeOf(bodies).depth).toBeCloseTo(L, 2)
  })

  it.each([
    [18, 3, 7.6324],
    [30, 4, 10.7526],
  ])('a gear of %i teeth has the tabled base tangent length over %i teeth', (teeth, spanned, tabled) => {
    const form = { module: 1, teeth }
    const base = (gearCircles(form).pitch / 2) * Math.cos(Math.PI / 9)
    const length = base * (2 * halfToothAngle(form, base) + ((spanned - 1) * 2 * Math.PI) / teeth)
    expect(length).toBeCloseTo(tabled, 3)
  })

  it('gives a tooth half the pitch on the pitch circle', () => {
    expect(halfToothAngle({ module: 2, teeth: 30 }, 30)).toBeCloseTo(Math.PI / 60, 9)
  })

  it('cuts a gear down to its root circle and no further', () => {
    const radii = involuteGear({ module: 2, teeth: 30 }).map(([x, y]) => Math.hypot(x, y))
    expect(Math.min(...radii)).toBeGreaterThanOrEqual(27.5)
    expect(Math.min(...radii)).toBeLessThan(27.52)
    expect(Math.max(...radii)).toBeCloseTo(32, 6)
  })

  it('cuts keyways as deep as DIN 6885 says', () => {
    expect(Math.max(...keyedBore(20).map(([, y]) => y))).toBeCloseTo(10 + 2.8, 9)
    expect(Math.max(...keyedBore(24).map(([, y]) => y))).toBeCloseTo(12 + 3.3, 9)
  })

  it.each(ofFamily('timing-pulley'))('%s has the size of its drawing', async (_, part) => {
    const bodies = await bodiesOf(part)
    expect(diameterAbout('z', bodies)).toBeCloseTo(value(part, 'D'), 2)
    expect(sizeOf(bodies).depth).toBeCloseTo(value(part, 'L'), 2)
  })

  it.each(ofFamily('roller-chain'))(
    '%s is as wide as its pins, and its joints lie a pitch apart',
    async (_, part) => {
      const bodies = await bodiesOf(part)
      const { b4 = 0, p = 0, d1 = 0, h2 = 0, n = 0 } = part.dimensions
      const { width, depth, height } = sizeOf(bodies)
      expect(height).toBeCloseTo(b4, 2)
      // Curled up it takes less room than stretched out.
      expect(Math.hypot(width, depth)).toBeLessThan(n * p + h2)
      const pins = pointsOf(bodies).filter(({ y }) => y > b4 / 2 - 0.001)
      const [first] = pins
      const second = pins.find(point => first && point.distanceTo(first) > d1 / 2)
      expect(first && second && Math.abs(first.distanceTo(second) - p)).toBeLessThan(p / 3)
    },
  )

  it.each(ofFamily('sprocket'))('%s seats the rollers of its chain on the pitch circle', async (_, part) => {
    const { p = 0, d1 = 0, z = 0, da = 0, L = 0 } = part.dimensions
    const form = sprockets.sprocket.formOf(part.dimensions)
    const joint = (form?.pitch ?? 0) / 2
    const nearest = Math.min(...(form?.teeth ?? []).map(([x, y]) => Math.hypot(x, y - joint)))
    expect(2 * joint * Math.sin(Math.PI / z)).toBeCloseTo(p, 9)
    expect(nearest).toBeCloseTo(0.505 * d1, 6)
    const bodies = await bodiesOf(part)
    expect(diameterAbout('z', bodies)).toBeCloseTo(da, 2)
    expect(sizeOf(bodies).depth).toBeCloseTo(L, 2)
  })

  it.each(ofFamily('jaw-coupling'))('%s is as long as two hubs and the gap', async (_, part) => {
    const { D = 0, L = 0, l = 0, E = 0 } = part.dimensions
    const bodies = await bodiesOf(part)
    expect(2 * l + E).toBe(L)
    expect(sizeOf(bodies).height).toBeCloseTo(L, 2)
    expect(diameterAbout('y', bodies)).toBeCloseTo(D, 2)
    expect(bodies.some(({ surface }) => surface === 'orange-plastic')).toBe(true)
  })
})

function radiiAboutY(bodies: Parameters<typeof pointsOf>[0]): number[] {
  return [...new Set(pointsOf(bodies).map(({ x, z }) => Math.round(Math.hypot(x, z) * 1e4) / 1e4))]
}

/** Where the thread of a rod end has its points, some way up from its end; mirrored in z or not. */
async function skinOf(family: 'male-rod-end' | 'left-male-rod-end', side: 1 | -1): Promise<string[]> {
  const [sample] = sampled(family)
  if (!sample) throw new Error(`there is no ${family}`)
  const [, part] = sample
  const middle = value(part, 'l') / 2 - value(part, 'h')
  return pointsOf(await bodiesOf(part))
    .filter(({ y }) => Math.abs(y - middle) < value(part, 'P'))
    .map(({ x, y, z }) =>
      [x, y, side * z].map(each => (Math.round(each * 1e3) / 1e3 || 0).toFixed(3)).join(' '),
    )
    .filter((point, index, all) => all.indexOf(point) === index)
    .toSorted()
}
