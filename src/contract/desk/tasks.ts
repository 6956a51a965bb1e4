/* Without zod, as pages need it. */

/** For how many days a message of a visitor counts: nobody says when it was answered. */
export const MESSAGE_DAYS = 7

/** What waits for those who run the shop, in the order in which they look at it. */
export const deskTasks = [
  'to-ship',
  'late',
  'address-needed',
  'requests',
  'returns',
  'messages',
  'failed-refunds',
  'disputes',
  'held-payments',
  'failed-webhooks',
  'overdue',
  'low-stock',
] as const
export type DeskTask = (typeof deskTasks)[number]
