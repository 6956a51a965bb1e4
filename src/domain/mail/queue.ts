import type { Database } from '#db/client.ts'
import { mails } from '#db/schema.ts'
import { newId } from '../context.ts'

export interface NewMail {
  /** Generated if left out. Also the mail's Message-ID, so that receivers recognise a repeated attempt. */
  readonly id?: string
  /** The kind of mail, e.g. `contact`. */
  readonly kind: string
  /** The person whose account it is about, if any: the mail is deleted with the account. */
  readonly userId?: string
  readonly recipient: string
  readonly replyTo?: string
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** The same data for services that fill in their own template. */
  readonly fields?: Readonly<Record<string, string>>
}

/**
 * Queues a mail in the transaction of the change it reports; it is sent only once that has committed. The caller then
 * calls `changed('mails')`, so that it is sent immediately. Returns its id.
 */
export async function queueMail(tx: Pick<Database, 'insert'>, mail: NewMail): Promise<string> {
  const id = mail.id ?? newId()
  const subject = mail.subject.replaceAll(/\s+/g, ' ').trim()
  await tx.insert(mails).values({ ...mail, id, subject, fields: mail.fields ?? {} })
  return id
}
