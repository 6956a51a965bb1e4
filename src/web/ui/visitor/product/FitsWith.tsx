import { useEffect, useState } from 'react'
import type { Fitting } from '#contract/catalog/fits.ts'
import { answerOf, calls } from '../../../client.ts'
import { ProductList } from './ProductList.tsx'

interface FitsWithProps {
  /** As GET /service/{id}/fits has it. */
  readonly fits: readonly Fitting[]
  /**
   * The id of the product, on a page that visitors get from memory: such a page does not change with the prices and the stock
   * of other families, so these are read anew in the browser.
   */
  readonly rereadFor?: string
  readonly className?: string
}

/** What fits a product, by the standards; nothing if nothing is known of it. */
export function FitsWith({ fits, rereadFor, className = '' }: FitsWithProps) {
  const fresh = useFreshFits(rereadFor)
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

/** What fits the product with this id, read in the browser; undefined until then, and if it cannot be read. */
function useFreshFits(id: string | undefined): readonly Fitting[] | undefined {
  const [fresh, setFresh] = useState<{ readonly id: string; readonly fits: readonly Fitting[] }>()
  useEffect(() => {
    if (id === undefined) return undefined
    let isWanted = true
    answerOf(calls.service[':id'].fits.$get({ param: { id: encodeURIComponent(id) } })).then(
      fits => isWanted && setFresh({ id, fits }),
      // The page is complete without figures of other products.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [id])
  return fresh?.id === id ? fresh?.fits : undefined
}
