import { z } from 'zod'
import { integer, isoTime, text } from '../common.ts'

/** How many reminders a customer is sent of an order on account. */
export const MAX_REMINDERS = 3

/** Why nobody is reminded of an order for now; for the shop's own eyes. */
export const reminderStop = z.object({ reason: text(500) })

/** Which reminder is sent by hand: the next one, as whoever sends it sees it. */
export const newReminder = z.object({ reminder: integer(1, MAX_REMINDERS) })

/** The reminders of an order on account: those that went, and the next one. */
export const orderReminders = z
  .object({
    sent: z.array(z.object({ at: isoTime, words: z.string() })).meta({ description: 'the first one first' }),
    next: z
      .object({
        reminder: z.int().meta({ description: '4: the owner is told instead' }),
        at: isoTime.meta({ description: 'when it is due; sent within minutes of that' }),
      })
      .nullable()
      .meta({ description: 'null: there is none, as nothing is owed, or all were sent' }),
    stopped: z.object({ at: isoTime, reason: z.string() }).nullable(),
    mayBeSent: z.boolean().meta({ description: 'whether the next one can be sent by hand: it is overdue' }),
  })
  .meta({ id: 'OrderReminders' })
export type OrderReminders = z.infer<typeof orderReminders>
