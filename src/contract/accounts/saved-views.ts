import { z } from 'zod'
import { entityId, text } from '../common.ts'
import { MAX_VIEW_NAME, viewLists } from './view-lists.ts'

/** The most views that a person can keep. */
export const MAX_VIEWS = 100

/** A view as it is kept; one of the same list and name is replaced. */
export const newView = z.strictObject({
  list: z.enum(viewLists, `must be one of ${viewLists.join(', ')}`),
  name: text(MAX_VIEW_NAME),
  query: z
    .string('must be text')
    .max(1_000, 'must have at most 1000 characters')
    .regex(/^[\x20-\x7e]*$/, 'must be as in an address')
    .meta({ description: 'as in the address of the list, after the question mark' }),
})

/** What somebody looks for again and again in a list of the desk. */
export const savedView = newView.extend({ _id: entityId }).meta({ id: 'SavedView' })
export type SavedView = z.infer<typeof savedView>
