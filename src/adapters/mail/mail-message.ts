import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from '#domain/ports.ts'

/**
 * A mail as a message of RFC 5322. Every attempt sends the same message: Message-ID and date are those of the mail.
 * Recipients are given as objects, so that nothing in an address is parsed as a list or a name.
 */
export function toMessage(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.body,
    ...(mail.html !== undefined && { html: mail.html }),
    attachments: [
      ...(mail.pictures ?? []).map(({ id, contentType, bytes }) => ({
        cid: id,
        filename: false as const,
        contentDisposition: 'inline' as const,
        contentType,
        content: Buffer.from(bytes),
      })),
      ...mail.attachments.map(({ filename, contentType, bytes }) => ({
        filename,
        contentType,
        content: Buffer.from(bytes),
      })),
    ],
    date: mail.createdAt,
    // The same for every attempt; `=_` stands in no text that is quoted-printable: RFC 2045, 6.7.
    encoding: 'quoted-printable',
    boundaryPrefix: '=_',
    baseBoundary: createHash('sha256').update(mail.id).digest('hex').slice(0, 32),
    messageId: `<${mail.id}@${domainOf(from)}>`,
    headers: {
      // So that automatic replies do not go to the people named in Reply-To (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(mail.requestId !== null && { 'X-Request-Id': mail.requestId }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function domainOf(from: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
