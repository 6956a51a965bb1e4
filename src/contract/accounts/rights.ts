/* Without zod, as pages need it; apart from the roles, which every page loads. */

import type { Role, StaffRole } from './roles.ts'

/** Those to whom rights are given one by one. */
type Employee = Exclude<StaffRole, 'admin'>

/** Every right of staff, one line each: who has it beside the owners, who have all. What it is says `right-words.ts`. */
const staffRights = {
  readDesk: ['sales', 'warehouse', 'bookkeeper'],
  findOrders: ['sales', 'warehouse', 'bookkeeper'],
  noteOnOrders: ['sales', 'warehouse', 'bookkeeper'],
  packOrder: ['warehouse'],
  shipOrder: ['warehouse'],
  seeStock: ['warehouse'],
  moveStock: ['warehouse'],
  seeLots: ['sales', 'warehouse'],
  buy: ['warehouse'],
  readOrder: ['sales', 'bookkeeper'],
  exportOrders: ['sales', 'bookkeeper'],
  readInvoice: ['sales', 'bookkeeper'],
  readOrderMoney: ['sales', 'bookkeeper'],
  serveCustomers: ['sales'],
  changeDelivery: ['sales'],
  cancelOrder: ['sales'],
  sendPaymentLink: ['sales'],
  manageReturns: ['sales', 'bookkeeper'],
  receiveReturns: ['sales', 'warehouse', 'bookkeeper'],
  answerQuotes: ['sales'],
  readContactMessages: ['sales'],
  answerMessages: ['sales'],
  cancelOnAccount: ['sales', 'bookkeeper'],
  refundOrder: ['bookkeeper'],
  settleOnAccount: ['bookkeeper'],
  readMoney: ['bookkeeper'],
  reconcileMoney: ['bookkeeper'],
  replayEvent: ['bookkeeper'],
  readSales: ['sales', 'bookkeeper'],
  handleAlerts: ['bookkeeper'],
  readAudit: ['bookkeeper'],
  addProduct: [],
  manageProducts: [],
  uploadImage: [],
  manageDelivery: [],
  moderateReviews: [],
  manageUsers: [],
  manageApiKeys: [],
  manageWebhooks: [],
  manageSettings: [],
} as const satisfies Readonly<Record<string, readonly Employee[]>>
export type StaffRight = keyof typeof staffRights

/** What no API key may, whatever its role: who stole one must not be able to stay. */
const rightsOfPeople: ReadonlySet<StaffRight> = new Set([
  'manageUsers',
  'manageApiKeys',
  'manageWebhooks',
  'manageSettings',
])

/** Whether API keys may have the right, of the roles that have it. */
export const isGrantedToKeys = (right: StaffRight): boolean => !rightsOfPeople.has(right)

/** Whether people of this role have the right. */
export function isGranted(right: StaffRight, role: Role): boolean {
  const to: readonly Role[] = staffRights[right]
  return role === 'admin' || to.includes(role)
}
