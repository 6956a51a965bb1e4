import { z } from 'zod'
import { newOrderMails } from '#domain/orders/tell-of-new.ts'
import { onDesk } from './desk-settings.ts'
import { whole } from './whole.ts'

/** How numbers begin that are not said otherwise; no two may be the same. */
export const GIVEN_PREFIXES = { ORDER_PREFIX: 'PH', QUOTE_PREFIX: 'Q', PURCHASE_PREFIX: 'PO' } as const

const prefix = (given: string) =>
  z
    .string()
    .regex(/^[A-Z][A-Z0-9]{0,7}$/, 'must be 1 to 8 capital letters and digits, a letter first')
    .default(given)

const OF_NEW_ONES = 'Of those made from then on; older ones keep theirs, and are found as before.'

/** The limits of orders, how often the owner is told of new ones, and how numbers begin. */
export const orderSettings = {
  NEW_ORDER_MAILS: z
    .enum(newOrderMails, `must be one of ${newOrderMails.join(', ')}`)
    .default('hourly')
    .register(onDesk, {
      section: 'orders',
      label: 'Mails about new orders',
      choices: {
        'at-once': 'Within two minutes',
        hourly: 'Once an hour',
        daily: 'At seven in the morning',
        off: 'None',
      },
    }),
  ORDER_HOLD_HOURS: whole(1, 720, 'must be hours, 1 to 720').default(24).register(onDesk, {
    section: 'orders',
    label: 'Hours for which an unpaid order keeps its pieces',
    help: '1 to 720. Of orders booked from then on.',
    kind: 'count',
  }),
  SHIPMENT_UNDO_MINUTES: whole(0, 30, 'must be minutes, 0 to 30').default(10).register(onDesk, {
    section: 'orders',
    label: 'Minutes for which a shipment can be undone',
    help: '0 to 30. So long the mail about it waits.',
    kind: 'count',
  }),
  RETURN_DAYS: whole(14, 365, 'must be days, 14 to 365').default(14).register(onDesk, {
    section: 'orders',
    label: 'Days for which customers can send something back',
    help: '14 to 365. The text on returns says so too.',
    kind: 'count',
  }),
  MAX_UNPAID_ORDERS: whole(0, 1000, 'must be a number of orders, 0 to 1000').default(20).register(onDesk, {
    section: 'orders',
    label: 'Unpaid orders that a person may have',
    help: '1 to 1,000; 0 removes every limit on unpaid orders and payments, which is for load tests.',
    kind: 'count',
  }),
  ORDER_PREFIX: prefix(GIVEN_PREFIXES.ORDER_PREFIX).register(onDesk, {
    section: 'orders',
    label: 'Numbers of orders begin with',
    help: `${OF_NEW_ONES} Invoices are numbered by themselves.`,
  }),
  QUOTE_PREFIX: prefix(GIVEN_PREFIXES.QUOTE_PREFIX).register(onDesk, {
    section: 'orders',
    label: 'Numbers of quotes begin with',
    help: OF_NEW_ONES,
  }),
  PURCHASE_PREFIX: prefix(GIVEN_PREFIXES.PURCHASE_PREFIX).register(onDesk, {
    section: 'orders',
    label: 'Numbers of orders to suppliers begin with',
    help: OF_NEW_ONES,
  }),
}
