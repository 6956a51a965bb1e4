import type { Language } from '#contract/language.ts'
import { type Phrase, word } from '#contract/phrase.ts'
import type { MailAttachment } from '../ports.ts'
import { type MailBlock, toText, wordBlock } from './blocks.ts'
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

/** A mail of these words and no others; in English unless a language is given. */
export function composeNote({ subject, blocks }: MailWords, language?: Language): ComposedMail {
  const worded = blocks.map(block => wordBlock(block, language))
  return {
    subject: word(subject, language).replaceAll(/\s+/g, ' ').trim(),
    body: toText(worded),
    blocks: worded,
    attachments: [],
  }
}

/** A mail in the words of its kind, with a greeting, signed by the seller; in English unless a language is given. */
export function composeLetter(
  { subject, blocks }: MailWords,
  {
    greeting,
    sellerName,
    language,
    attachments = [],
  }: {
    readonly greeting: Phrase
    readonly sellerName: string
    readonly language?: Language | undefined
    readonly attachments?: ComposedMail['attachments']
  },
): ComposedMail {
  const all = [greeting, ...blocks].map(block => wordBlock(block, language))
  return {
    subject: word(subject, language).replaceAll(/\s+/g, ' '),
    body: toText([...all, sellerName]),
    blocks: all,
    attachments,
  }
}
