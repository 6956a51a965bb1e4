import { z } from 'zod'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { isInOrderOfChange, updatedSince } from '../changes.ts'
import { absentable, email, entityId, integer, isoTime, optionalText, text } from '../common.ts'
import { MAX_MESSAGE, managedMessageStates, messageStates, replyKinds } from './states.ts'

/** What a customer writes about an order, or in reply. */
export const newReply = z.strictObject({ text: text(MAX_MESSAGE) })
export type NewReply = z.output<typeof newReply>

/** The token of a mailed link. */
export const messageToken = z.strictObject({ token: z.string('must be a token').max(200, 'must be a token') })
export const newReplyByLink = messageToken.extend(newReply.shape)

/** Which state of a message a colleague has seen: if it has changed since, nothing is done. */
const version = integer(1, 1_000_000)

export const newAnswer = newReply.extend({ version })

/** Who takes a message, and whether it is closed. What is left out stays. */
export const messageChange = z.strictObject({
  version,
  assignee: z
    .literal('')
    .or(email)
    .optional()
    .meta({ description: "a colleague who answers messages; '': nobody" }),
  isClosed: absentable(z.boolean('must be true or false')),
})

/** GET /message: the newest first, of those that are open or mine the oldest. */
export const managedMessageQuery = z
  .object({
    state: z.enum(managedMessageStates, `must be one of ${managedMessageStates.join(', ')}`).optional(),
    q: optionalText(100).meta({ description: 'words of it, a name, an address, the number of an order' }),
    updatedSince: updatedSince('messages that changed since or were answered or noted on, without q'),
    limit: integer(1, MAX_PAGE).optional().default(50),
    cursor: entityId.optional(),
  })
  .refine(...isInOrderOfChange)

const parts = {
  _id: entityId,
  message: z.string(),
  state: z.enum(messageStates),
  order: z.object({ _id: entityId, number: z.string() }).nullable(),
  createdAt: isoTime,
  lastAt: isoTime.meta({ description: 'when its customer or the shop wrote last' }),
}

/** A message in the shop's list. */
export const managedMessage = z
  .object({
    ...parts,
    name: z.string(),
    email: z.string(),
    assignee: z.string().nullable(),
    replies: z.int().meta({ description: 'what was written after it, without notes' }),
  })
  .meta({ id: 'ManagedMessage' })
export type ManagedMessage = z.infer<typeof managedMessage>

/** A message with all that follows it, for those who answer it. */
export const messageThread = z
  .object({
    ...managedMessage.omit({ replies: true }).shape,
    phone: z.string(),
    version: z.int(),
    customer: z
      .string()
      .nullable()
      .meta({ description: 'the address of the account that wrote it, if one did' }),
    replies: z.array(
      z.object({
        _id: entityId,
        kind: z.enum(replyKinds),
        author: z.string().nullable().meta({ description: 'null: the customer' }),
        text: z.string(),
        createdAt: isoTime,
        mailedAt: isoTime.nullable(),
      }),
    ),
    colleagues: z
      .array(z.object({ email: z.string(), name: z.string() }))
      .meta({ description: 'who may take it' }),
  })
  .meta({ id: 'MessageThread' })
export type MessageThread = z.infer<typeof messageThread>

/** A conversation as its customer sees it: without notes, and without who answered. */
export const ownMessage = z
  .object({
    ...parts,
    replies: z.array(
      z.object({ _id: entityId, isByShop: z.boolean(), text: z.string(), createdAt: isoTime }),
    ),
  })
  .meta({ id: 'OwnMessage' })
export type OwnMessage = z.infer<typeof ownMessage>

export const ownMessageQuery = z.object({
  order: entityId.optional().meta({ description: 'only the conversation about this order' }),
})

export const newTemplate = z.strictObject({ name: text(100), text: text(MAX_MESSAGE) })
export const messageTemplate = newTemplate.extend({ _id: entityId }).meta({ id: 'MessageTemplate' })
export type MessageTemplate = z.infer<typeof messageTemplate>
