import type { Call, MakeCall } from './call.ts'

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

/** These calls. */
export function listDeskCalls(call: MakeCall, customer: { email: string; list: string }): Call[] {
  return [
    call('GET', '/desk'),
    call('GET', '/open-declaration'),
    call('GET', '/open-declaration/table'),
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
