/* Without zod: the database and pages name them too. */

/** Who is to act on a message: the shop, its customer, or nobody any more. */
export const messageStates = ['open', 'answered', 'closed'] as const
export type MessageState = (typeof messageStates)[number]

/** How the shop looks for messages: `mine` are those that whoever looks has taken, and that are not closed. */
export const managedMessageStates = ['open', 'mine', 'answered', 'closed'] as const
export type ManagedMessageState = (typeof managedMessageStates)[number]

/** What follows a message: its customer writes again, the shop answers, or a colleague notes something that the customer never sees. */
export const replyKinds = ['customer', 'shop', 'note'] as const
export type ReplyKind = (typeof replyKinds)[number]

/** The most characters of a message, an answer or a note. */
export const MAX_MESSAGE = 5000
/** The most that follows one message. */
export const MAX_REPLIES = 200
/** The most templates of answers. */
export const MAX_TEMPLATES = 100
