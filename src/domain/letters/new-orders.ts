import { asc } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import { addCents } from '#contract/money.ts'
import { type Phrase, phraseOf, say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import type { MailItem } from '../mail/blocks.ts'
import { type ComposeMail, composeNote } from '../mail/letter.ts'
import { cameWithin } from '../orders/tell-of-new.ts'

/** More are counted, and stand in the list of orders. */
const MAX_NAMED = 30

/** Composes the mail to the owner about the orders of a period, as they are when it is sent. */
export function createNewOrdersRenderer({
  db,
  origin,
  language,
}: {
  readonly db: Pick<Database, 'select'>
  /** The shop's public URL. */
  readonly origin: string
  /** In which mails are worded; undefined: English. */
  readonly language?: Language | undefined
}): ComposeMail {
  return async ({ fields: { from = '', to = '' } }) => {
    const came = await db
      .select()
      .from(orders)
      .where(cameWithin({ from: new Date(from), to: new Date(to) }))
      .orderBy(asc(orders.createdAt), asc(orders.id))
    const total = { cents: addCents(...came.map(({ totalCents }) => totalCents)) }
    const count = { count: came.length }
    const more = came.length - MAX_NAMED
    return composeNote(
      {
        subject:
          came.length === 1 ? say`A new order over ${total}` : say`${count} new orders over ${total} in all`,
        blocks: [
          {
            items: came.slice(0, MAX_NAMED).map(describe),
            facts: more > 0 ? [[say`Further orders`, say`${{ count: more }}`]] : [],
          },
          {
            text: say`What is to be packed and sent:`,
            href: `${origin}/dashboard/orders?state=to-ship&sort=oldest`,
            action: say`Open the orders`,
          },
        ],
      },
      language,
    )
  }
}

function describe({ number, userName, totalCents, status }: typeof orders.$inferSelect): MailItem<Phrase> {
  const name = say`${number}, ${userName}`
  const detail = say`${{ cents: totalCents }}, ${phraseOf(status)}`
  return { name, detail, text: say`${name}: ${detail}` }
}
