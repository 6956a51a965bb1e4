import type { OutgoingMail } from '#domain/ports.ts'

/** A mail to be queued. */
export const newMail = {
  kind: 'contact' as const,
  recipient: 'office@example.com',
  subject: 'Hello',
  body: 'World\n',
}

/** The same, as it is handed to a mail service. */
export const outgoing: OutgoingMail = {
  ...newMail,
  id: 'mail-1',
  replyTo: 'ada@example.com',
  fields: { first: 'Ada', message: 'World' },
  attachments: [],
  requestId: 'the-request',
  createdAt: new Date('2026-01-02T03:04:05Z'),
}

/** A paper, and where else it is read. */
export const attachment = {
  filename: 'invoice-7.pdf',
  contentType: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1.3'),
  link: 'https://shop.example.com/order/1/invoice',
}
