import { formatDimension } from '@parts-hub/parts'
import { category, productFacts } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { isFactName, plainFacts, wordFact } from '#contract/catalog/plain-facts.ts'
import { toEuros } from '#contract/money.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'

const LONGEST = 80
const SHOWN_DIMENSIONS = 3

/** The labels of a product's facts on the page, by their names on the wire. */
const factLabels: Readonly<Record<string, string>> = {
  name: 'Product name',
  productname: 'Product name',
  price: 'Price',
  min: 'Minimum order',
  available: 'Available',
  on_shelf: 'On the shelf',
  lowStock: 'Low stock at',
  backOrderDays: 'Lead time beyond stock',
  sku: 'SKU',
  archived: 'Archived',
  step: 'Pack',
  tiers: 'Prices for larger quantities',
}

/** The label of a fact, e.g. 'Minimum order'; without one of its own, its name on the wire, capitalised. */
export function labelFact(name: string): string {
  if (isFactName(name)) return plainFacts[name].label
  return factLabels[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
}

/** What it means that a fact is empty, where that says more. */
const NOTHING: Readonly<Record<string, string>> = { lowStock: 'never', backOrderDays: 'not sold' }

/** The value of a fact in one line: amounts in euros, lists summarised. */
export function describeFact(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING[name] ?? 'empty'
  if (name === 'tiers') return describeTiers(value)
  if (name === 'dimensions') return describeDimensions(value)
  if (name === 'pictures' && Array.isArray(value)) return count(value.length, 'picture')
  if (name === 'category') return describeCategory(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (name === 'price') return formatEuros(Number(value))
  if (typeof value === 'number' || /^(min|available|on_shelf|lowStock)$/.test(name))
    return formatCount(Number(value))
  if (isFactName(name) && typeof value === 'string') return cut(wordFact(plainFacts[name], value))
  return cut(typeof value === 'string' ? value : JSON.stringify(value))
}

function describeDimensions(value: unknown): string {
  const { data: rows } = productFacts.dimensions.safeParse(value)
  if (!rows) return cut(JSON.stringify(value))
  if (rows.length === 0) return 'none'
  const shown = rows.slice(0, SHOWN_DIMENSIONS).map(row => `${row.symbol} ${formatDimension(row)}`)
  const more = rows.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}

function describeTiers(value: unknown): string {
  const { data: tiers } = productFacts.tiers.safeParse(value)
  if (!tiers) return cut(JSON.stringify(value))
  if (tiers.length === 0) return 'none'
  return tiers.map(({ from, price }) => `from ${formatCount(from)} ${formatEuros(toEuros(price))}`).join(', ')
}

function describeCategory(value: unknown): string {
  const { data: known } = category.safeParse(value)
  return known ? categoryNames[known] : String(value)
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
}
