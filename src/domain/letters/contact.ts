import { readParagraphs } from '../mail/blocks.ts'
import type { ComposeMail } from '../mail/letter.ts'

/** Composes the mail that brings a visitor's message to the owner. */
export const composeContactMail: ComposeMail = async ({ fields }) => {
  const { first = '', last = '', email = '', phone = '', message = '' } = fields
  const name = toLine(`${first} ${last}`)
  const facts = [`Name:   ${name || '-'}`, `Email:  ${email}`, `Phone:  ${toLine(phone) || '-'}`]
  const body = `${facts.join('\n')}\n\n${message}\n`
  return { subject: `Contact form: ${name || email}`, body, blocks: readParagraphs(body), attachments: [] }
}

/** Visitors' input must not be able to look like another line of the mail. */
const toLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim()
