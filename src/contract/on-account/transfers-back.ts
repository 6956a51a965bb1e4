import { z } from 'zod'
import { inEuros, isoTime, text } from '../common.ts'
import { optionalIban } from '../iban.ts'

/** The bank transfer by which something was sent back, and to which account, if that is to be noted. */
export const newTransferBack = z.object({
  sentOn: z.iso.date('must be a date like 2026-03-31'),
  reference: text(140),
  iban: optionalIban,
})

/** What goes back to a customer by bank transfer, in euros. */
export const transferBack = z
  .object({
    _id: z.string(),
    amount: inEuros,
    reason: z.string(),
    createdAt: isoTime,
    /** Where it was sent; until then the account that the money came from, if a bank statement says it, or ''. */
    iban: z.string(),
    /** All null until it was sent. */
    sentOn: z.string().nullable(),
    reference: z.string().nullable(),
    notedBy: z.string().nullable(),
  })
  .meta({ id: 'TransferBack' })
export type TransferBack = z.infer<typeof transferBack>

/** The same in the list of all that wait. */
export const waitingTransfer = transferBack
  .pick({ _id: true, amount: true, reason: true, createdAt: true, iban: true })
  .extend({ order: z.string(), number: z.string(), person: z.string() })
  .meta({ id: 'WaitingTransfer' })
export type WaitingTransfer = z.infer<typeof waitingTransfer>
