import type { z } from 'zod'
import type { familyChange } from '#contract/catalog/families.ts'
import { answerOf, calls } from '../../../client.ts'
import { useFamily } from '../../product/facts/use-family.ts'

/** A family as it was last read, with its edit, which is rejected if somebody else was faster (412). */
export function useEditedFamily(id: string) {
  const [seen, reread] = useFamily(id)

  async function edit(json: z.input<typeof familyChange>): Promise<void> {
    const header = { 'if-match': seen?.etag ?? '' }
    try {
      await answerOf(calls.family[':id'].$patch({ param: { id }, header, json }))
    } finally {
      await reread()
    }
  }

  return { family: seen?.family, edit }
}
