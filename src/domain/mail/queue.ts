import type { Database } from '#db/client.ts'
import { mails } from '#db/schema.ts'
import { newId } from '../context.ts'

export interface NewMail {
  /** Made up if left out. Also the mail's Message-ID, so that receivers recognise a repeated attempt. */
  readonly id?: string
  /** What it is about, e.g. `contact`. */
  readonly kind: string
  /** Whose account it is about, if any: it goes with the account. */
  readonly userId?: string
  readonly recipient: string
  readonly replyTo?: string
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** The same facts for services that fill in a template of their own. */
  readonly fields?: Readonly<Record<string, string>>
}

/**
 * Writes a mail in the transaction of what it tells about; it is sent if that commits, and only afterwards. The caller
 * then says `changed('mails')`, so that it leaves at once. Answers its id.
 */
export async function queueMail(tx: Pick<Database, 'insert'>, mail: NewMail): Promise<string> {
  const id = mail.id ?? newId()
  const subject = mail.subject.replaceAll(/\s+/g, ' ').trim()
  await tx.insert(mails).values({ ...mail, id, subject, fields: mail.fields ?? {} })
  return id
}
