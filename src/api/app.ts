import { say } from '#contract/phrase.ts'
import { apiKeys } from './accounts/api-keys.ts'
import { profiles } from './accounts/profiles.ts'
import { savedViews } from './accounts/saved-views.ts'
import { staff } from './accounts/staff.ts'
import { users } from './accounts/users.ts'
import { audit } from './audit/audit.ts'
import { bankEntries } from './bank-entries/bank-entries.ts'
import { statements } from './bank-entries/statements.ts'
import type { ApiServices } from './base/environment.ts'
import { assumeJson, receiveFirst, requireOwnOrigin } from './base/guard.ts'
import { limitBody } from './base/limit-body.ts'
import { createRouter } from './base/openapi.ts'
import { fromError, refuse } from './base/problem.ts'
import { baskets } from './basket/basket.ts'
import { billsOfMaterials } from './bills-of-materials/bills-of-materials.ts'
import { partFiles } from './bills-of-materials/part-files.ts'
import { bookings } from './bookkeeping/bookings.ts'
import { bookkeeping } from './bookkeeping/bookkeeping.ts'
import { openItems } from './bookkeeping/open-items.ts'
import { bookedPapers } from './bookkeeping/papers.ts'
import { payouts } from './bookkeeping/payouts.ts'
import { catalog } from './catalog/catalog.ts'
import { confirmations } from './catalog/confirmations.ts'
import { declarationDocuments } from './catalog/declaration-documents.ts'
import { declarations } from './catalog/declarations.ts'
import { families } from './catalog/families.ts'
import { fits } from './catalog/fits.ts'
import { media } from './catalog/images.ts'
import { partKinds } from './catalog/part-kinds.ts'
import { productTable } from './catalog/product-table.ts'
import { products } from './catalog/products.ts'
import { stock } from './catalog/stock.ts'
import { checkout } from './checkout/checkout.ts'
import { aboutCustomers } from './customers/about.ts'
import { customers } from './customers/customers.ts'
import { customerList } from './customers/list.ts'
import { delivery } from './delivery/delivery.ts'
import { alerts } from './desk/alerts.ts'
import { desks } from './desk/desk.ts'
import { missedSearches } from './desk/missed-searches.ts'
import { sales } from './desk/sales.ts'
import { visits } from './desk/visits.ts'
import { feeds } from './feeds/feeds.ts'
import { certificates } from './lots/certificates.ts'
import { lots } from './lots/lots.ts'
import { lotRecipients } from './lots/recipients.ts'
import { contact } from './mail/contact.ts'
import { messages } from './messages/messages.ts'
import { ownMessages } from './messages/own.ts'
import { messageTemplates } from './messages/templates.ts'
import { onAccount } from './on-account/on-account.ts'
import { reminders } from './on-account/reminders.ts'
import { transfersBack } from './on-account/transfers-back.ts'
import { orderDetails } from './order-details/details.ts'
import { orderDeliveries } from './orders/delivery.ts'
import { managedOrders } from './orders/managed.ts'
import { orderNotes } from './orders/notes.ts'
import { orders } from './orders/orders.ts'
import { ownOrders } from './orders/own.ts'
import { outgoingWebhooks } from './outgoing-webhooks/outgoing-webhooks.ts'
import { ownAccount } from './own-data/own-data.ts'
import { packing } from './packing/packing.ts'
import { papers } from './papers/papers.ts'
import { partNumbers } from './part-numbers/part-numbers.ts'
import { money } from './payments/money.ts'
import { payments } from './payments/payments.ts'
import { webhooks } from './payments/webhooks.ts'
import { postalAddresses } from './postal-addresses/postal-addresses.ts'
import { proposals } from './purchasing/proposals.ts'
import { purchaseOrders } from './purchasing/purchase-orders.ts'
import { suppliers } from './purchasing/suppliers.ts'
import { supplies } from './purchasing/supplies.ts'
import { supplyTable } from './purchasing/supply-table.ts'
import { quickOrders } from './quick-order/quick-order.ts'
import { uploadedLists } from './quick-order/uploaded-lists.ts'
import { quotes } from './quotes/quotes.ts'
import { returnPhotos } from './returns/photos.ts'
import { returns } from './returns/returns.ts'
import { reviews } from './reviews/reviews.ts'
import { search } from './search/search.ts'
import { logo } from './settings/logo.ts'
import { settings } from './settings/settings.ts'
import { parcels } from './shipments/parcels.ts'
import { shipments } from './shipments/shipments.ts'
import { shoppingLists } from './shopping-lists/shopping-lists.ts'
import { stockCounts } from './stock-counts/stock-counts.ts'
import { stockWatches } from './stock-watches/stock-watches.ts'
import { vatIds } from './tax/vat-ids.ts'
import { texts } from './texts/texts.ts'
import { tracking } from './tracking/tracking.ts'

/** The calls of the public contract, without a server. Served over HTTP, and called in process by the pages. */
export function createApi(services: ApiServices) {
  const base = createRouter()
  base.use(async (c, next) => {
    c.set('services', services)
    return next()
  })
  base.onError(fromError)
  base.notFound(c => refuse(c, 404, { detail: say`There is no such endpoint.` }))

  // Before the rules for browsers' calls.
  base.route('/', webhooks)
  base.use(requireOwnOrigin)

  // Uploads have their own limits and are not JSON, so they are handled before the rules for all other calls.
  const uploads = base
    .route('/', media)
    .route('/', productTable)
    .route('/', uploadedLists)
    .route('/', certificates)
    .route('/', returnPhotos)
    .route('/', statements)
    .route('/', declarationDocuments)
    .route('/', logo)
  uploads.use(limitBody, assumeJson, receiveFirst)
  const api = uploads
    .route('/', catalog)
    .route('/', search)
    .route('/', families)
    .route('/', partKinds)
    .route('/', fits)
    .route('/', feeds)
    .route('/', products)
    .route('/', stock)
    .route('/', lots)
    .route('/', lotRecipients)
    .route('/', suppliers)
    .route('/', supplies)
    .route('/', supplyTable)
    .route('/', proposals)
    .route('/', purchaseOrders)
    .route('/', stockCounts)
    .route('/', stockWatches)
    .route('/', baskets)
    .route('/', billsOfMaterials)
    .route('/', confirmations)
    .route('/', declarations)
    .route('/', partFiles)
    .route('/', quickOrders)
    .route('/', partNumbers)
    .route('/', shoppingLists)
    .route('/', managedOrders)
    .route('/', packing)
    .route('/', orders)
    .route('/', orderDeliveries)
    .route('/', ownOrders)
    .route('/', orderDetails)
    .route('/', orderNotes)
    .route('/', parcels)
    .route('/', shipments)
    .route('/', returns)
    .route('/', tracking)
    .route('/', checkout)
    .route('/', customerList)
    .route('/', aboutCustomers)
    .route('/', customers)
    .route('/', onAccount)
    .route('/', reminders)
    .route('/', transfersBack)
    .route('/', quotes)
    .route('/', papers)
    .route('/', payments)
    .route('/', delivery)
    .route('/', vatIds)
    .route('/', money)
    .route('/', bookkeeping)
    .route('/', bookings)
    .route('/', bookedPapers)
    .route('/', openItems)
    .route('/', payouts)
    .route('/', bankEntries)
    .route('/', reviews)
    .route('/', users)
    .route('/', staff)
    .route('/', apiKeys)
    .route('/', savedViews)
    .route('/', profiles)
    .route('/', postalAddresses)
    .route('/', contact)
    .route('/', messages)
    .route('/', ownMessages)
    .route('/', messageTemplates)
    .route('/', texts)
    .route('/', audit)
    .route('/', outgoingWebhooks)
    .route('/', settings)
    .route('/', desks)
    .route('/', alerts)
    .route('/', sales)
    .route('/', visits)
    .route('/', missedSearches)
    .route('/', ownAccount)

  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Parts Hub',
      version: '1.0.0',
      description:
        'The API of the shop. Programs send an API key, which an owner makes at /dashboard/api-keys, as Authorization: Bearer; people sign in at /api/auth/sign-in/email, and their session is kept in a cookie. Parameters and fields that a call does not know are answered with 422; only the calls that older clients were written for ignore them.',
    },
  })
  refuseOtherMethods(api)
  return api
}

/** Answers a known path under another method with 405 and the methods it supports. */
function refuseOtherMethods(api: ReturnType<typeof createRouter>): void {
  const methods = Map.groupBy(
    api.routes.filter(route => route.method !== 'ALL'),
    route => route.path,
  )
  for (const [path, routes] of methods) {
    const allow = [...new Set(routes.map(route => route.method))].join(', ')
    api.all(path, c => refuse(c, 405, { detail: say`This endpoint supports ${allow}.` }, { allow }))
  }
}

export type Api = ReturnType<typeof createApi>
