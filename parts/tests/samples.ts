import { ranges } from '../ranges.ts'
import { type Size, sizes } from '../sizes.ts'

/** Every listed size, and of every range the one in the middle. */
const all: readonly Size[] = [
  ...sizes,
  ...ranges.flatMap(range => {
    const middle = range.sizes[Math.floor(range.sizes.length / 2)]
    if (!middle) return []
    const { family, standard, source } = range
    const code = `${range.code}-${middle.code}`
    return sizes.some(size => size.code === code)
      ? []
      : [{ family, standard, source, code, dimensions: middle.dimensions }]
  }),
]

/** What tests draw and build: the first of those of every family, or with ALL_SIZES=1 all of them. */
export const samples: readonly Size[] =
  process.env.ALL_SIZES === '1'
    ? all
    : [...Map.groupBy(all, ({ family }) => family).values()].flatMap(([first]) => first ?? [])
