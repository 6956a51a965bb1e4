import { statementCallsOfStaff, statementRights } from './statements.ts'

const STAFF_ALONE: [number, number, number, number, number] = [401, 403, 403, 200, 401]

/** What the calls of the desk answer, as in the table of all rights. */
export const deskRights: Record<string, [number, number, number, number, number]> = {
  ...statementRights,
  'GET /desk': STAFF_ALONE,
  'GET /alerts': STAFF_ALONE,
  'POST /alerts/{kind}/acknowledge': STAFF_ALONE,
  'GET /sales': STAFF_ALONE,
  'GET /sales/products': STAFF_ALONE,
  'GET /sales/stock': STAFF_ALONE,
}

export const deskCallsOfStaff = {
  ...statementCallsOfStaff,
  'GET /desk': ['sales', 'warehouse', 'bookkeeper'],
  'GET /alerts': ['bookkeeper'],
  'POST /alerts/{kind}/acknowledge': ['bookkeeper'],
  'GET /sales': ['sales', 'bookkeeper'],
  'GET /sales/products': ['sales', 'bookkeeper'],
  'GET /sales/stock': ['sales', 'bookkeeper'],
} as const
