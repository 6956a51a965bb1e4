import { useEffect, useState } from 'react'
import type { Category } from '#contract/catalog/catalog.ts'
import { answerOf, calls } from '../../../client.ts'

export const KIND_HINT = 'Where visitors find it in the guide of its category'

/** The kinds that a family of a category can be of, by what they are called in full; none until they are here. */
export function useKinds(category: Category | undefined): Readonly<Record<string, string>> {
  const [kinds, setKinds] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    if (!category) return
    let isWanted = true
    readKinds(category)
      .then(found => isWanted && setKinds(found))
      // Without them, everything else can be edited.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [category])
  return kinds
}

async function readKinds(category: Category): Promise<Readonly<Record<string, string>>> {
  const tree = await answerOf(calls.kind.$get({ query: { category } }))
  const nameOf = new Map(tree.flatMap(({ _id, name, parent }) => (parent === null ? [] : [[_id, name]])))
  return Object.fromEntries(
    tree.flatMap(({ _id, name, parent }) => {
      if (parent === null) return []
      const above = nameOf.get(parent)
      return [[_id, above ? `${above}: ${name}` : name]]
    }),
  )
}
