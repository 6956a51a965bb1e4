import type { Product } from './catalog.ts'
import type { makeFacts } from './plain-facts.ts'

/** What a product's drawing shows, and nothing else: products of which all this is the same share a drawing. */
export interface DrawnFacts
  extends Readonly<Pick<Product, 'name' | 'sku' | keyof typeof makeFacts | 'model'>> {
  readonly dimensions: readonly Product['dimensions'][number][]
}

/** `svg` as pages show it, `dxf` to be read by CAD. */
export type DrawingFormat = 'svg' | 'dxf'

/** Of a product, or of its row, what its drawing shows. */
export function drawnFacts(product: DrawnFacts): DrawnFacts {
  const { name, sku, standard, material, finish, dimensionSource, model, dimensions } = product
  return {
    name,
    sku,
    standard,
    material,
    finish,
    dimensionSource,
    model,
    dimensions: dimensions.map(({ symbol, name: meaning, value, unit }) => ({
      symbol,
      name: meaning,
      value,
      unit,
    })),
  }
}

/** Where a product's drawing is: '/drawings/0198…/2k8hz….svg'. What is drawn is part of the address, so that browsers may keep it. */
export function drawingPath(product: DrawnFacts & { readonly _id: string }, format: DrawingFormat): string {
  return `/drawings/${product._id}/${digestOf(drawnFacts(product))}.${format}`
}

const OFFSET = 0xcbf29ce484222325n
const PRIME = 0x100000001b3n

/** FNV-1a of 64 bits, https://www.rfc-editor.org/rfc/rfc9923: also where pages are not served by HTTPS, which `crypto.subtle` asks for. */
export function digestOf(facts: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(facts))
  const hash = bytes.reduce((digest, byte) => BigInt.asUintN(64, (digest ^ BigInt(byte)) * PRIME), OFFSET)
  return hash.toString(36)
}
