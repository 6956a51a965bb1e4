import { useEffect, useState } from 'react'
import type { FamilyWithSizes } from '#contract/families.ts'
import { answerOf, calls } from '../../client.ts'

/** A family with its sizes, once they are here; undefined until then, or where they cannot be had. */
export function useFamily(id: string): FamilyWithSizes | undefined {
  const [family, setFamily] = useState<FamilyWithSizes>()
  useEffect(() => {
    let isWanted = true
    answerOf(calls.family[':id'].$get({ param: { id } }))
      .then(found => isWanted && setFamily(found))
      // The product itself is here: without the other sizes it can still be ordered.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [id])
  return family?._id === id ? family : undefined
}
