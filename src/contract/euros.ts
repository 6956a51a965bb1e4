import { z } from 'zod'
import { explainAmount } from './amounts.ts'
import { type Euros, parseEuros } from './money.ts'

/** Euros on the wire, cents inside. Zero is allowed; use `positiveEuros` where it is not. What a person wrote goes through `readAmount` first. */
export const euros = z
  .union([z.number(), z.string()], explainAmount(''))
  .transform((value, ctx) => {
    const cents = parseEuros(value)
    if (cents === undefined) {
      ctx.addIssue({ code: 'custom', message: explainAmount(value) })
      return z.NEVER
    }
    return cents
  })
  .meta({ description: 'Euros with at most two decimals; strings of digits are accepted', example: 19.95 })

export const positiveEuros = euros.refine(cents => cents > 0, 'must be more than 0')

/** An amount of an answer, in euros. Cents do not pass for one: `toEuros` makes it. */
export const inEuros: z.ZodType<Euros, Euros> = z.number()
