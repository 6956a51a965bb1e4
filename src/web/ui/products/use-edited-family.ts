import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { FamilyWithSizes, familyChange } from '#contract/families.ts'
import { answerOf, calls } from '../../client.ts'

/** A family as it was read, and the ETag that an edit of it names. */
interface Seen {
  readonly family: FamilyWithSizes
  readonly etag: string
}

async function readFamily(id: string): Promise<Seen> {
  const answer = await calls.family[':id'].$get({ param: { id } })
  return { family: await answerOf(Promise.resolve(answer)), etag: answer.headers.get('etag') ?? '' }
}

/** A family as it was last read, with its edit, which is rejected if somebody else was faster (412). */
export function useEditedFamily(id: string) {
  const [seen, setSeen] = useState<Seen>()

  useEffect(() => {
    let isWanted = true
    readFamily(id)
      .then(found => isWanted && setSeen(found))
      // Without it the form stays disabled; the product itself can be edited all the same.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [id])

  async function edit(json: z.input<typeof familyChange>): Promise<void> {
    const header = { 'if-match': seen?.etag ?? '' }
    try {
      await answerOf(calls.family[':id'].$patch({ param: { id }, header, json }))
    } finally {
      setSeen(await readFamily(id).catch(() => seen))
    }
  }

  return { family: seen?.family, edit }
}
