import { z } from 'zod'
import { absentable } from '../common.ts'

/** DELETE /my-account: the password re-entered, or the address if the account has no password. */
export const accountDeletion = z.object({
  password: absentable(z.string().max(256)),
  email: absentable(z.string().max(254)),
})

const rows = z.array(z.record(z.string(), z.unknown()))

/** Everything the shop stores about one person. Never anything that grants access: passwords, tokens, keys. */
export const ownData = z
  .object({
    person: z.record(z.string(), z.unknown()),
    profile: z.record(z.string(), z.unknown()).nullable(),
    waysToSignIn: rows,
    sessions: rows,
    apiKeys: rows,
    passkeys: rows,
    postalAddresses: rows,
    orders: rows,
    quotes: rows,
    payments: rows,
    accountPayments: rows,
    refunds: rows,
    invoices: rows,
    shipments: rows,
    shipmentLots: rows,
    parcels: rows,
    returns: rows,
    returnLines: rows,
    returnPhotos: rows.meta({ description: 'each with the path where its owner can open it' }),
    credits: rows,
    creditLines: rows,
    reviews: rows,
    stockWatches: rows,
    savedViews: rows,
    basketLines: rows,
    partNumbers: rows,
    shoppingLists: rows,
    shoppingListLines: rows,
    vatChecks: rows,
    mails: rows.meta({
      description: 'about the account and its orders, and, once its address is confirmed, mails sent there',
    }),
    contactMessages: rows.meta({
      description: 'what the account wrote and, if its address is confirmed, what was written from there',
    }),
    messageReplies: rows.meta({
      description: 'what was answered to these, and what followed; without notes',
    }),
    invitations: rows.meta({
      description: 'to work for the shop; only if the address of the account is confirmed',
    }),
    audit: rows.meta({
      description:
        'what the person did and, if the address of the account is confirmed, what was done to them',
    }),
  })
  .meta({ id: 'OwnData' })
export type OwnData = z.infer<typeof ownData>
