import { z } from 'zod'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { integer, positiveEuros, text } from '../common.ts'
import { printed } from '../printable.ts'
import { MAX_WORDS, newReturn, returnRefusal } from './returns.ts'

/* What is typed: the lines are those that the form shows, in their order. */

const pieces = integer(0, MAX_QUANTITY)

/** What somebody wants to send back. */
export const returnForm = newReturn
  .pick({ reason: true, words: true })
  .extend({ lines: z.array(z.object({ pieces })) })
export type ReturnForm = z.input<typeof returnForm>

/** What the shop writes when it agrees, and when it does not. */
export const answerForms = {
  agree: z.object({ words: printed(z.string().max(MAX_WORDS, `must have at most ${MAX_WORDS} characters`)) }),
  decline: returnRefusal,
  close: returnRefusal,
}

/** What has come. */
export const arrivalForm = z.object({ lines: z.array(z.object({ restocked: pieces, scrapped: pieces })) })
export type ArrivalForm = z.input<typeof arrivalForm>

/** What is given back by line: without an amount, what the pieces cost. */
export const lineRefundForm = z.object({
  lines: z.array(
    z.object({
      pieces,
      amount: z
        .string()
        .refine(
          typed => typed.trim() === '' || positiveEuros.safeParse(typed).success,
          'must be an amount in euros, or empty',
        ),
    }),
  ),
  delivery: z.enum(['no', 'yes']).optional(),
  reason: text(500),
})
export type LineRefundForm = z.input<typeof lineRefundForm>
