import { eq } from 'drizzle-orm'
import { type Cents, cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema.ts'
import { greet } from '../mail/greeting.ts'
import { type ComposedMail, type ComposeMail, composeNote } from '../mail/letter.ts'
import { type Wording, withOwnWords } from '../mail/own-words.ts'
import type { MailWords } from '../mail/words.ts'
import type { AccountTerms } from '../on-account/terms.ts'

/** Composes the mail that tells a person what they may now owe on account, or that it is withdrawn. */
export function createTermsMailRenderer({
  db,
  ...wording
}: Wording & { readonly db: Pick<Database, 'select'> }): ComposeMail {
  return async ({ fields }) => {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.id, fields.user ?? ''))
    if (!user) throw new Error('the account of a mail is gone')
    return wordTermsMail(user, fields, wording)
  }
}

/** The mail about somebody's terms; without a limit among its fields they are withdrawn. */
export function wordTermsMail(
  user: Pick<typeof users.$inferSelect, 'name' | 'emailVerified'>,
  { limitCents, days, discountPercent: percent, discountDays, isNew }: Readonly<Record<string, string>>,
  { sellerName, language, ownWords }: Wording,
): ComposedMail {
  const words =
    limitCents === undefined
      ? withdrawn
      : describe(cents(Number(limitCents)), Number(days), {
          isNew: isNew === 'yes',
          discount:
            percent === undefined ? undefined : { percent: Number(percent), days: Number(discountDays) },
        })
  const { subject, blocks } = withOwnWords(words, ownWords?.('account-terms'), { shop: sellerName })
  return composeNote(
    { subject, blocks: [greet(user.name, user.emailVerified), ...blocks, say`${sellerName}`] },
    language,
  )
}

interface Told {
  readonly isNew: boolean
  readonly discount: AccountTerms['discount']
}

function describe(limitCents: Cents, days: number, { isNew, discount }: Told): MailWords {
  const limit = { cents: limitCents }
  return {
    subject: say`You can order on account, up to ${limit}`,
    blocks: [
      say`${isNew ? say`You can now order on account` : say`Your terms for orders on account have changed`}: an invoice comes with each order and is payable by bank transfer within ${sayDays(days)}. Up to ${limit} may be unpaid at a time.`,
      ...(discount
        ? [
            say`Who pays within ${sayDays(discount.days)} takes ${discount.percent} % off as a discount for prompt payment.`,
          ]
        : []),
      say`Choose 'On account' at the checkout.`,
    ],
  }
}

const sayDays = (days: number) => (days === 1 ? say`${days} day` : say`${days} days`)

const withdrawn: MailWords = {
  subject: say`Ordering on account has ended`,
  blocks: [
    say`From now on, please pay new orders by card: ordering on account is no longer open to you.`,
    say`Invoices that are not paid yet stay payable by the dates on them. If you have any questions, please contact us.`,
  ],
}
