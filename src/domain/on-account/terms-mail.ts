import type { Transaction } from '#db/client.ts'
import type { UserRow } from '../accounts/users.ts'
import { queueMail } from '../mail/queue.ts'
import { termsOf } from './terms.ts'

/** Tells a person what they may now owe on account, or that it is withdrawn. */
export async function queueTermsMail(
  tx: Pick<Transaction, 'insert'>,
  user: UserRow,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const terms = termsOf(user)
  const told: Record<string, string> = terms
    ? { limitCents: `${terms.limitCents}`, days: `${terms.days}`, isNew: isNew ? 'yes' : 'no' }
    : {}
  await queueMail(tx, {
    kind: 'account-terms',
    userId: user.id,
    recipient: user.email,
    fields: { user: user.id, ...told },
  })
}
