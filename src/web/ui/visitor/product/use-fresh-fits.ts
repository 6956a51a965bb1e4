import { useEffect, useState } from 'react'
import type { Fitting } from '#contract/catalog/fits.ts'
import { answerOf, calls } from '../../../client.ts'

/** What fits the product with this id, read in the browser; undefined until then, and if it cannot be read. */
export function useFreshFits(id: string | undefined): readonly Fitting[] | undefined {
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
