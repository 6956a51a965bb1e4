import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'
import type { FamilyWithSizes, familyChange } from '#contract/families.ts'
import { answerOf, calls } from '../../client.ts'

interface Seen {
  readonly family: FamilyWithSizes
  readonly etag: string
}

/** A family as it was last read, with its edit, which is rejected if somebody else was faster (412). */
export function useEditedFamily(id: string) {
  const [seen, setSeen] = useState<Seen>()

  const read = useCallback(async () => {
    const answer = await calls.family[':id'].$get({ param: { id } })
    setSeen({
      family: await answerOf(Promise.resolve(answer)),
      etag: answer.headers.get('etag') ?? '',
    })
  }, [id])

  useEffect(() => {
    // Without it the form stays disabled; the product itself can be edited all the same.
    read().catch(() => undefined)
  }, [read])

  async function edit(json: z.input<typeof familyChange>): Promise<void> {
    const header = { 'if-match': seen?.etag ?? '' }
    try {
      await answerOf(calls.family[':id'].$patch({ param: { id }, header, json }))
    } finally {
      await read().catch(() => undefined)
    }
  }

  return { family: seen?.family, edit }
}
