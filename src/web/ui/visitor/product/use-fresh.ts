import { useEffect, useState } from 'react'

/**
 * What is beside the product with this id, read in the browser; undefined until then, if it cannot be read, and without an id. Pages that
 * visitors get from memory do not change with the prices and the stock of other families.
 */
export function useFresh<Entry>(
  id: string | undefined,
  read: (id: string) => Promise<readonly Entry[]>,
): readonly Entry[] | undefined {
  const [fresh, setFresh] = useState<{ readonly id: string; readonly entries: readonly Entry[] }>()
  useEffect(() => {
    if (id === undefined) return undefined
    let isWanted = true
    read(encodeURIComponent(id)).then(
      entries => isWanted && setFresh({ id, entries }),
      // The page is complete without figures of other products.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [id, read])
  return fresh !== undefined && fresh.id === id ? fresh.entries : undefined
}
