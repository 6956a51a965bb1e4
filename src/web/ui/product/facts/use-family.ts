import { useCallback, useEffect, useState } from 'react'
import type { FamilyWithSizes } from '#contract/catalog/families.ts'
import { answerOf, calls } from '../../../client.ts'

/** A family with its sizes as it was read, and the ETag that an edit of it names. */
export interface SeenFamily {
  readonly family: FamilyWithSizes
  readonly etag: string
}

async function readFamily(id: string): Promise<SeenFamily> {
  const answer = await calls.family[':id'].$get({ param: { id }, query: {} })
  return { family: await answerOf(Promise.resolve(answer)), etag: answer.headers.get('etag') ?? '' }
}

/**
 * A family, once it is here, and a function that reads it again. Undefined until then, or where it cannot be had: the
 * product itself can be ordered and edited without.
 */
export function useFamily(id: string): readonly [seen: SeenFamily | undefined, reread: () => Promise<void>] {
  const [seen, setSeen] = useState<SeenFamily>()

  useEffect(() => {
    let isWanted = true
    readFamily(id)
      .then(found => isWanted && setSeen(found))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [id])

  const reread = useCallback(async () => {
    const found = await readFamily(id).catch(() => undefined)
    if (found) setSeen(found)
  }, [id])

  return [seen?.family._id === id ? seen : undefined, reread]
}
