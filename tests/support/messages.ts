import { randomUUID } from 'node:crypto'
import { inserted } from '#contract/common.ts'
import { issueMessageLink } from '#domain/messages/links.ts'
import type { Call, MakeCall } from './call.ts'
import { ORIGIN, type Person, type TestShop } from './shop.ts'

/** The token of a new link to a conversation. */
export async function issueMessageToken(shop: TestShop, messageId: string): Promise<string> {
  const link = await issueMessageLink(shop.database.db, { messageId, origin: ORIGIN, at: new Date() })
  return new URL(link).hash.slice(1)
}

/** A message about an order, with the token of a link to it, and two templates. */
export async function prepareMessages(shop: TestShop, owner: Person, orderId: string) {
  const { body } = await owner.send('POST', `/order/${orderId}/messages`, { text: 'When?' })
  const written = inserted.parse(body).insertedId
  return {
    written,
    answerToken: await issueMessageToken(shop, written),
    reworded: await addTemplate(shop, 'Bye'),
    spare: await addTemplate(shop, 'Spare'),
  }
}

async function addTemplate(shop: TestShop, prefix: string): Promise<string> {
  const name = `${prefix} ${randomUUID()}`
  const { body } = await shop.admin.send('POST', '/message-template', { name, text: name })
  return inserted.parse(body).insertedId
}

/** Every call of messages, each once. */
export const listMessageCalls = (
  call: MakeCall,
  {
    written,
    answerToken,
    reworded,
    spare,
    order,
  }: Awaited<ReturnType<typeof prepareMessages>> & { readonly order: string },
): Call[] => [
  call('GET', '/message'),
  call('GET', '/message/{id}', { id: written }),
  call('PATCH', '/message/{id}', { id: written }, { version: 1_000, isClosed: false }),
  call('POST', '/message/{id}/answer', { id: written }, { version: 1_000, text: 'Yes' }),
  call('POST', '/message/{id}/notes', { id: written }, { text: 'Answered' }),
  call('POST', '/order/{id}/messages', { id: order }, { text: 'When?' }),
  call('GET', '/my-messages'),
  call('POST', '/my-messages/{id}', { id: written }, { text: 'Thanks' }),
  call('POST', '/message-link', {}, { token: answerToken }),
  call('POST', '/message-link/reply', {}, { token: answerToken, text: 'Thanks' }),
  call('GET', '/message-template'),
  call('POST', '/message-template', {}, { name: 'Hello', text: 'Hello {name},' }),
  call('PUT', '/message-template/{id}', { id: reworded }, { name: 'Greeting', text: 'Dear {name},' }),
  call('DELETE', '/message-template/{id}', { id: spare }),
]

/** What each answers a visitor, the owner, another customer, an admin, a removed admin. */
export const messageRights: Record<string, [number, number, number, number, number]> = {
  'GET /message': [401, 403, 403, 200, 401],
  'GET /message/{id}': [401, 403, 403, 200, 401],
  // 409 for those with the right: the version is none that the message has.
  'PATCH /message/{id}': [401, 403, 403, 409, 401],
  'POST /message/{id}/answer': [401, 403, 403, 409, 401],
  'POST /message/{id}/notes': [401, 403, 403, 200, 401],
  'POST /order/{id}/messages': [401, 201, 404, 404, 401],
  'GET /my-messages': [401, 200, 200, 200, 401],
  'POST /my-messages/{id}': [401, 200, 404, 404, 401],
  'POST /message-link': [200, 200, 200, 200, 200],
  'POST /message-link/reply': [200, 200, 200, 200, 200],
  'GET /message-template': [401, 403, 403, 200, 401],
  'POST /message-template': [401, 403, 403, 201, 401],
  'PUT /message-template/{id}': [401, 403, 403, 200, 401],
  'DELETE /message-template/{id}': [401, 403, 403, 200, 401],
}

/** What sales may of these beside customers. */
export const messageCallsOfSales = [
  'GET /message',
  'GET /message/{id}',
  'PATCH /message/{id}',
  'POST /message/{id}/answer',
  'POST /message/{id}/notes',
  'GET /message-template',
  'POST /message-template',
  'PUT /message-template/{id}',
  'DELETE /message-template/{id}',
] as const
