import type { Dimension } from '#contract/catalog/catalog.ts'
import { Dictionary } from './dictionary.ts'
import { grown, LengthPostings } from './postings.ts'

/** A dimension of a shape, without its value. `key` is its name as it stands in an address: 'head-height'. */
export interface ShapeDimension {
  readonly key: string
  readonly symbol: string
  readonly name: string
  readonly unit: string
}

/** The dimensions of a shape, in their order. */
export interface Shape {
  readonly dimensions: readonly ShapeDimension[]
  readonly placeOf: ReadonlyMap<string, number>
}

/** What sizes are asked for by besides their names: lengths, and the loads of lifting gear. */
const FOUND_BY: ReadonlySet<string> = new Set(['mm', 't'])

/** Values of the dimensions of a shape. Sizes that differ only in grade share them. */
export class Geometries {
  readonly shapes = new Dictionary<Shape>()
  readonly lengths = new LengthPostings()
  /** The shape of each geometry, and where its values begin. */
  shape = new Int32Array(64)
  start = new Int32Array(64)
  values = new Float64Array(512)
  readonly #known = new Dictionary<null>()
  #valueCount = 0

  get size(): number {
    return this.#known.size
  }

  numberOf(dimensions: readonly Dimension[]): number {
    const shape = this.#shapeOf(dimensions)
    const key = `${shape}:${dimensions.map(({ value }) => value).join()}`
    return this.#known.numberOf(key, number => {
      this.#append(number, shape, dimensions)
      return null
    })
  }

  shapeOf(geometry: number): Shape {
    return this.shapes.at(this.shape[geometry] ?? 0)
  }

  /** The value of a dimension; undefined if the geometry has none. */
  valueOf(geometry: number, key: string): number | undefined {
    const place = this.shapeOf(geometry).placeOf.get(key)
    return place === undefined ? undefined : this.valueAt(geometry, place)
  }

  valueAt(geometry: number, place: number): number {
    return this.values[(this.start[geometry] ?? 0) + place] ?? 0
  }

  #shapeOf(dimensions: readonly Dimension[]): number {
    const written = dimensions.map(({ symbol, name, unit }) => `${symbol}\t${name}\t${unit}`).join('\n')
    return this.shapes.numberOf(written, () => {
      const own = dimensions.map(({ symbol, name, unit }) => ({ key: toKey(name), symbol, name, unit }))
      // Of two dimensions with one name the first counts.
      return {
        dimensions: own,
        placeOf: new Map(own.map(({ key }, place) => [key, place] as const).reverse()),
      }
    })
  }

  #append(geometry: number, shape: number, dimensions: readonly Dimension[]): void {
    if (geometry >= this.shape.length) {
      this.shape = grown(this.shape, new Int32Array(geometry * 2))
      this.start = grown(this.start, new Int32Array(geometry * 2))
    }
    while (this.#valueCount + dimensions.length > this.values.length)
      this.values = grown(this.values, new Float64Array(this.values.length * 2))
    this.shape[geometry] = shape
    this.start[geometry] = this.#valueCount
    for (const { value, unit } of dimensions) {
      this.values[this.#valueCount++] = value
      if (FOUND_BY.has(unit)) this.lengths.add(value, geometry)
    }
  }
}

/** A name as it stands in an address: 'Head height' is 'head-height'. */
function toKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
