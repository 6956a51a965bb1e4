import type { StaffRight } from './rights.ts'
import type { Role } from './roles.ts'

/* Apart from the rights, which every page goes by: these words are for the few that show them. */

/** What people call them. */
export const roleNames: Readonly<Record<Role, string>> = {
  customer: 'Customer',
  admin: 'Owner',
  sales: 'Sales',
  warehouse: 'Warehouse',
  bookkeeper: 'Bookkeeper',
}

/** What each right of staff is, in the order of the table. */
export const rightWords: Readonly<Record<StaffRight, string>> = {
  readDesk: 'See what waits of one’s own work',
  findOrders: 'Find orders',
  noteOnOrders: 'Read and write notes about orders',
  packOrder: 'See an order’s lines, shelf places, address and shipments',
  shipOrder: 'Print pick lists, packing slips and labels, ship, undo it',
  seeStock: 'See stock, movements and shelf places',
  moveStock: 'Receive, count, correct and scrap stock, add certificates of lots',
  seeLots: 'See lots, their certificates and who got pieces of them',
  buy: 'Keep suppliers, order from them, receive what they send',
  readOrder: 'See everybody’s orders with their amounts',
  exportOrders: 'Export orders',
  readInvoice: 'See invoices, credit notes and confirmations',
  readOrderMoney: 'See the payments and the history of an order',
  serveCustomers: 'Look up customers, book and order for them',
  changeDelivery: 'Change where an order goes',
  cancelOrder: 'Cancel unpaid orders',
  sendPaymentLink: 'Mail the link to pay an order',
  manageReturns: 'See, answer and close returns, ask for a customer',
  receiveReturns: 'See which returns are expected, note what has come',
  answerQuotes: 'Read and answer price requests',
  readContactMessages: 'Read messages',
  answerMessages: 'Take, answer and close messages, note on them, word templates',
  cancelOnAccount: 'Cancel orders on account',
  refundOrder: 'Refund payments, settle failed refunds, note what was sent back by bank transfer',
  settleOnAccount:
    'Note bank transfers, read bank statements and say what they pay, stop, start and send reminders',
  readMoney:
    'See takings, VAT, papers and open items, export them, see what is owed, differences and disputes',
  reconcileMoney: 'Compare with the card service',
  replayEvent: 'Repeat events of the card service',
  readSales: 'See what was sold, what sells best and what does not',
  handleAlerts: 'See alerts, and acknowledge them',
  readAudit: 'Read and export the audit trail',
  addProduct: 'Add products',
  manageProducts: 'Edit, import and export products and families',
  uploadImage: 'Upload pictures',
  manageDelivery: 'Set what delivery costs',
  moderateReviews: 'Hide, show and remove reviews',
  manageUsers: 'Invite staff, give and take roles, suspend and remove people, grant terms on account',
  manageApiKeys: 'Make and revoke API keys',
  manageWebhooks: 'Say who is told of what by webhooks, see and repeat them',
  manageSettings: 'Change the settings of the shop, undo it',
}

/** The names of all rights, in that order. */
export const namesOfRights = Object.keys(rightWords).filter((name): name is StaffRight => name in rightWords)
