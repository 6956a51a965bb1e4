import type { MailAttachment } from '../ports.ts'
import { type MailBlock, toText } from './blocks.ts'
import type { QueuedMail } from './send.ts'
import type { MailWords } from './words.ts'

/** What a mail says: its text, and the same in blocks, without the signature. */
export interface ComposedMail {
  readonly subject: string
  /** Plain text. */
  readonly body: string
  readonly blocks: readonly MailBlock[]
  readonly attachments: readonly MailAttachment[]
}

/** Composes a mail that was queued without text, from its kind and fields. */
export type ComposeMail = (mail: Pick<QueuedMail, 'kind' | 'fields'>) => Promise<ComposedMail>

/** A mail of these words and no others. */
export function composeNote({ subject, blocks }: MailWords): ComposedMail {
  return { subject: subject.replaceAll(/\s+/g, ' ').trim(), body: toText(blocks), blocks, attachments: [] }
}

/** A mail in the words of its kind, with a greeting, signed by the seller. */
export function composeLetter(
  { subject, blocks }: MailWords,
  {
    greeting,
    sellerName,
    attachments = [],
  }: {
    readonly greeting: string
    readonly sellerName: string
    readonly attachments?: ComposedMail['attachments']
  },
): ComposedMail {
  const all = [greeting, ...blocks]
  return {
    subject: subject.replaceAll(/\s+/g, ' '),
    body: toText([...all, sellerName]),
    blocks: all,
    attachments,
  }
}
