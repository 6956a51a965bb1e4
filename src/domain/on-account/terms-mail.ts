import { formatCents } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import type { UserRow } from '../accounts/users.ts'
import { toText } from '../mail/blocks.ts'
import { greet } from '../mail/greeting.ts'
import { queueMail } from '../mail/queue.ts'
import { termsOf } from './terms.ts'

/** Tells a person what they may now owe on account, or that it is withdrawn. */
export async function queueTermsMail(
  tx: Pick<Transaction, 'insert'>,
  user: UserRow,
  { sellerName, isNew }: { sellerName: string; isNew: boolean },
): Promise<void> {
  const terms = termsOf(user)
  const limit = formatCents(terms?.limitCents ?? 0)
  const words = terms
    ? [
        `${isNew ? 'You can now order on account' : 'Your terms for orders on account have changed'}: an invoice comes with each order and is payable by bank transfer within ${terms.days} ${terms.days === 1 ? 'day' : 'days'}. Up to ${limit} may be unpaid at a time.`,
        "Choose 'On account' at the checkout.",
      ]
    : [
        'From now on, please pay new orders by card: ordering on account is no longer open to you.',
        'Invoices that are not paid yet stay payable by the dates on them. If you have any questions, please contact us.',
      ]
  await queueMail(tx, {
    kind: 'account-terms',
    userId: user.id,
    recipient: user.email,
    subject: terms ? `You can order on account, up to ${limit}` : 'Ordering on account has ended',
    body: toText([greet(user.name, user.emailVerified), ...words, sellerName]),
  })
}
