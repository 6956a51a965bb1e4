import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Product } from '#contract/catalog.ts'
import type { Page } from '../../client.ts'
import { ProductCard } from '../ProductCard.tsx'
import { ProductCardSkeleton } from '../Skeleton.tsx'
import { MAX_SHOWN, PAGE_SIZE, type ProductSearch } from './product-search.ts'

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** The products found, with links to more. */
export function ProductGrid({ list, search }: { list: Page<Product>; search: ProductSearch }) {
  const { items: products, next } = list
  const grid = useRef<HTMLUListElement>(null)
  const expectMore = useFocusFirstNew(grid, products.length)
  const shown = (search.shown ?? PAGE_SIZE) + PAGE_SIZE
  return (
    <>
      <ul ref={grid} className={GRID}>
        {products.map((product, index) => (
          <li key={product._id}>
            <ProductCard product={product} isFirst={index < 4} />
          </li>
        ))}
      </ul>
      <nav aria-label="More products" className="mt-8 flex flex-wrap justify-center gap-3 empty:hidden">
        {search.after && (
          <Link
            to="/all-products"
            search={{ ...search, after: undefined, shown: undefined }}
            preload={false}
            className="btn btn-outline"
          >
            Back to the first products
          </Link>
        )}
        {next && shown <= MAX_SHOWN && (
          <Link
            to="/all-products"
            search={{ ...search, shown }}
            replace
            resetScroll={false}
            preload={false}
            onClick={expectMore}
            className="btn btn-secondary"
          >
            Show more
          </Link>
        )}
        {next && shown > MAX_SHOWN && (
          <Link
            to="/all-products"
            search={{ ...search, shown: undefined, after: next }}
            preload={false}
            className="btn btn-secondary"
          >
            Next products
          </Link>
        )}
      </nav>
    </>
  )
}

/** After 'Show more', moves the focus to the first of the new products. */
function useFocusFirstNew(grid: { readonly current: HTMLUListElement | null }, count: number): () => void {
  const before = useRef<number>(undefined)
  useEffect(() => {
    const index = before.current
    if (index === undefined || count <= index) return
    before.current = undefined
    grid.current?.children[index]?.querySelector('a')?.focus({ preventScroll: true })
  }, [grid, count])
  return () => {
    before.current = count
  }
}

/** A placeholder for the grid while it loads. */
export function ProductGridSkeleton() {
  return (
    <div className={GRID}>
      {Array.from({ length: 8 }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  )
}
