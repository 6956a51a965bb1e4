import type { Category, Sort } from '#contract/catalog.ts'
import { readChoice, readCursor, readText } from '../../search-params.ts'

/** The number of products a page shows at first, and adds each time. */
export const PAGE_SIZE = 24
/** The most products on one page; further ones are on a page of their own. One call answers up to 200. */
export const MAX_SHOWN = 192

/** The display names of the categories. */
export const categoryNames: Readonly<Record<Category, string>> = {
  fasteners: 'Fasteners',
  'hand-tools': 'Hand tools',
  'cutting-tools': 'Cutting tools',
  bearings: 'Bearings & transmission',
  springs: 'Springs',
  brackets: 'Brackets & hinges',
  clamping: 'Clamping & measuring',
  shipping: 'Shipping & lifting',
}
export const sortOptions: Readonly<Record<Sort, string>> = {
  newest: 'Newest first',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  name: 'Name, A to Z',
}

/** The catalogue's address: the search, and how much of the result is shown. */
export interface ProductSearch {
  q?: string
  category?: Category
  sort?: Sort
  in_stock?: true
  shown?: number
  /** The cursor after which the next page starts. */
  after?: string
}

/** Parses the address; invalid values are ignored. */
export function readProductSearch(raw: Readonly<Record<string, unknown>>): ProductSearch {
  const shown = Math.ceil(Number(raw.shown) / PAGE_SIZE) * PAGE_SIZE
  const sort = readChoice(sortOptions, raw.sort)
  return {
    q: readText(raw.q, 100),
    category: readChoice(categoryNames, raw.category),
    sort: sort === 'newest' ? undefined : sort,
    in_stock: raw.in_stock === true || raw.in_stock === 'true' ? true : undefined,
    shown: shown > PAGE_SIZE ? Math.min(shown, MAX_SHOWN) : undefined,
    after: readCursor(raw.after),
  }
}
