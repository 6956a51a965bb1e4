import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { categories, newProduct } from '#contract/catalog/catalog.ts'
import { formatImageName, imageFormats, imageWidths, parseImageName } from '#contract/catalog/image-name.ts'
import { plainFacts, readFacts } from '#contract/catalog/plain-facts.ts'
import { toEuros } from '#contract/money.ts'
import { makeEntries } from './entries.ts'
import { makeRows } from './products.ts'
import { seedReviews } from './reviews.ts'

const entries = await makeEntries('small')
const { products: seedProducts } = await makeRows(entries, new Date('2026-11-22T12:00:00Z'))
const publicFile = (path: string) => fileURLToPath(new URL(`../../../public${path}`, import.meta.url))

describe('the demo catalogue', () => {
  it('offers at least 48 products', () => {
    expect(seedProducts.length).toBeGreaterThanOrEqual(48)
  })

  it.each(categories)('offers at least 6 products of the category %s', category => {
    expect(seedProducts.filter(product => product.category === category).length).toBeGreaterThanOrEqual(6)
  })

  it('gives every product a unique name and SKU', () => {
    expect(new Set(seedProducts.map(({ name }) => name)).size).toBe(seedProducts.length)
    expect(new Set(seedProducts.map(({ sku }) => sku?.toLowerCase())).size).toBe(seedProducts.length)
  })

  it.each(seedProducts)('can sell $name', product => {
    expect(product.name).toBe(product.name.trim())
    expect(product.name.length).toBeGreaterThan(10)
    expect(product.name.length).toBeLessThanOrEqual(60)
    expect(Number.isInteger(product.priceCents) && product.priceCents > 0).toBe(true)
    expect(Number.isInteger(product.minQuantity) && product.minQuantity > 0).toBe(true)
    expect(Number.isInteger(product.available)).toBe(true)
    if (product.available !== 0) expect(product.available).toBeGreaterThanOrEqual(product.minQuantity * 5)
    expect(product.description.length).toBeGreaterThan(120)
    expect(product.description.length).toBeLessThan(420)
  })

  it.each(seedProducts)('describes $name as an admin could in the form', product => {
    const { name, priceCents, minQuantity, packStep, familyId } = product
    const { image, description, category, available, sku, dimensions } = product
    const form = {
      productname: name,
      price: toEuros(priceCents),
      min: minQuantity,
      step: packStep,
      backOrderDays: null,
      tiers: [],
      family: familyId,
      image,
      description,
      category,
      available,
      sku,
      dimensions,
      ...readFacts(plainFacts, product),
    }
    expect(newProduct.parse(form)).toEqual({ ...form, price: priceCents, dimensions: [...dimensions] })
    expect(dimensions.length).toBeGreaterThan(0)
  })

  it.each(seedProducts)('has two compressed pictures of $name in every width and format', product => {
    const { image, furtherImages } = product
    expect(furtherImages).toHaveLength(1)
    for (const address of [image, ...furtherImages]) {
      const name = parseImageName(address.slice(address.lastIndexOf('/') + 1))
      if (!name) throw new Error(`${address} names no picture`)
      for (const width of imageWidths(name.width))
        for (const format of imageFormats) {
          const { size } = statSync(publicFile(`/catalogue/${formatImageName({ ...name, width, format })}`))
          expect(size).toBeGreaterThan(500)
          // A page shows many of them.
          if (width <= 640) expect(size).toBeLessThan(25_000)
        }
    }
  })

  it('has one sold-out product, to show how it looks, but not among the newest six', () => {
    expect(seedProducts.filter(({ available }) => available === 0).map(({ sku }) => sku)).toEqual([
      'PH-13889-8T5',
    ])
    const newest = entries.slice(-6).flatMap(({ parts }) => parts.slice(0, 1))
    expect(newest.filter(({ available }) => available === 0)).toEqual([])
  })

  it('shows products of three categories on the home page', () => {
    expect(new Set(entries.slice(-3).map(({ parts }) => parts[0]?.category)).size).toBe(3)
  })
})

describe('the demo reviews', () => {
  it('are twelve, by twelve people, with mixed ratings', () => {
    expect(seedReviews).toHaveLength(12)
    expect(new Set(seedReviews.map(review => review.name)).size).toBe(12)
    const ratings = seedReviews.map(review => review.rating)
    for (const rating of ratings) expect([1, 2, 3, 4, 5]).toContain(rating)
    expect(Math.min(...ratings)).toBeLessThanOrEqual(2)
    expect(Math.max(...ratings)).toBe(5)
  })

  it('include texts that the carousel shows in full and texts that it cuts', () => {
    expect(seedReviews.filter(review => review.text.length < 100).length).toBeGreaterThanOrEqual(3)
    expect(seedReviews.filter(review => review.text.length > 130).length).toBeGreaterThanOrEqual(3)
  })

  it.each(seedReviews)('$name writes from a city and a country', review => {
    expect(review.text).toBe(review.text.trim())
    expect(review.text.length).toBeGreaterThan(20)
    expect(review.address).toMatch(/^\S.*, \S.*$/)
  })
})
