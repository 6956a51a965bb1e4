import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { contactMessages, mails } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { countUpTo } from '../counted-page.ts'
import { countAttempt } from '../rate-limits.ts'
import { may, requireRight } from '../rights.ts'
import { queueMail } from './queue.ts'

/** Allows many people behind one office address, but stops a single one from filling the shop's mailbox. */
const LIMIT = { max: 10, windowMs: 60_000 }

interface ContactInput {
  readonly first: string
  readonly last: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

/** Stores a visitor's message together with the mail that delivers it to the shop, and returns its id. */
export async function sendContactMessage(
  ctx: Context,
  input: ContactInput,
  clientAddress: string,
): Promise<string> {
  await countAttempt(ctx.db, 'contact', clientAddress, LIMIT)
  const [id, at] = [newId(), ctx.now()]
  await ctx.db.transaction(async tx => {
    const { first: firstName, last: lastName, email, phone, message } = input
    await tx
      .insert(contactMessages)
      .values({ id, firstName, lastName, email, phone, message, createdAt: at, lastAt: at })
    // One message, one mail: they share an id.
    await queueMail(tx, {
      id,
      kind: 'contact',
      recipient: ctx.contactTo,
      replyTo: email,
      fields: { first: firstName, last: lastName, email, phone, message },
    })
  })
  ctx.changed('mails')
  return id
}

const columns = {
  ...getTableColumns(contactMessages),
  mail: {
    attempts: mails.attempts,
    nextAttemptAt: mails.nextAttemptAt,
    lastError: mails.lastError,
    sentAt: mails.sentAt,
  },
}

export type ContactMessageRow = Awaited<ReturnType<typeof listContactMessages>>['messages'][number]

/** Visitors' messages, newest first, with the delivery status of each one's mail. `after` is the last id on the previous page. */
export async function listContactMessages(ctx: Context, page: { limit: number; after?: string | undefined }) {
  requireRight(ctx.actor, may.readContactMessages(ctx.actor))
  const [rows, total] = await Promise.all([
    ctx.db
      .select(columns)
      .from(contactMessages)
      .leftJoin(mails, and(eq(mails.id, contactMessages.id), eq(mails.kind, 'contact')))
      .where(page.after === undefined ? undefined : isAfter(page.after))
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(page.limit + 1),
    countUpTo(ctx.db, ctx.db.select({ id: contactMessages.id }).from(contactMessages)),
  ])
  const messages = rows.slice(0, page.limit)
  return {
    messages,
    total,
    next: rows.length > messages.length ? messages.at(-1)?.id : undefined,
  }
}

function isAfter(cursor: string): SQL {
  const { createdAt, id } = contactMessages
  return sql`(${createdAt}, ${id}) < (select ${createdAt}, ${id} from ${contactMessages} where ${id} = ${cursor})`
}
