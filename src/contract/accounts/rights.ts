/* Without zod, as pages need it. */

/** What a person with an account is to the shop. `admin`, the word of the specification, is an owner, who may everything that staff may. */
export const roles = ['customer', 'admin', 'sales', 'warehouse', 'bookkeeper'] as const
export type Role = (typeof roles)[number]

/** The roles of those who work for the shop. */
export const staffRoles = ['admin', 'sales', 'warehouse', 'bookkeeper'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

/** What people call them. */
export const roleNames: Readonly<Record<Role, string>> = {
  customer: 'Customer',
  admin: 'Owner',
  sales: 'Sales',
  warehouse: 'Warehouse',
  bookkeeper: 'Bookkeeper',
}

/** Those to whom rights are given one by one. */
type Employee = Exclude<StaffRole, 'admin'>

const granted = (what: string, ...to: readonly Employee[]) => ({ what, to })

/** Every right of staff, one line each: what it is, and who has it beside the owners, who have all. */
export const staffRights = {
  readDesk: granted('See what waits of one’s own work', 'sales', 'warehouse', 'bookkeeper'),
  findOrders: granted('Find orders', 'sales', 'warehouse', 'bookkeeper'),
  noteOnOrders: granted('Read and write notes about orders', 'sales', 'warehouse', 'bookkeeper'),
  packOrder: granted('See an order’s lines, shelf places, address and shipments', 'warehouse'),
  shipOrder: granted('Print pick lists, packing slips and labels, ship, undo it', 'warehouse'),
  seeStock: granted('See stock, movements and shelf places', 'warehouse'),
  moveStock: granted('Receive, count, correct and scrap stock', 'warehouse'),
  readOrder: granted('See everybody’s orders with their amounts', 'sales', 'bookkeeper'),
  exportOrders: granted('Export orders', 'sales', 'bookkeeper'),
  readInvoice: granted('See invoices, credit notes and confirmations', 'sales', 'bookkeeper'),
  readOrderMoney: granted('See the payments and the history of an order', 'sales', 'bookkeeper'),
  serveCustomers: granted('Look up customers, book and order for them', 'sales'),
  changeDelivery: granted('Change where an order goes', 'sales'),
  cancelOrder: granted('Cancel unpaid orders', 'sales'),
  sendPaymentLink: granted('Mail the link to pay an order', 'sales'),
  manageReturns: granted(
    'See, answer and close returns, note what has come, ask for a customer',
    'sales',
    'bookkeeper',
  ),
  answerQuotes: granted('Read and answer price requests', 'sales'),
  readContactMessages: granted('Read messages', 'sales'),
  cancelOnAccount: granted('Cancel orders on account', 'sales', 'bookkeeper'),
  refundOrder: granted('Refund payments, and settle failed refunds', 'bookkeeper'),
  settleOnAccount: granted('Note bank transfers', 'bookkeeper'),
  readMoney: granted('See takings, what is owed, differences and disputes', 'bookkeeper'),
  reconcileMoney: granted('Compare with the card service', 'bookkeeper'),
  replayEvent: granted('Repeat events of the card service', 'bookkeeper'),
  readAudit: granted('Read and export the audit trail', 'bookkeeper'),
  addProduct: granted('Add products'),
  manageProducts: granted('Edit, import and export products and families'),
  uploadImage: granted('Upload pictures'),
  manageDelivery: granted('Set what delivery costs'),
  moderateReviews: granted('Hide, show and remove reviews'),
  manageUsers: granted(
    'Invite staff, give and take roles, suspend and remove people, grant terms on account',
  ),
} as const
export type StaffRight = keyof typeof staffRights

/** Whether people of this role have the right. */
export function isGranted(right: StaffRight, role: Role): boolean {
  const { to }: { readonly to: readonly Role[] } = staffRights[right]
  return role === 'admin' || to.includes(role)
}

/** Their names, in the order of the table. */
export const namesOfRights = Object.keys(staffRights).filter(
  (name): name is StaffRight => name in staffRights,
)

/** Whether people of this role work for the shop. */
export const isStaff = (role: Role): role is StaffRole => role !== 'customer'
