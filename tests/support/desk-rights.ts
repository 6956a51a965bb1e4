import type { Call, MakeCall } from './call.ts'

import { settingRights } from './settings.ts'
import { statementCallsOfStaff, statementRights } from './statements.ts'

/** What the bookkeeper reads, all by the same right. */
const bookCalls = [
  '/money',
  '/money/comparison',
  '/money/owed',
  '/money/orders',
  ...'takings takings.csv vat vat.csv papers papers.csv papers.zip open-items open-items.csv bookings.csv datev.csv'
    .split(' ')
    .map(name => `/bookkeeping/${name}`),
]

const STAFF_ALONE: [number, number, number, number, number] = [401, 403, 403, 200, 401]

/** What the calls of the desk answer, as in the table of all rights. */
export const deskRights: Record<string, [number, number, number, number, number]> = {
  ...statementRights,
  'GET /desk': STAFF_ALONE,
  'GET /alerts': STAFF_ALONE,
  'POST /alerts/{kind}/acknowledge': STAFF_ALONE,
  'GET /customer': STAFF_ALONE,
  'GET /customer/export': STAFF_ALONE,
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
  'GET /confirmation/{id}/document': [404, 404, 404, 404, 404],
  ...Object.fromEntries(bookCalls.map(path => [`GET ${path}`, STAFF_ALONE])),
  'GET /sales/missed-searches': STAFF_ALONE,
  'GET /sales/missed-searches.csv': STAFF_ALONE,
  ...settingRights,
}

export const deskCallsOfStaff: Record<string, readonly ('sales' | 'warehouse' | 'bookkeeper')[]> = {
  ...statementCallsOfStaff,
  'GET /desk': ['sales', 'warehouse', 'bookkeeper'],
  'GET /alerts': ['bookkeeper'],
  'POST /alerts/{kind}/acknowledge': ['bookkeeper'],
  'GET /customer': ['sales'],
  'GET /customer/export': ['sales'],
  'GET /sales': ['sales', 'bookkeeper'],
  'GET /sales/products': ['sales', 'bookkeeper'],
  'GET /sales/stock': ['sales', 'bookkeeper'],
  ...Object.fromEntries(bookCalls.map(path => [`GET ${path}`, ['bookkeeper']])),
  'GET /sales/missed-searches': ['sales', 'bookkeeper'],
  'GET /sales/missed-searches.csv': ['sales', 'bookkeeper'],
} as const

const CONFIRMATION = {
  subject: 'rohs',
  family: 'hex-keys',
  why: 'none',
  proposed: '',
  statement: 'conforms',
}

/** These calls. */
export function listDeskCalls(call: MakeCall): Call[] {
  return [
    call('GET', '/desk'),
    call('GET', '/open-declaration'),
    call('GET', '/open-declaration/table'),
    call('GET', '/confirmation'),
    call('POST', '/confirmation', {}, CONFIRMATION),
    call('DELETE', '/confirmation/{id}', { id: 'none' }),
    call('POST', '/confirmation/{id}/document', { id: 'none' }),
    call('GET', '/confirmation/{id}/document', { id: 'none' }),
    call('GET', '/alerts'),
    call('POST', '/alerts/{kind}/acknowledge', { kind: 'disk' }),
    call('GET', '/sales'),
    call('GET', '/customer'),
    call('GET', '/customer/export'),
    call('GET', '/sales/products'),
    call('GET', '/sales/missed-searches'),
    call('GET', '/sales/missed-searches.csv'),
    call('GET', '/sales/stock'),
    ...bookCalls.map(path => call('GET', path)),
  ]
}
