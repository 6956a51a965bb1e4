import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { acceptSearch } from '../../accept-search.ts'
import { loadOwnOrders } from '../../ui/customer/my-orders/load-own-orders.ts'
import { OwnOrdersPage } from '../../ui/customer/my-orders/OwnOrdersPage.tsx'
import { type OwnOrdersSearch, readOwnOrdersSearch } from '../../ui/customer/my-orders/own-orders-search.ts'
import { Waiting } from '../../ui/owner/desk/Waiting.tsx'

const dashboard = getRouteApi('/dashboard')

export const Route = createFileRoute('/dashboard/')({
  validateSearch: acceptSearch<OwnOrdersSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { user }, deps }) =>
    user ? loadOwnOrders(readOwnOrdersSearch(deps)) : undefined,
  shouldReload: true,
  // The orders shown stay until the next ones have loaded.
  pendingMs: Infinity,
  gcTime: 0,
  head: () => ({ meta: [{ title: 'My Order | Parts Hub' }] }),
  component: MyOrder,
})

function MyOrder() {
  const found = Route.useLoaderData()
  const search = readOwnOrdersSearch(Route.useSearch())
  const desk = dashboard.useLoaderData()
  return (
    found && (
      <>
        {desk && <Waiting desk={desk} />}
        <OwnOrdersPage found={found} search={search} />
      </>
    )
  )
}
