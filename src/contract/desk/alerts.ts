import { z } from 'zod'
import { isoTime } from '../common.ts'

export const alertKind = z.enum([
  'failed-refunds',
  'disputes',
  'differences',
  'no-webhooks',
  'payouts',
  'mails-undelivered',
  'disk',
  'backup',
])
export type AlertKind = z.infer<typeof alertKind>

/** Something that is wrong with the shop, for as long as it is. */
export const alert = z
  .object({
    kind: alertKind,
    count: z.int().meta({ description: 'Of how many things; 1 where there is nothing to count' }),
    since: isoTime,
    acknowledged: z
      .object({ at: isoTime, by: z.string().meta({ description: 'an email address' }) })
      .nullable()
      .meta({ description: 'Who has seen to it: no mails are sent until there is more of it' }),
  })
  .meta({ id: 'Alert' })
export type Alert = z.infer<typeof alert>
