import { z } from 'zod'
import { entityId, isoTime, text } from './common.ts'

/** A note about an order or a customer, for colleagues alone. */
export const newNote = z.strictObject({ text: text(2_000) })

export const note = z
  .object({
    _id: entityId,
    author: z.string().meta({ description: 'the email address of the admin who wrote it' }),
    text: z.string(),
    createdAt: isoTime,
  })
  .meta({ id: 'Note' })
export type Note = z.infer<typeof note>
