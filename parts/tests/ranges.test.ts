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

/** Pins are called by the hole that they are for; T-bolts by the slot, which is not what others of the family are called by. */
const CALLED_OTHERWISE: ReadonlySet<string> = new Set([
  'slotted-spring-pin',
  'coiled-spring-pin',
  'split-pin',
  't-head-bolt',
])
const isCalled = (label: string) => /^M?\d+(?:\.\d+)?(?: x \d+(?:\.\d+)?)+$/.test(label)

it('a family names what its sizes are called by first, in their order', async () => {
  const wrong: string[] = []
  for (const { code, family, sizes } of ranges) {
    const size = sizes[Math.floor(sizes.length / 2)]
    if (!size || CALLED_OTHERWISE.has(family) || !isCalled(size.label)) continue
    const symbols = Object.keys((await loadFamily(family)).terms).filter(symbol => symbol !== 'P')
    const pitch = size.dimensions.P
    const figures = [...new Set(size.label.match(/\d+(?:\.\d+)?/g)?.map(Number))]
      .filter(figure => symbols.some(symbol => size.dimensions[symbol] === figure))
      .filter((figure, index) => index === 0 || figure !== pitch)
    const first = symbols.slice(0, figures.length)
    if (figures.some((figure, index) => size.dimensions[first[index] ?? ''] !== figure))
      wrong.push(`${code} ${size.label}: ${first.join()}`)
  }
  expect(wrong).toEqual([])
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
