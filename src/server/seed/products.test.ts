import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { seedProducts } from './products.ts'
import { seedReviews } from './reviews.ts'

const publicFile = (path: string) => fileURLToPath(new URL(`../../../public${path}`, import.meta.url))

describe('the demo catalogue', () => {
  it('offers at least 24 products, several of every line', () => {
    expect(seedProducts.length).toBeGreaterThanOrEqual(24)
    for (const line of ['appliance', 'industrial', 'shipping'] as const) {
      expect(seedProducts.filter(product => product.category === line).length).toBeGreaterThanOrEqual(6)
    }
  })

  it('gives every product a name and a picture of its own', () => {
    expect(new Set(seedProducts.map(product => product.name)).size).toBe(seedProducts.length)
    expect(new Set(seedProducts.map(product => product.image)).size).toBe(seedProducts.length)
  })

  it.each(seedProducts)('can sell $name', product => {
    expect(product.name).toBe(product.name.trim())
    expect(product.name.length).toBeGreaterThan(10)
    expect(product.name.length).toBeLessThanOrEqual(60)
    expect(Number.isInteger(product.priceCents) && product.priceCents > 0).toBe(true)
    expect(Number.isInteger(product.minQuantity) && product.minQuantity > 0).toBe(true)
    expect(Number.isInteger(product.available)).toBe(true)
    if (product.available !== 0) {
      expect(product.available).toBeGreaterThanOrEqual(product.minQuantity * 5)
      expect(product.available).toBeLessThanOrEqual(5000)
    }
    expect(product.description.length).toBeGreaterThan(120)
    expect(product.description.length).toBeLessThan(420)
  })

  it.each(seedProducts)('has a small, self-contained picture for $name', ({ image }) => {
    expect(image).toMatch(/^\/products\/[a-z0-9-]+\.svg$/)
    expect(statSync(publicFile(image)).size).toBeLessThan(12_000)
    const svg = readFileSync(publicFile(image), 'utf8')
    expect(svg).toContain('viewBox="0 0 480 360"')
    expect(svg).not.toMatch(/<script|<image|<foreignObject|href="(?!#)|url\((?!#)/)
  })

  it('shows one sold-out product, and not among the newest six', () => {
    const soldOut = seedProducts.filter(product => product.available === 0)
    expect(soldOut).toHaveLength(1)
    expect(seedProducts.slice(-6)).not.toContain(soldOut[0])
  })

  it('opens the home page with one product of each line', () => {
    expect(
      seedProducts
        .slice(-3)
        .map(product => product.category)
        .sort(),
    ).toEqual(['appliance', 'industrial', 'shipping'])
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

  it('include texts the carousel shows whole and texts it cuts', () => {
    expect(seedReviews.filter(review => review.text.length < 100).length).toBeGreaterThanOrEqual(3)
    expect(seedReviews.filter(review => review.text.length > 130).length).toBeGreaterThanOrEqual(3)
  })

  it.each(seedReviews)('$name writes from a city and a country', review => {
    expect(review.text).toBe(review.text.trim())
    expect(review.text.length).toBeGreaterThan(20)
    expect(review.address).toMatch(/^\S.*, \S.*$/)
  })
})
