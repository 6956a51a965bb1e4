import { eq, inArray } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import { cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { orders, users, vatChecks } from '#db/schema.ts'
import { isVatIdMailKind, type VatIdMailKind } from '../mail/kinds.ts'
import { type ComposeMail, composeNote } from '../mail/letter.ts'
import type { MailWords } from '../mail/words.ts'
import { relief } from '../tax/vat-id-mail.ts'

interface Facts {
  readonly db: Pick<Database, 'select'>
  readonly check: typeof vatChecks.$inferSelect
  readonly fields: Readonly<Record<string, string>>
}

/** Composes the mails to the owner about VAT IDs that could not be checked when they were given. */
export function createVatIdMailRenderer({
  db,
  language,
}: Pick<Facts, 'db'> & {
  /** In which mails are worded; undefined: English. */
  readonly language?: Language | undefined
}): ComposeMail {
  return async ({ kind, fields }) => {
    if (!isVatIdMailKind(kind)) throw new Error(`no template for mails of kind ${kind}`)
    const [check] = await db
      .select()
      .from(vatChecks)
      .where(eq(vatChecks.id, fields.check ?? ''))
    if (!check) throw new Error('the VAT ID check of a mail is gone')
    return composeNote(await words[kind]({ db, check, fields }), language)
  }
}

const words: Readonly<Record<VatIdMailKind, (facts: Facts) => Promise<MailWords>>> = {
  'vat-id-doubtful': async ({ db, check: { vatId, userId, status, createdAt } }) => {
    const [person] =
      userId === null ? [] : await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
    const who = person?.email ?? say`a customer whose account is closed`
    const since = createdAt.toISOString().slice(0, 10)
    return {
      subject: say`VAT ID ${vatId} ${status === 'invalid' ? say`is not valid` : say`could not be checked`}`,
      blocks: [
        say`The VAT ID ${vatId} was given by ${who} on ${since}, while VIES could not be reached.`,
        status === 'invalid'
          ? say`VIES has answered now: it is not valid.`
          : say`VIES has not answered for seven days; it is not asked any more.`,
        say`If orders with it since then were sold without VAT, please ask the customer, and correct their invoices if need be.`,
      ],
    }
  },
  'vat-id-confirmed': async ({ db, check: { vatId }, fields }) => {
    const reliefs = relief.parse(JSON.parse(fields.relief ?? '{}'))
    const relieved = await db
      .select()
      .from(orders)
      .where(inArray(orders.id, Object.keys(reliefs)))
      .orderBy(orders.createdAt, orders.id)
    const lines = relieved.map(
      ({ id, number, userEmail }) => say`${number} of ${userEmail}: ${{ cents: cents(reliefs[id] ?? 0) }}`,
    )
    return {
      subject: say`VAT ID ${vatId} is confirmed: VAT can be given back`,
      blocks: [
        say`VIES has confirmed the VAT ID ${vatId} now. These orders were charged VAT, as it could not be checked when they were booked:`,
        say`${{ each: lines, between: '\n' }}`,
        say`You can give it back with a refund on the page of the order.`,
      ],
    }
  },
}
