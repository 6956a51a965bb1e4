import { densities, loadFamily } from '@parts-hub/parts'
import { describe, expect, it } from 'vitest'
import { categories, newProduct } from '#contract/catalog/catalog.ts'
import { expandOffer, type OfferedPart } from './expand.ts'
import { catalogue } from './index.ts'
import { offers } from './offers/index.ts'
import { densityOf } from './reading/densities.ts'
import { weighModel } from './weigh-model.ts'

/** The sizes of each offer. */
const offered = await Promise.all(offers.map(offer => expandOffer(offer, 'full')))
const parts = offered.flat()

it('no two families share an address, no two sizes a name or a SKU', () => {
  for (const values of [
    offers.map(({ slug }) => slug),
    parts.map(({ name }) => name),
    parts.map(({ sku }) => sku.toLowerCase()),
  ])
    expect(repeatedOf(values)).toEqual([])
})

describe.each(offers.map((offer, index) => [offer.slug, offer, offered[index] ?? []] as const))(
  'the family %s',
  (slug, offer, sizes) => {
    it('is described, and stood for by one of its sizes', () => {
      expect(slug).toMatch(/^[a-z0-9-]{4,60}$/)
      expect(offer.name.length).toBeLessThanOrEqual(60)
      expect(offer.summary.length).toBeGreaterThan(80)
      expect(sizes.map(({ sku }) => sku)).toContain(`PH-${offer.leading}`)
    })

    it('can be sold in every size', () => {
      const wrong = sizes.flatMap(part => {
        const { name, sku, priceCents, minQuantity, description, available, grams } = part
        const { category, standard, material, finish } = part
        const facts = { description, category, available, sku, standard, material, finish }
        const form = {
          productname: name,
          price: priceCents / 100,
          min: minQuantity,
          image: '/x.webp',
          ...facts,
        }
        const isFit =
          newProduct.safeParse(form).success &&
          name.length <= 60 &&
          description.length >= 120 &&
          description.length <= 420 &&
          !/undefined|NaN/.test(name + description) &&
          priceCents * minQuantity >= 50 &&
          grams > 0
        return isFit ? [] : [part]
      })
      expect(wrong.slice(0, 3)).toEqual([])
    })
  },
)

it('every price for a larger quantity can be had from stock, but of a few sizes that are low or sold out', () => {
  const beyond = parts.filter(({ available, priceTiers }) => priceTiers.some(({ from }) => from > available))
  expect(beyond.length / parts.length).toBeLessThan(0.05)
  expect(beyond.filter(({ available, minQuantity }) => available >= 5 * minQuantity)).toEqual([])
})

/** The first size in every grade, and of all others each eleventh, as no family has eleven grades; with ALL_SIZES=1 all. */
const measured = offered.map(sizes =>
  sizes.filter(
    ({ grade }, index) =>
      process.env.ALL_SIZES === '1' ||
      index % 11 === 0 ||
      sizes.findIndex(other => other.grade === grade) === index,
  ),
)

it('a size weighs what its table states, or the volume of its form by the density of its material', async () => {
  const wrong: string[] = []
  for (const [index, { grades, range }] of offers.entries())
    for (const { sku, family, dimensions, grade: label, grams } of measured[index] ?? []) {
      const grade = grades.find(one => one.label === label)
      const { volumeOf, steelOf, statedMassOf } = await loadFamily(family)
      const stated = statedMassOf(dimensions)
      const volume = volumeOf(dimensions)
      if (!grade || (stated === null && volume === null)) continue
      const steel = steelOf(dimensions)
      const own = (((volume ?? 0) - steel) * densityOf(grade) + steel * densities.steel) / 1000
      if (Math.abs(grams / (stated ?? own) - 1) > 0.005) wrong.push(`${range.code} ${sku}`)
    }
  expect(wrong).toEqual([])
})

/** One of each kind of material; with ALL_SIZES=1 the size in the middle of every family in every grade. */
const weighed = offers.flatMap((offer, index) =>
  offer.grades.flatMap(grade => {
    const sizes = (offered[index] ?? []).filter(({ grade: label }) => label === grade.label)
    const middle = sizes[Math.floor(sizes.length / 2)]
    return middle ? [{ grade, middle }] : []
  }),
)
const samples =
  process.env.ALL_SIZES === '1'
    ? weighed
    : [...Map.groupBy(weighed, ({ grade: { density } }) => density).values()].flatMap(
        ([first]) => first ?? [],
      )

it.each(samples.map(sample => [sample.middle.sku, sample] as const))(
  '%s weighs what its model does in its material',
  async (_, { grade, middle: { family, dimensions, grams } }) => {
    expect(Math.abs(grams / (await weighModel(family, dimensions, grade)) - 1)).toBeLessThan(0.05)
  },
)

const PULLEYS = ['PH-7721-T2.5-26', 'PH-7721-T2.5-26-ST', 'PH-7721-T10-12', 'PH-7721-T10-12-ST']

it.each(PULLEYS)('the pulley %s weighs what its model does, with steel flanges and screws', async wanted => {
  const sample = offers.flatMap((offer, index) =>
    (offered[index] ?? []).flatMap(part => {
      const grade = offer.grades.find(({ label }) => label === part.grade)
      return part.sku === wanted && grade ? [{ part, grade }] : []
    }),
  )[0]
  if (!sample) throw new Error(`no ${wanted}`)
  const { part, grade } = sample
  expect(Math.abs(part.grams / (await weighModel(part.family, part.dimensions, grade)) - 1)).toBeLessThan(
    0.02,
  )
})

it('a product with a text of its own is named as its siblings, unless it is of another material or finish', () => {
  const listed = new Map(catalogue.map(part => [part.sku, part]))
  const wrong = parts.flatMap(({ sku, name, material, finish }) => {
    const own = listed.get(sku)
    return own && own.material === material && own.finish === finish && own.name !== name ? [own.name] : []
  })
  expect(wrong).toEqual([])
})

/** What a size's label says before its length, and its length in mm; null where its label does not end with one. */
function lengthOf({ size, dimensions: { l, L0, L } }: OfferedPart) {
  const length = l ?? L0 ?? L
  const [, before] = /^(.+) x [\d /.-]+"?$/.exec(size) ?? []
  return before === undefined || length === undefined ? null : { before, length }
}

it('of sizes that differ in length alone, a longer one never costs less', () => {
  const listed = new Map(catalogue.map(part => [part.sku, part]))
  const pairs = offered.flatMap(sizes => {
    const sold = sizes.flatMap(part => {
      const { finish, priceCents } = listed.get(part.sku) ?? part
      const sized = lengthOf(part)
      return sized && finish === part.finish ? [{ ...part, ...sized, priceCents }] : []
    })
    const alike = Map.groupBy(sold, ({ before, grade }) => `${before}, ${grade}`)
    return [...alike.values()].flatMap(group => {
      const rising = group.toSorted((one, other) => one.length - other.length)
      return rising.flatMap((shorter, index) => {
        const longer = rising[index + 1]
        return longer ? [{ shorter, longer }] : []
      })
    })
  })
  expect(pairs.length).toBeGreaterThan(20_000)
  const wrong = pairs.filter(({ shorter, longer }) => shorter.priceCents > longer.priceCents)
  expect(wrong.map(({ shorter, longer }) => `${shorter.sku}, ${longer.sku}`)).toEqual([])
})

it('every category has families', () => {
  const found = new Set(parts.map(({ category }) => category))
  expect(categories.filter(category => !found.has(category))).toEqual([])
})

/** The first of what is given more than once. */
function repeatedOf(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter(value => seen.size === seen.add(value).size).slice(0, 10)
}
