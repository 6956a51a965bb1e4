import { createRoute, z } from '@hono/zod-openapi'
import { inserted } from '#contract/common.ts'
import { MAX_COUNTED } from '#contract/counting.ts'
import {
  type ContactMessage,
  contactMessage,
  contactQuery,
  newContactMessage,
} from '#contract/mail/contact.ts'
import { type ContactMessageRow, listContactMessages, sendContactMessage } from '#domain/mail/contact.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { anonymous, identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders } from '../base/paging.ts'

function presentContactMessage(row: ContactMessageRow): ContactMessage {
  return {
    _id: row.id,
    first: row.firstName,
    last: row.lastName,
    email: row.email,
    phone: row.phone,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    mail: row.mail && {
      sentAt: row.mail.sentAt?.toISOString() ?? null,
      attempts: row.mail.attempts,
      nextAttemptAt: row.mail.sentAt ? null : row.mail.nextAttemptAt.toISOString(),
      lastError: row.mail.lastError,
    },
  }
}

const sendRoute = createRoute({
  method: 'post',
  path: '/contact',
  tags: ['Contact'],
  summary: 'Send a message to the shop; it is stored first, then emailed',
  middleware: [anonymous] as const,
  request: { body: jsonBody(newContactMessage) },
  responses: { 201: json(inserted, 'The id of the message'), ...problems(422, 429) },
})

const listRoute = createRoute({
  method: 'get',
  path: '/contact',
  tags: ['Contact'],
  summary: 'List contact messages and their delivery, newest first (staff)',
  middleware: [identify, admit(may.readContactMessages)] as const,
  request: { query: contactQuery },
  responses: {
    200: json(
      z.array(contactMessage),
      `The next page in Link (rel=next), the number of all messages in X-Total-Count, at most ${MAX_COUNTED}`,
    ),
    ...problems(401, 403, 422),
  },
})

export const contact = createRouter()
  .openapi(sendRoute, async c => {
    const insertedId = await sendContactMessage(c.get('ctx'), c.req.valid('json'), c.env.clientAddress)
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
  .openapi(listRoute, async c => {
    const { limit, cursor } = c.req.valid('query')
    const page = await listContactMessages(c.get('ctx'), { limit, after: cursor })
    return c.json(
      page.messages.map(presentContactMessage),
      200,
      pageHeaders(c.req.url, contactQuery.shape, page),
    )
  })
