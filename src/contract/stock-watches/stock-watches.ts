import { z } from 'zod'

/** The most products that a person can wait for at a time. */
export const MAX_WATCHES = 50

/** Whether the person is told when the product can be bought again. */
export const stockWatch = z.object({ watching: z.boolean() }).meta({ id: 'StockWatch' })
