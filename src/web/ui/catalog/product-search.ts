import type { Category, Sort } from '#contract/catalog.ts'
import { readCursor, readText } from '../../search-params.ts'

/** How many products a page shows at first, and how many more each time. */
export const PAGE_SIZE = 24
/** What one page shows at most; what comes then is a page of its own. One call answers up to 200. */
export const MAX_SHOWN = 192

/** The categories as people read them. */
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

/** The catalogue's address: what is looked for, and how much of it is shown. */
export interface ProductSearch {
  q?: string
  category?: Category
  sort?: Sort
  in_stock?: true
  shown?: number
  /** The cursor after which a further page begins. */
  after?: string
}

/** Reads the address by hand; what makes no sense in it is left out. */
export function readProductSearch(raw: Readonly<Record<string, unknown>>): ProductSearch {
  const shown = Math.ceil(Number(raw.shown) / PAGE_SIZE) * PAGE_SIZE
  return {
    q: readText(raw.q, 100),
    category: isKey(categoryNames, raw.category) ? raw.category : undefined,
    sort: isKey(sortOptions, raw.sort) && raw.sort !== 'newest' ? raw.sort : undefined,
    in_stock: raw.in_stock === true || raw.in_stock === 'true' ? true : undefined,
    shown: shown > PAGE_SIZE ? Math.min(shown, MAX_SHOWN) : undefined,
    after: readCursor(raw.after),
  }
}

function isKey<Key extends string>(options: Readonly<Record<Key, string>>, value: unknown): value is Key {
  return typeof value === 'string' && Object.hasOwn(options, value)
}
