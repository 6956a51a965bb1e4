import type { Call, MakeCall } from './call.ts'
import type { TestShop } from './shop.ts'

const OWNERS_ALONE: [number, number, number, number, number] = [401, 403, 403, 200, 401]

/** What the calls about settings answer, as in the table of all rights. */
export const settingRights: Readonly<Record<string, [number, number, number, number, number]>> = {
  'GET /delivery/dispatch': [200, 200, 200, 200, 200],
  'GET /delivery/dispatch/measured': OWNERS_ALONE,
  'GET /settings': OWNERS_ALONE,
  'PATCH /settings': OWNERS_ALONE,
  'GET /settings/changes': OWNERS_ALONE,
  'POST /settings/changes/{version}/undo': OWNERS_ALONE,
  'POST /settings/preview': OWNERS_ALONE,
  'POST /settings/example-invoice': OWNERS_ALONE,
  'POST /settings/logo': [401, 403, 403, 422, 401],
  'GET /settings/logo/{name}': [404, 404, 404, 404, 404],
}

/** Changes settings as an owner, whatever they were changed to meanwhile. */
export async function changeSettings({ admin }: Pick<TestShop, 'admin'>, values: object): Promise<void> {
  const { status, body } = await admin.send('PATCH', '/settings', values, { 'if-match': '*' })
  if (status !== 200) throw new Error(`PATCH /settings: ${status} ${JSON.stringify(body)}`)
}

/** What the call that undoes needs: a change that nothing has followed. */
export const prepareSettings = (shop: TestShop) => changeSettings(shop, { RETURN_DAYS: '21' })

export function listSettingCalls(call: MakeCall): Call[] {
  return [
    call('GET', '/saved-view'),
    call('PUT', '/saved-view', {}, { list: 'orders', name: 'Ours', query: 'state=paid' }),
    call('DELETE', '/saved-view/{id}', { id: 'none' }),
    call('GET', '/delivery/dispatch'),
    call('GET', '/delivery/dispatch/measured'),
    call('GET', '/settings'),
    call('GET', '/settings/changes'),
    call('POST', '/settings/changes/{version}/undo', { version: '1' }),
    call('POST', '/settings/preview', {}, { 'mail:order-paid:subject': 'Paid: {number}' }),
    call('POST', '/settings/example-invoice', {}, { PAPER_FOOTER: 'Court of Example Town' }),
    call('POST', '/settings/logo'),
    call('GET', '/settings/logo/{name}', { name: `${'a'.repeat(22)}.png` }),
    call('PATCH', '/settings', {}, { ORDER_HOLD_HOURS: '24' }, { 'if-match': '*' }),
  ]
}
