import { z } from 'zod'
import { integer, optionalText } from '../common.ts'
import { returnStates } from '../returns/states.ts'
import { order } from './orders.ts'
import { ownOrderStates } from './states.ts'

/** Which of one's own orders are wanted: `q` is looked for in their numbers, lines, references and payments. */
export const ownOrdersQuery = z.object({
  q: optionalText(100),
  state: z.enum(ownOrderStates, `must be one of ${ownOrderStates.join(', ')}`).optional(),
  year: integer(0, 9999).optional(),
  limit: integer(1, 100).default(25),
  page: integer(1, 100_000).default(1),
})

/** An order of one's own in the list of them. */
const ownOrder = order
  .extend({
    lastReturn: z
      .enum(returnStates)
      .nullable()
      .meta({ description: 'what became of what was last sent back of it, or is to be' }),
  })
  .meta({ id: 'OwnOrder' })
export type OwnOrder = z.infer<typeof ownOrder>

/** A page of one's own orders, newest first. Beyond the last page it is the last one. */
export const ownOrders = z
  .object({
    orders: z.array(ownOrder),
    page: z.int(),
    total: z.int().meta({ description: 'how many there are on all pages' }),
    counts: z
      .record(z.enum(['all', ...ownOrderStates]), z.int())
      .meta({ description: 'how many there are in each state, whichever is wanted' }),
    years: z.array(z.int()).meta({ description: 'in which there are orders, the latest first' }),
  })
  .meta({ id: 'OwnOrders' })
export type OwnOrders = z.infer<typeof ownOrders>
