import { textNames } from '#contract/texts/text-names.ts'

interface Photographed {
  readonly name: string
  readonly path: string
  readonly who: 'visitor' | 'customer' | 'admin'
  /** The expected status, if not a success. */
  readonly status?: number
}

/** Every route of the shop, and who views it. */
export function listRoutes(seen: {
  product: string
  /** The path of its page. */
  part: string
  archived: string
  paidOrder: string
  unpaidOrder: string
  list: string
  request: string
  customerEmail: string
}): Photographed[] {
  const visitor = [
    ['home', '/'],
    ['about', '/about'],
    ['parts', '/parts'],
    ['parts-category', '/parts/fasteners'],
    ['parts-kind', '/parts/fasteners/nuts'],
    ['parts-results', '/parts?q=m8+screw&in_stock=true'],
    ['parts-nothing', '/parts?q=nothing+like+it'],
    ['parts-family', seen.part.split('/').slice(0, 3).join('/')],
    ['parts-part', seen.part],
    ['compare', '/compare'],
    ['quick-order', '/quick-order'],
    ['basket-empty', '/basket'],
    ['shared-basket', '/shared-basket'],
    ['login', '/login'],
    ['signup', '/signup'],
    ['blogs', '/blogs'],
    ['portfolio', '/portfolio'],
    ['docs', '/docs'],
    ...textNames.map(name => [name, `/${name}`] as const),
    ['forgot-password', '/forgot-password'],
    ['reset-password', '/reset-password?token=none'],
    ['confirm-address', '/confirm-address?token=none'],
    ['join', '/join?token=none'],
    ['email-confirmed', '/email-confirmed'],
    ['track', '/track'],
    ['dashboard-signed-out', '/dashboard'],
  ] as const
  const customer = [
    ['all-products', '/all-products'],
    ['all-products-nothing', '/all-products?q=nothing+like+it'],
    ['purchase', `/purchase/${seen.product}`],
    ['purchase-archived', `/purchase/${seen.archived}`],
    ['basket', '/basket'],
    ['checkout', '/checkout'],
    ['dashboard', '/dashboard'],
    ['dashboard-order', `/dashboard/orders/${seen.paidOrder}`],
    ['dashboard-payment', `/dashboard/payment/${seen.unpaidOrder}`],
    ['dashboard-payment-paid', `/dashboard/payment/${seen.paidOrder}`],
    ['dashboard-myprofile', '/dashboard/myprofile'],
    ['dashboard-addresses', '/dashboard/addresses'],
    ['dashboard-lists', '/dashboard/lists'],
    ['dashboard-list', `/dashboard/lists/${seen.list}`],
    ['dashboard-quotes', '/dashboard/quotes'],
    ['dashboard-quotes-new', `/dashboard/quotes/new?product=${seen.product}`],
    ['dashboard-quote', `/dashboard/quotes/${seen.request}`],
    ['dashboard-addreview', '/dashboard/addreview'],
    ['dashboard-account', '/dashboard/account'],
    ['dashboard-admins-only', '/dashboard/users'],
    ['addreview', '/addreview'],
    ['myprofile', '/myprofile'],
  ] as const
  const admin = [
    ['dashboard-users', '/dashboard/users'],
    ['dashboard-staff', '/dashboard/staff'],
    ['dashboard-roles', '/dashboard/roles'],
    ['dashboard-api-keys', '/dashboard/api-keys'],
    ['dashboard-webhooks', '/dashboard/webhooks'],
    ['dashboard-settings', '/dashboard/settings'],
    ['dashboard-products', '/dashboard/products'],
    ['dashboard-products-nothing', '/dashboard/products?q=nothing+like+it'],
    ['dashboard-products-import', '/dashboard/products/import'],
    ['dashboard-products-product', `/dashboard/products/${seen.product}`],
    ['dashboard-addproduct', '/dashboard/addproduct'],
    ['dashboard-delivery', '/dashboard/delivery'],
    ['dashboard-customers', '/dashboard/customers'],
    ['dashboard-customer', `/dashboard/customers/${seen.customerEmail}`],
    ['dashboard-requests', '/dashboard/requests'],
    ['dashboard-returns', '/dashboard/returns'],
    ['dashboard-lots', '/dashboard/lots'],
    ['dashboard-products-papers', '/dashboard/products/papers'],
    ['dashboard-counting', '/dashboard/counting'],
    ['dashboard-purchasing', '/dashboard/purchasing'],
    ['dashboard-purchasing-orders', '/dashboard/purchasing/orders'],
    ['dashboard-purchasing-suppliers', '/dashboard/purchasing/suppliers'],
    ['dashboard-request', `/dashboard/requests/${seen.request}`],
    ['dashboard-messages', '/dashboard/messages'],
    ['dashboard-message-templates', '/dashboard/message-templates'],
    ['dashboard-reviews', '/dashboard/reviews'],
    ['dashboard-orders', '/dashboard/orders'],
    ['dashboard-orders-nothing', '/dashboard/orders?q=nothing+like+it'],
    ['dashboard-orders-order', `/dashboard/orders/${seen.paidOrder}`],
    ['dashboard-money', '/dashboard/money'],
    ['dashboard-bank-entries', '/dashboard/bank-entries'],
    ['dashboard-bookkeeping', '/dashboard/bookkeeping'],
    ['dashboard-bookkeeping-payouts', '/dashboard/bookkeeping?show=payouts'],
    ['dashboard-bookkeeping-vat', '/dashboard/bookkeeping/vat'],
    ['dashboard-bookkeeping-papers', '/dashboard/bookkeeping/papers'],
    ['dashboard-bookkeeping-open-items', '/dashboard/bookkeeping/open-items'],
    ['dashboard-audit', '/dashboard/audit'],
    ['dashboard-handbook', '/dashboard/handbook'],
    ['dashboard-handbook-warehouse', '/dashboard/handbook/warehouse'],
    ['dashboard-empty', '/dashboard'],
  ] as const
  return [
    ...visitor.map(([name, path]) => ({ name, path, who: 'visitor' as const })),
    { name: 'not-found', path: '/no-such-page', who: 'visitor', status: 404 },
    ...customer.map(([name, path]) => ({ name, path, who: 'customer' as const })),
    ...admin.map(([name, path]) => ({ name, path, who: 'admin' as const })),
  ]
}
