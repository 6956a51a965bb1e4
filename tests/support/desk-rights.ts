import { z } from 'zod'
import { openDeclaration } from '#contract/catalog/declarations.ts'
import { inserted } from '#contract/common.ts'
import type { Call, MakeCall } from './call.ts'
import type { Caller } from './caller.ts'
import { drawCertificate } from './lots.ts'
import { photoCallsOfStaff, photoRights } from './return-photos.ts'
import { settingRights } from './settings.ts'
import { statementCallsOfStaff, statementRights } from './statements.ts'

/** What the bookkeeper reads, all by the same right. */
const bookCalls = [
  '/money',
  '/money/comparison',
  '/money/owed',
  '/money/orders',
  ...'takings takings.csv vat vat.csv papers papers.csv papers.zip open-items open-items.csv payouts payouts.csv bookings.csv datev.csv'
    .split(' ')
    .map(name => `/bookkeeping/${name}`),
]

const STAFF_ALONE: [number, number, number, number, number] = [401, 403, 403, 200, 401]

/** What the calls of the desk answer, as in the table of all rights. */
export const deskRights: Record<string, [number, number, number, number, number]> = {
  ...statementRights,
  ...photoRights,
  'GET /desk': STAFF_ALONE,
  'GET /saved-view': STAFF_ALONE,
  'PUT /saved-view': STAFF_ALONE,
  'DELETE /saved-view/{id}': STAFF_ALONE,
  'GET /alerts': STAFF_ALONE,
  'POST /alerts/{kind}/acknowledge': STAFF_ALONE,
  'GET /customer': STAFF_ALONE,
  'GET /customer/export': STAFF_ALONE,
  'POST /customer/{email}/notes': [401, 403, 403, 201, 401],
  'GET /customer/{email}/lists/{list}': STAFF_ALONE,
  'GET /sales': STAFF_ALONE,
  'GET /sales/products': STAFF_ALONE,
  'GET /sales/stock': STAFF_ALONE,
  'GET /open-declaration': STAFF_ALONE,
  'GET /open-declaration/table': STAFF_ALONE,
  'GET /confirmation': STAFF_ALONE,
  // For those with the right nothing of this is open, there is none, and the file is missing.
  'POST /confirmation': [401, 403, 403, 409, 401],
  'DELETE /confirmation/{id}': [401, 403, 403, 404, 401],
  'POST /confirmation/{id}/document': [401, 403, 403, 422, 401],
  'GET /confirmation/{id}/document': [200, 200, 200, 200, 200],
  ...Object.fromEntries(bookCalls.map(path => [`GET ${path}`, STAFF_ALONE])),
  'POST /visit': [204, 204, 204, 204, 204],
  'GET /sales/visits': STAFF_ALONE,
  'GET /sales/missed-searches': STAFF_ALONE,
  'GET /sales/missed-searches.csv': STAFF_ALONE,
  ...settingRights,
}

export const deskCallsOfStaff: Record<string, readonly ('sales' | 'warehouse' | 'bookkeeper')[]> = {
  ...statementCallsOfStaff,
  ...photoCallsOfStaff,
  'GET /desk': ['sales', 'warehouse', 'bookkeeper'],
  'GET /saved-view': ['sales', 'warehouse', 'bookkeeper'],
  'PUT /saved-view': ['sales', 'warehouse', 'bookkeeper'],
  'DELETE /saved-view/{id}': ['sales', 'warehouse', 'bookkeeper'],
  'GET /alerts': ['bookkeeper'],
  'POST /alerts/{kind}/acknowledge': ['bookkeeper'],
  'GET /customer': ['sales'],
  'GET /customer/export': ['sales'],
  'POST /customer/{email}/notes': ['sales'],
  'GET /customer/{email}/lists/{list}': ['sales'],
  'GET /sales': ['sales', 'bookkeeper'],
  'GET /sales/products': ['sales', 'bookkeeper'],
  'GET /sales/stock': ['sales', 'bookkeeper'],
  ...Object.fromEntries(bookCalls.map(path => [`GET ${path}`, ['bookkeeper']])),
  'GET /sales/visits': ['sales', 'bookkeeper'],
  'GET /sales/missed-searches': ['sales', 'bookkeeper'],
  'GET /sales/missed-searches.csv': ['sales', 'bookkeeper'],
} as const

const CONFIRMATION = {
  subject: 'performance',
  family: 'hex-keys',
  why: 'none',
  proposed: '',
  statement: 'declaration of performance by the manufacturer',
}

/** Confirms something of a family with a document, and returns the confirmation's id. */
export async function prepareConfirmation(admin: Caller, family: string): Promise<string> {
  const { body } = await admin.send('GET', '/open-declaration?subject=rohs')
  const open = z
    .array(openDeclaration)
    .parse(body)
    .find(entry => entry.family === family)
  const { name: _name, products: _products, ...entry } = openDeclaration.parse(open)
  const given = { ...entry, statement: 'conforms' }
  const { insertedId: id } = inserted.parse((await admin.send('POST', '/confirmation', given)).body)
  const form = new FormData()
  form.set('document', new File([Buffer.from(drawCertificate())], 'RoHS.pdf', { type: 'application/pdf' }))
  await admin.fetch(`/confirmation/${id}/document`, { method: 'POST', body: form })
  return id
}

/** What these calls are about. */
interface Desk {
  readonly email: string
  readonly list: string
  readonly confirmation: string
}

/** These calls. */
export function listDeskCalls(call: MakeCall, { confirmation, ...customer }: Desk): Call[] {
  return [
    call('GET', '/desk'),
    call('GET', '/open-declaration'),
    call('GET', '/open-declaration/table'),
    call('GET', '/confirmation'),
    call('POST', '/confirmation', {}, CONFIRMATION),
    call('DELETE', '/confirmation/{id}', { id: 'none' }),
    call('POST', '/confirmation/{id}/document', { id: 'none' }),
    call('GET', '/confirmation/{id}/document', { id: confirmation }),
    call('GET', '/alerts'),
    call('POST', '/alerts/{kind}/acknowledge', { kind: 'disk' }),
    call('GET', '/sales'),
    call('GET', '/customer'),
    call('GET', '/customer/export'),
    call('POST', '/customer/{email}/notes', customer, { text: 'Wants one parcel' }),
    call('GET', '/customer/{email}/lists/{list}', customer),
    call('GET', '/sales/products'),
    call('POST', '/visit', {}, { step: 'part' }),
    call('GET', '/sales/visits'),
    call('GET', '/sales/missed-searches'),
    call('GET', '/sales/missed-searches.csv'),
    call('GET', '/sales/stock'),
    ...bookCalls.map(path => call('GET', path)),
  ]
}
