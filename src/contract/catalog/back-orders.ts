import { z } from 'zod'
import { absentable, integer } from '../common.ts'
import { MAX_QUANTITY } from './price-tiers.ts'

/** A working year: nobody waits longer for a part. */
export const MAX_BACK_ORDER_DAYS = 250

/** In how many working days pieces beyond the stock leave the works; null: they are not sold. */
export const backOrderDays = integer(1, MAX_BACK_ORDER_DAYS).nullable()

/** Pieces of a line that are beyond the stock, and the day by which they leave the works. */
export interface BackOrder {
  readonly pieces: number
  /** YYYY-MM-DD */
  readonly leavesBy: string
}

/** What a customer agrees to wait for: as it was shown. */
export const agreedBackOrder = absentable(
  z.object({
    pieces: integer(1, MAX_QUANTITY),
    leavesBy: z.iso.date('must be a date like 2026-03-31'),
  }),
)

/** The same as it is answered. */
export const backOrder = z.object({ pieces: z.int(), leavesBy: z.iso.date() }).nullable().meta({
  description: 'how many pieces are beyond the stock, and by which day they leave the works; null: none',
})
