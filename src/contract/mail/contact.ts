import { z } from 'zod'
import { optionalPersonName } from '../accounts/person-name.ts'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { email, entityId, integer, isoTime, optionalText, text } from '../common.ts'

/** The contact form, with the names it sends. */
export const newContactMessage = z.object({
  first: optionalPersonName(100),
  last: optionalPersonName(100),
  email,
  phone: optionalText(50),
  message: text(5000),
})
export type NewContactMessage = z.output<typeof newContactMessage>

/** The delivery status of a mail. */
const mailState = z
  .object({
    sentAt: isoTime.nullable(),
    attempts: z.int(),
    nextAttemptAt: isoTime.nullable().meta({ description: 'null once it is sent' }),
    lastError: z.string().nullable(),
  })
  .meta({ id: 'MailState' })

/** A visitor's message as admins see it; `mail` is null if its mail is no longer stored. */
export const contactMessage = z
  .object({
    _id: entityId,
    first: z.string(),
    last: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    createdAt: isoTime,
    mail: mailState.nullable(),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.infer<typeof contactMessage>

export const contactQuery = z.object({
  limit: integer(1, MAX_PAGE).optional().default(50),
  cursor: entityId.optional(),
})
