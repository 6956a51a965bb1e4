import type { StaffRight } from '../accounts/rights.ts'

/* Without zod, as pages need it. */

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
  'webhooks-off',
  'overdue',
  'low-stock',
] as const
export type DeskTask = (typeof deskTasks)[number]

/** The right without which nobody can work at it: to others it is not counted. */
export const taskRights: Readonly<Record<DeskTask, StaffRight>> = {
  'to-ship': 'shipOrder',
  late: 'shipOrder',
  'address-needed': 'changeDelivery',
  requests: 'answerQuotes',
  returns: 'manageReturns',
  messages: 'readContactMessages',
  'failed-refunds': 'refundOrder',
  disputes: 'readMoney',
  'held-payments': 'readMoney',
  'failed-webhooks': 'replayEvent',
  'webhooks-off': 'manageWebhooks',
  overdue: 'settleOnAccount',
  'low-stock': 'seeStock',
}
