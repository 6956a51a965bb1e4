import type { BasketLine } from '#contract/basket/basket.ts'
import { MAX_BASKET_LINES } from '#contract/basket/terms.ts'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'

/** A line that a link names: a product by its SKU or its id. */
export interface SharedLine {
  readonly product: string
  readonly quantity: number
}

/**
 * The address that shows these lines to whoever opens it: '/shared-basket#PH-4017-M8X40:100,PH-625-6205:2'. It carries the lines itself,
 * after the '#': nothing is stored, and no server on the way learns what is in it.
 */
export function sharedPath(lines: readonly Pick<BasketLine, 'product' | 'sku' | 'quantity'>[]): string {
  const named = lines.map(({ product, sku, quantity }) => `${encodeURIComponent(sku ?? product)}:${quantity}`)
  return `/shared-basket#${named.join(',')}`
}

/** The lines that an address names, after its '#'; what is not readable is left out. */
export function readShared(hash: string): SharedLine[] {
  return hash.replace(/^#/, '').split(',').flatMap(readLine).slice(0, MAX_BASKET_LINES)
}

function readLine(written: string): SharedLine[] {
  const [, key, digits] = /^([\w.%-]{1,240}):(\d{1,7})$/.exec(written) ?? []
  const quantity = Number(digits)
  const product = decode(key)
  return /^[\w./-]{1,80}$/.test(product) && quantity > 0 && quantity <= MAX_QUANTITY
    ? [{ product, quantity }]
    : []
}

function decode(text = ''): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
