import type { Fitting } from '#contract/catalog/fits.ts'
import { answerOf, calls } from '../../../client.ts'
import { ProductList } from './ProductList.tsx'
import { useFresh } from './use-fresh.ts'

interface FitsWithProps {
  /** As GET /service/{id}/fits has it. */
  readonly fits: readonly Fitting[]
  /** The id of the product, on a page that visitors get from memory: prices and stock of the others are read anew. */
  readonly rereadFor?: string
  readonly className?: string
}

/** What fits a product, by the standards; nothing if nothing is known of it. */
export function FitsWith({ fits, rereadFor, className = '' }: FitsWithProps) {
  const fresh = useFresh(rereadFor, readFits)
  if (fits.length === 0) return null
  return (
    <section aria-labelledby="fits-heading" className={`sheet p-5 sm:p-6 ${className}`}>
      <h2 id="fits-heading" className="mb-4 text-2xl">
        Fits with
      </h2>
      <ProductList entries={fresh ?? fits} hasFigures={rereadFor === undefined || fresh !== undefined} />
    </section>
  )
}

const readFits = (id: string) => answerOf(calls.service[':id'].fits.$get({ param: { id } }))
