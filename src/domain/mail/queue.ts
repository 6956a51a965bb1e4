import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { mails } from '#db/schema.ts'
import { newId } from '../context.ts'
import type { MailKind } from './kinds.ts'

interface NewMail {
  /** Generated if left out. Also the mail's Message-ID, so that receivers recognise a repeated attempt. */
  readonly id?: string
  readonly kind: MailKind
  /** The person whose account it is about, if any: the mail is deleted with the account. */
  readonly userId?: string
  readonly recipient: string
  readonly replyTo?: string
  /** What it is composed from when it is sent. Services that fill in their own template get it too. */
  readonly fields?: Readonly<Record<string, string>>
  /** How long it waits before it is sent, in ms, by the clock of the database; 0 by default. */
  readonly afterMs?: number | undefined
}

/**
 * Queues a mail in the transaction of the change it reports; it is sent only once that has committed. The caller then
 * calls `changed('mails')`, so that it is sent immediately. Returns its id.
 */
export async function queueMail(tx: Pick<Database, 'insert'>, mail: NewMail): Promise<string> {
  const id = mail.id ?? newId()
  await queueMails(tx, [{ ...mail, id }])
  return id
}

/** The same for one mail or more, in one statement. */
export async function queueMails(tx: Pick<Database, 'insert'>, all: readonly NewMail[]): Promise<void> {
  await tx.insert(mails).values(
    all.map(({ id = newId(), fields = {}, afterMs = 0, ...mail }) => ({
      ...mail,
      id,
      fields,
      nextAttemptAt: sql`now() + ${afterMs}::float8 * interval '1 millisecond'`,
    })),
  )
}

/** The same of one mail as a part of a prepared statement, which is given `mailId`, `kind`, `recipient`, `fields` and `requestId`. */
export const insertMail = (db: Pick<Database, 'insert'>) =>
  db.insert(mails).values({
    id: sql.placeholder('mailId'),
    kind: sql.placeholder('kind'),
    recipient: sql.placeholder('recipient'),
    fields: sql.placeholder('fields'),
    requestId: sql.placeholder('requestId'),
  })
