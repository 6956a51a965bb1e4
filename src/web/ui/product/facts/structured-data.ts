import type { Product } from '#contract/catalog/catalog.ts'
import type { Family } from '#contract/catalog/families.ts'
import { type Fact, namesOf, publicFacts, wordFact } from '#contract/catalog/plain-facts.ts'
import { writeEuros } from '#contract/money.ts'
import type { ProductRating, RatedProduct, Review } from '#contract/reviews/reviews.ts'
import type { TableColumn } from '#contract/search/search.ts'
import { availabilityOf } from '../offer/quantities.ts'
import { describePrice, GROSS_EUROS } from './describe-price.ts'
import { CONTEXT, type LinkedData } from './linked-data.ts'

interface FamilyFacts {
  readonly family: Pick<Family, '_id' | 'name' | 'summary' | 'count' | 'from' | 'to'>
  readonly columns: readonly Pick<TableColumn, 'name'>[]
  readonly hasGrades: boolean
  readonly path: string
  readonly image: string
  /** The paths of the sizes that the page lists. */
  readonly sizes: readonly string[]
  readonly brand: string
}

/**
 * A family: what its sizes vary by, and their addresses, where each describes itself.
 * https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
export function describeFamily(origin: string, facts: FamilyFacts): LinkedData {
  const { family, columns, hasGrades, path, image, sizes, brand } = facts
  return {
    ...CONTEXT,
    '@type': 'ProductGroup',
    productGroupID: family._id,
    name: family.name,
    ...(family.summary && { description: family.summary }),
    url: origin + path,
    image: absolute(origin, image),
    brand: { '@type': 'Brand', name: brand },
    variesBy: [
      'https://schema.org/size',
      ...(hasGrades ? ['https://schema.org/material'] : []),
      ...columns.map(({ name }) => name),
    ],
    hasVariant: sizes.map(size => ({ '@type': 'Product', url: origin + size })),
    ...(family.count > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: writeEuros(family.from),
        highPrice: writeEuros(family.to),
        priceCurrency: 'EUR',
        offerCount: family.count,
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: writeEuros(family.from),
          maxPrice: writeEuros(family.to),
          ...GROSS_EUROS,
        },
      },
    }),
  }
}

interface ProductFacts {
  readonly product: RatedProduct
  readonly path: string
  readonly brand: string
  /** Those that the page shows. */
  readonly reviews: readonly Pick<Review, 'name' | 'rating' | 'review' | 'createdAt'>[]
}

/** A product with its offer, and its ratings where there are any. https://developers.google.com/search/docs/appearance/structured-data/merchant-listing */
export function describeProduct(origin: string, { product, path, brand, reviews }: ProductFacts): LinkedData {
  const { name, description, sku, _id, pictures, variants, dimensions, rating } = product
  const facts = describeFacts(product)
  return {
    ...CONTEXT,
    '@type': 'Product',
    name,
    ...(description && { description }),
    sku: sku ?? _id,
    url: origin + path,
    image: pictures.map(picture => absolute(origin, picture)),
    brand: { '@type': 'Brand', name: brand },
    ...facts.properties,
    ...(variants && { inProductGroupWithID: variants.family }),
    additionalProperty: [
      ...facts.others,
      ...dimensions.map(dimension => ({
        '@type': 'PropertyValue',
        name: dimension.name,
        value: dimension.value,
        ...(dimension.unit && { unitText: dimension.unit }),
      })),
    ],
    ...(rating && describeRating(rating, reviews)),
    offers: {
      '@type': 'Offer',
      url: origin + path,
      ...describePrice(product),
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${availabilityOf(product)}`,
    },
  }
}

/** What is known of the plain facts: those that have a property of their own, and the others by their labels. */
function describeFacts(product: Product) {
  const properties: Record<string, unknown> = {}
  const others: LinkedData[] = []
  for (const name of namesOf(publicFacts)) {
    const fact: Fact = publicFacts[name]
    const value = product[name]
    if (value === null) continue
    const said =
      typeof value === 'number'
        ? { '@type': 'QuantitativeValue', value, unitCode: 'GRM' }
        : wordFact(fact, value)
    if (fact.property) properties[fact.property] = said
    else others.push({ '@type': 'PropertyValue', name: fact.label, value: said })
  }
  return { properties, others }
}

function describeRating({ average, count }: ProductRating, reviews: ProductFacts['reviews']) {
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average.toFixed(1), reviewCount: count },
    review: reviews.map(({ name, rating, review, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: createdAt.slice(0, 10),
      reviewBody: review,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    })),
  }
}

function absolute(origin: string, address: string): string {
  return URL.canParse(address) ? address : origin + address
}
