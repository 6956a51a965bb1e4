import type { z } from 'zod'
import { madeApiKey, type newApiKey } from '#contract/accounts/api-keys.ts'
import { inserted } from '#contract/common.ts'
import type { Call, MakeCall } from './call.ts'
import type { Answer, Caller } from './caller.ts'
import type { TestShop } from './shop.ts'

type KeyWish = z.input<typeof newApiKey>

/** A program that calls with an API key. */
export interface Program extends Pick<Caller, 'send'> {
  readonly id: string
  readonly secret: string
}

/** Makes an API key as an owner, and what calls with it. */
export async function makeProgram(
  shop: TestShop,
  role: KeyWish['role'],
  { name = 'ERP', by = shop.admin }: { name?: string; by?: Caller } = {},
): Promise<Program> {
  const { body } = await by.send('POST', '/api-key', { name, role })
  const { insertedId: id, secret } = madeApiKey.parse(body)
  return { id, secret, send: callWith(shop, secret) }
}

/** Calls with this secret. */
export function callWith(shop: TestShop, secret: string, as: Caller = shop.newVisitor()): Caller['send'] {
  return (method, path, json, headers): Promise<Answer> =>
    as.send(method, path, json, { ...headers, authorization: `Bearer ${secret}` })
}

/** What the calls about API keys need. */
export async function prepareMachines(shop: TestShop) {
  const { id: key } = await makeProgram(shop, 'sales')
  const wish = { url: 'https://erp.example.com/told', kinds: ['order.paid'] }
  const add = async () => inserted.parse((await shop.admin.send('POST', '/webhook-endpoint', wish)).body)
  return { key, endpoint: (await add()).insertedId, unwanted: (await add()).insertedId }
}

export function listMachineCalls(
  call: MakeCall,
  { key, endpoint, unwanted }: Awaited<ReturnType<typeof prepareMachines>>,
): Call[] {
  return [
    call('GET', '/api-key'),
    call('POST', '/api-key', {}, { name: 'Scanner', role: 'warehouse' }),
    call('DELETE', '/api-key/{id}', { id: key }),
    call('GET', '/webhook-endpoint'),
    call('POST', '/webhook-endpoint', {}, { url: 'https://erp.example.com/', kinds: ['stock.changed'] }),
    call('PATCH', '/webhook-endpoint/{id}', { id: endpoint }, { on: false }),
    call('POST', '/webhook-endpoint/{id}/secret', { id: endpoint }),
    call('DELETE', '/webhook-endpoint/{id}', { id: unwanted }),
    call('GET', '/feeds/google-merchant.xml'),
    call('GET', '/feeds/bmecat.xml'),
    call('GET', '/webhook-message'),
    call('POST', '/webhook-message/replay', {}, { ids: ['none'] }),
  ]
}

type Answers = [visitor: number, owner: number, other: number, admin: number, removed: number]

/** What they answer, as the table in `rights.test.ts` says it. */
export const machineRights: Readonly<Record<string, Answers>> = {
  'GET /api-key': [401, 403, 403, 200, 401],
  'POST /api-key': [401, 403, 403, 201, 401],
  'DELETE /api-key/{id}': [401, 403, 403, 200, 401],
  'GET /webhook-endpoint': [401, 403, 403, 200, 401],
  'POST /webhook-endpoint': [401, 403, 403, 201, 401],
  'PATCH /webhook-endpoint/{id}': [401, 403, 403, 200, 401],
  'POST /webhook-endpoint/{id}/secret': [401, 403, 403, 200, 401],
  'DELETE /webhook-endpoint/{id}': [401, 403, 403, 200, 401],
  'GET /feeds/google-merchant.xml': [200, 200, 200, 200, 200],
  'GET /feeds/bmecat.xml': [200, 200, 200, 200, 200],
  'GET /webhook-message': [401, 403, 403, 200, 401],
  'POST /webhook-message/replay': [401, 403, 403, 200, 401],
}
