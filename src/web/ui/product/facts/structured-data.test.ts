import { expect, test } from 'vitest'
import { makeBlank, publicFacts, readFacts } from '#contract/catalog/plain-facts.ts'
import type { RatedProduct } from '#contract/reviews/reviews.ts'
import { describeCrumbs, toDataBlock } from './linked-data.ts'
import { describeFamily, describeProduct } from './structured-data.ts'

const ORIGIN = 'https://shop.example.com'
const product: RatedProduct = {
  ...readFacts(publicFacts, makeBlank(publicFacts)),
  _id: 'p-1',
  name: 'Hex Bolt M8 x 40',
  img: '/catalogue/bolt.webp',
  price: 0.2,
  available: 500,
  backOrderDays: null,
  leavesBy: null,
  min: 25,
  description: 'A bolt.',
  category: 'fasteners',
  createdAt: '2026-01-02T03:04:05.000Z',
  sku: 'PH-4017-M8X40',
  standard: 'ISO 4017',
  material: 'Steel',
  dimensions: [
    { symbol: 'd', name: 'Thread', value: 8, unit: 'mm' },
    { symbol: 'z', name: 'Teeth', value: 12, unit: '' },
  ],
  pictures: ['/catalogue/bolt.webp', 'https://pictures.example.com/bolt.jpg'],
  model: null,
  archived: false,
  step: 1,
  tiers: [],
  weight: 18.8,
  size: 'M8 x 40',
  grade: '8.8',
  pictureShows: null,
  variants: { family: 'hexagon-screws', name: 'Hexagon screw', count: 3, from: 0.1, to: 12 },
  rating: null,
  kinds: [],
  declarations: [],
  codes: [],
}
const describe = (
  facts: Partial<RatedProduct>,
  reviews: Parameters<typeof describeProduct>[1]['reviews'] = [],
) =>
  describeProduct(ORIGIN, {
    product: { ...product, ...facts },
    path: '/parts/a/b',
    brand: 'Parts Hub',
    reviews,
  })

test('a part is a product of its family with an offer in euros', () => {
  expect(describe({})).toMatchObject({
    '@type': 'Product',
    sku: 'PH-4017-M8X40',
    url: `${ORIGIN}/parts/a/b`,
    image: [`${ORIGIN}/catalogue/bolt.webp`, 'https://pictures.example.com/bolt.jpg'],
    inProductGroupWithID: 'hexagon-screws',
    material: 'Steel',
    size: 'M8 x 40',
    weight: { '@type': 'QuantitativeValue', value: 18.8, unitCode: 'GRM' },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Standard', value: 'ISO 4017' },
      { '@type': 'PropertyValue', name: 'Grade', value: '8.8' },
      { name: 'Thread', value: 8, unitText: 'mm' },
      { name: 'Teeth', value: 12 },
    ],
    offers: {
      '@type': 'Offer',
      price: '5.00',
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '5.00',
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: true,
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: 25,
          unitCode: 'C62',
          valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'C62' },
        },
      },
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 25, unitCode: 'C62' },
      availability: 'https://schema.org/InStock',
      url: `${ORIGIN}/parts/a/b`,
    },
  })
})

test('the price of a part that is sold singly is that of a piece', () => {
  const { offers } = describe({ min: 1 })
  expect(offers).toMatchObject({ price: '0.20', priceSpecification: { price: '0.20' } })
  expect(offers).not.toHaveProperty('eligibleQuantity')
  expect(offers).not.toHaveProperty('priceSpecification.referenceQuantity')
})

test('codes are told in words, by a property of their own where there is one', () => {
  const linked = describe({ countryOfOrigin: 'NL', customsCode: '73181588', material: null, dimensions: [] })
  expect(linked).toMatchObject({
    countryOfOrigin: 'Netherlands',
    additionalProperty: [
      { name: 'Standard' },
      { name: 'Grade' },
      { name: 'Customs code', value: '73181588' },
    ],
  })
  expect(linked).not.toHaveProperty('material')
})

test.each([
  [{ available: 25 }, 'InStock'],
  [{ available: 24 }, 'OutOfStock'],
  [{ archived: true }, 'Discontinued'],
])('with %j it is %s', (facts, availability) =>
  expect(describe(facts)).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  }),
)

test('a part has a rating only if it has reviews', () => {
  expect(describe({})).not.toHaveProperty('aggregateRating')
  const review = { name: 'Ada', rating: 5, review: 'Good', createdAt: '2026-03-04T05:06:07.000Z' }
  const rating = { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] }
  expect(describe({ rating }, [review])).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.5', reviewCount: 2 },
    review: [{ author: { name: 'Ada' }, datePublished: '2026-03-04', reviewRating: { ratingValue: 5 } }],
  })
})

test('a family is a group of products that vary by its columns', () => {
  const family = { _id: 'hexagon-screws', name: 'Hexagon screw', summary: '', count: 3, from: 0.1, to: 12 }
  const group = describeFamily(ORIGIN, {
    family,
    columns: [{ name: 'Length' }],
    hasGrades: true,
    path: '/parts/hexagon-screws',
    image: '/catalogue/bolt.webp',
    sizes: ['/parts/hexagon-screws/PH-4017-M8X40'],
    brand: 'Parts Hub',
  })
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'hexagon-screws',
    variesBy: ['https://schema.org/size', 'https://schema.org/material', 'Length'],
    hasVariant: [{ '@type': 'Product', url: `${ORIGIN}/parts/hexagon-screws/PH-4017-M8X40` }],
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '0.10',
      highPrice: '12.00',
      offerCount: 3,
      priceSpecification: { valueAddedTaxIncluded: true },
    },
  })
  expect(group).not.toHaveProperty('description')
})

test('breadcrumbs are numbered, from the outermost place to the page', () => {
  expect(
    describeCrumbs(ORIGIN, [
      { name: 'Parts', path: '/parts' },
      { name: 'Bolts', path: '/parts/b' },
    ]),
  ).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Parts', item: `${ORIGIN}/parts` },
      { position: 2, name: 'Bolts', item: `${ORIGIN}/parts/b` },
    ],
  })
})

test('a data block is what the framework writes as linked data', () => {
  expect(toDataBlock({ a: 1 })).toMatchObject({ 'script:ld+json': { a: 1 } })
})
