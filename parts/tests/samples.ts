import { ranges } from '../ranges.ts'
import type { Size } from '../size.ts'
import { sizes } from '../sizes.ts'

/** What tests draw and build: every listed size, and of every range the one in the middle. */
export const samples: readonly Size[] = [
  ...sizes,
  ...ranges.flatMap(range => {
    const middle = range.sizes[Math.floor(range.sizes.length / 2)]
    if (!middle) return []
    const { family, standard } = range
    const code = `${range.code}-${middle.code}`
    return sizes.some(size => size.code === code)
      ? []
      : [{ family, standard, code, dimensions: middle.dimensions }]
  }),
]
