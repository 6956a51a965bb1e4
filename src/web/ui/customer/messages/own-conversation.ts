import type { OwnMessage } from '#contract/messages/messages.ts'
import type { Said } from './Conversation.tsx'

/** A conversation as its customer reads it. */
export const describeOwn = ({ _id, message, createdAt, replies }: OwnMessage): readonly Said[] => [
  { _id, by: 'You', side: 'customer', text: message, createdAt },
  ...replies.map(({ isByShop, ...reply }) => ({
    ...reply,
    by: isByShop ? 'The shop' : 'You',
    side: isByShop ? ('shop' as const) : ('customer' as const),
  })),
]
