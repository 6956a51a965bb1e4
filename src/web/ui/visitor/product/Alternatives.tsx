import type { Alternative } from '#contract/catalog/fits.ts'
import { ProductList } from './ProductList.tsx'

/** What is in stock in the place of a product that cannot be bought; nothing if there is none. */
export function Alternatives({
  alternatives,
  className = '',
}: {
  /** As GET /service/{id}/alternatives has it. */
  alternatives: readonly Alternative[]
  className?: string
}) {
  if (alternatives.length === 0) return null
  return (
    <section aria-labelledby="alternatives-heading" className={`sheet p-5 sm:p-6 ${className}`}>
      <h2 id="alternatives-heading" className="mb-4 text-2xl">
        In stock instead
      </h2>
      <ProductList entries={alternatives} />
    </section>
  )
}
