import { z } from 'zod'
import { absentable } from './common.ts'

/** DELETE /my-account: the password typed in again; where the account has none, its address. */
export const accountDeletion = z.object({
  password: absentable(z.string().max(256)),
  email: absentable(z.string().max(254)),
})
export type AccountDeletion = z.output<typeof accountDeletion>

const rows = z.array(z.record(z.string(), z.unknown()))

/** Everything the shop keeps about one person. Never what would let others in: passwords, tokens, keys. */
export const ownData = z
  .object({
    person: z.record(z.string(), z.unknown()),
    profile: z.record(z.string(), z.unknown()).nullable(),
    waysToSignIn: rows,
    sessions: rows,
    passkeys: rows,
    orders: rows,
    payments: rows,
    refunds: rows,
    invoices: rows,
    reviews: rows,
    mails: rows.meta({
      description: 'about the account and its orders; to its address, where that is confirmed',
    }),
    contactMessages: rows.meta({ description: 'where the address of the account is confirmed' }),
    audit: rows.meta({
      description:
        'what the person did; where the address of the account is confirmed also what was done to them',
    }),
  })
  .meta({ id: 'OwnData' })
export type OwnData = z.infer<typeof ownData>
