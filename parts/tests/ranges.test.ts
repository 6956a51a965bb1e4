import { describe, expect, it } from 'vitest'
import { loadFamily } from '../families.ts'
import { densities } from '../finishes.ts'
import { joinBodies } from '../joining/join.ts'
import { massOf } from '../mass.ts'
import { buildPart } from '../model.ts'
import { ranges } from '../ranges.ts'
import { sizes as listed } from '../sizes.ts'

it('every range has a code of its own, and every size of it', () => {
  expect(new Set(ranges.map(({ code }) => code)).size).toBe(ranges.length)
  for (const { code, sizes } of ranges)
    expect(new Set(sizes.map(size => size.code)).size, code).toBe(sizes.length)
})

it('every listed size has a code of its own, and the numbers that its family is made from', async () => {
  expect(new Set(listed.map(({ code }) => code)).size).toBe(listed.length)
  for (const { code, family, dimensions } of listed)
    expect(Object.keys(dimensions).toSorted(), code).toEqual(
      Object.keys((await loadFamily(family)).terms).toSorted(),
    )
})

const named = ranges.map(range => [range.code, range] as const)
/** One range of each family, or with ALL_SIZES=1 all of them; with whether its largest size is weighed, or its smallest. */
const weighed = (
  process.env.ALL_SIZES === '1'
    ? ranges
    : [...Map.groupBy(ranges, ({ family }) => family).values()].flatMap(([first]) => first ?? [])
).map((range, index) => [range.code, range, index % 2 === 1] as const)

describe.each(named)('the range %s', (_, { family, sizes }) => {
  it('has every number that its family is made from, and none besides', async () => {
    const symbols = Object.keys((await loadFamily(family)).terms).toSorted()
    const wrong = sizes.filter(
      ({ dimensions }) =>
        Object.keys(dimensions).toSorted().join() !== symbols.join() ||
        Object.values(dimensions).some(value => !Number.isFinite(value) || value <= 0),
    )
    expect(wrong.map(({ label }) => label)).toEqual([])
  })
})

/** Chains have more corners: joining them takes up to a minute. */
const FINE = 200_000

describe.each(weighed)('the range %s', (_, { family, sizes }, isLargest) => {
  it('weighs what its closed model weighs, to a twentieth', async () => {
    const { volumeOf } = await loadFamily(family)
    const size = isLargest ? sizes.at(-1) : sizes[0]
    const volume = size && volumeOf(size.dimensions)
    if (!size || volume === null || volume === undefined) return
    const { bodies } = await buildPart(family, size.dimensions, 'steel')
    const isFine =
      bodies.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count, 0) > FINE
    const grams = isFine ? massOf(bodies) : (await joinBodies(bodies)).grams
    const ratio = (volume * densities.steel) / 1000 / grams
    expect(ratio, size.label).toBeGreaterThan(0.95)
    expect(ratio, size.label).toBeLessThan(1.05)
  })
})
