import type { RegisteredRouter, RouteIds } from '@tanstack/react-router'
import type { StaffRight } from '#contract/accounts/rights.ts'
import { rightsOf, type Visit } from './rights.ts'

type AdminPage = Extract<RouteIds<RegisteredRouter['routeTree']>, `/dashboard/_admin/${string}`>

/** The pages of those who work for the shop: the administration, and two that customers have too, which show them more. */
export type StaffPage = AdminPage | '/dashboard/' | '/dashboard/orders/$id'

/** The right without which a page of the administration is not shown, nor its entry in the menu. Loaded by the dashboard alone. */
export const rightOfPage: Readonly<Record<AdminPage, StaffRight>> = {
  '/dashboard/_admin/orders/': 'findOrders',
  '/dashboard/_admin/users': 'manageUsers',
  '/dashboard/_admin/staff': 'manageUsers',
  '/dashboard/_admin/roles': 'readDesk',
  '/dashboard/_admin/api-keys': 'manageApiKeys',
  '/dashboard/_admin/webhooks': 'manageWebhooks',
  '/dashboard/_admin/settings': 'manageSettings',
  '/dashboard/_admin/products/': 'seeStock',
  '/dashboard/_admin/products/$id': 'seeStock',
  '/dashboard/_admin/products/import': 'manageProducts',
  '/dashboard/_admin/products/papers': 'manageProducts',
  '/dashboard/_admin/lots/': 'seeLots',
  '/dashboard/_admin/lots/$id': 'seeLots',
  '/dashboard/_admin/counting/': 'moveStock',
  '/dashboard/_admin/counting/$id': 'moveStock',
  '/dashboard/_admin/purchasing/': 'buy',
  '/dashboard/_admin/purchasing/orders/': 'buy',
  '/dashboard/_admin/purchasing/orders/$id': 'buy',
  '/dashboard/_admin/purchasing/suppliers/': 'buy',
  '/dashboard/_admin/purchasing/suppliers/$id': 'buy',
  '/dashboard/_admin/addproduct': 'addProduct',
  '/dashboard/_admin/delivery': 'manageDelivery',
  '/dashboard/_admin/customers/': 'serveCustomers',
  '/dashboard/_admin/customers/$email': 'serveCustomers',
  '/dashboard/_admin/returns': 'receiveReturns',
  '/dashboard/_admin/requests/': 'answerQuotes',
  '/dashboard/_admin/requests/$id': 'answerQuotes',
  '/dashboard/_admin/messages/': 'readContactMessages',
  '/dashboard/_admin/messages/$id': 'readContactMessages',
  '/dashboard/_admin/message-templates': 'answerMessages',
  '/dashboard/_admin/reviews': 'moderateReviews',
  '/dashboard/_admin/money/': 'readMoney',
  '/dashboard/_admin/bank-entries': 'readMoney',
  '/dashboard/_admin/bookkeeping/': 'readMoney',
  '/dashboard/_admin/bookkeeping/vat': 'readMoney',
  '/dashboard/_admin/bookkeeping/papers': 'readMoney',
  '/dashboard/_admin/bookkeeping/open-items': 'readMoney',
  '/dashboard/_admin/sales': 'readSales',
  '/dashboard/_admin/audit': 'readAudit',
  '/dashboard/_admin/handbook/{-$name}': 'readDesk',
}

/** Whether this is a page of the administration that the visitor may see. */
export function maySeePage(visit: Visit, page: string | undefined): boolean {
  const right = Object.entries(rightOfPage).find(([id]) => id === page)?.[1]
  return right !== undefined && rightsOf(visit)(right)
}
