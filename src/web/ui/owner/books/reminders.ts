import type { OwedOrder } from '#contract/on-account/on-account.ts'
import { MAX_REMINDERS, type OrderReminders } from '#contract/on-account/reminders.ts'
import { formatDay } from '../../base/figures/format.ts'

/** Which reminder comes next, and when: after the last one the owner of the shop is told. */
export function describeNextReminder({ reminder, at }: NonNullable<OrderReminders['next']>): string {
  return reminder > MAX_REMINDERS
    ? `You are told on ${formatDay(at)} if it is still not paid`
    : `Reminder ${reminder} of ${MAX_REMINDERS} goes out on ${formatDay(at)} if it is still not paid`
}

type Reminded = Pick<OwedOrder, 'remindedAt' | 'nextReminderAt' | 'remindersStopped'>

/** When the last reminder of an order went, and when the next one comes, or why none does: in short, each a line. */
export function describeReminders({ remindedAt, nextReminderAt, remindersStopped }: Reminded): string[] {
  return [
    ...(remindedAt === null ? [] : [`last on ${formatDay(remindedAt)}`]),
    ...(remindersStopped === null ? [] : [`stopped: ${remindersStopped}`]),
    ...(nextReminderAt === null ? [] : [`next on ${formatDay(nextReminderAt)}`]),
  ]
}
