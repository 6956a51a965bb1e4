import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { contactMessages, messageReplies, orders } from '#db/schema.ts'
import { type ComposedMail, type ComposeMail, composeLetter } from '../mail/letter.ts'
import { type Wording, withOwnWords } from '../mail/own-words.ts'
import type { QueuedMail } from '../mail/send.ts'
import { issueMessageLink } from '../messages/links.ts'
import { composeContactMail } from './contact.ts'

interface Shop extends Wording {
  readonly db: Pick<Database, 'select' | 'insert'>
  /** The shop's public URL. */
  readonly origin: string
}

/** Composes the mails about messages: what visitors and customers wrote, to the owner, and what the shop answers. */
export function createMessageMailRenderer(shop: Shop): ComposeMail {
  return async mail => {
    if (mail.kind === 'contact') return composeContactMail(mail)
    return mail.kind === 'message-answer' ? composeAnswer(shop, mail.fields) : composeNews(shop, mail.fields)
  }
}

type Fields = QueuedMail['fields']

/** To the owner: what a customer wrote, and where it is answered. */
function composeNews({ origin, sellerName, language }: Shop, fields: Fields): ComposedMail {
  const { id = '', name = '', email = '', message = '', number } = fields
  const from = name || email
  const subject =
    number === undefined ? say`Message from ${from}` : say`Message from ${from} about order ${number}`
  const blocks = [
    say`${from} writes:`,
    say`${message}`,
    {
      text: say`Answer in the shop, so that your colleagues see it:`,
      href: `${origin}/dashboard/messages/${encodeURIComponent(id)}`,
      action: say`Answer`,
    },
  ]
  return composeLetter({ subject, blocks }, { greeting: say`Hello,`, sellerName, language })
}

/** To the customer: what a colleague answered, and where to answer that. Of what was written before it repeats nothing: it may be of somebody else. */
async function composeAnswer(shop: Shop, fields: Fields): Promise<ComposedMail> {
  const { db, origin } = shop
  const [found] = await db
    .select({ reply: messageReplies, number: orders.number })
    .from(messageReplies)
    .innerJoin(contactMessages, eq(contactMessages.id, messageReplies.messageId))
    .leftJoin(orders, eq(orders.id, contactMessages.orderId))
    .where(eq(messageReplies.id, fields.reply ?? ''))
  if (!found) throw new Error('the answer of a mail is gone')
  const { reply, number } = found
  const href = await issueMessageLink(db, { messageId: reply.messageId, origin, at: new Date() })
  return wordAnswer({ text: reply.text, number, href }, shop)
}

/** The mail with an answer; `number` is that of the order it is about, `href` where it can be answered. */
export function wordAnswer(
  { text, number, href }: { readonly text: string; readonly number: string | null; readonly href: string },
  { sellerName, language, ownWords }: Wording,
): ComposedMail {
  const blocks = [
    say`${text}`,
    {
      text: say`To answer, please use this page; you do not have to log in:`,
      href,
      action: say`Answer`,
    },
  ]
  const subject =
    number === null ? say`Your message to ${sellerName}` : say`Your message about order ${number}`
  const worded = withOwnWords({ subject, blocks }, ownWords?.('message-answer'), { shop: sellerName })
  return composeLetter(worded, { greeting: say`Hello,`, sellerName, language })
}
