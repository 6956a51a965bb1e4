import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { acceptSearch } from '../../accept-search.ts'
import { rightsOf } from '../../rights.ts'
import { loadOwnOrders } from '../../ui/customer/my-orders/load-own-orders.ts'
import { OwnOrdersPage } from '../../ui/customer/my-orders/OwnOrdersPage.tsx'
import { type OwnOrdersSearch, readOwnOrdersSearch } from '../../ui/customer/my-orders/own-orders-search.ts'
import { Alerts } from '../../ui/owner/desk/Alerts.tsx'
import { loadAlerts } from '../../ui/owner/desk/load-desk.ts'
import { Waiting } from '../../ui/owner/desk/Waiting.tsx'
import { HandbookLink } from '../../ui/owner/handbook/HandbookLink.tsx'

const dashboard = getRouteApi('/dashboard')

export const Route = createFileRoute('/dashboard/')({
  validateSearch: acceptSearch<OwnOrdersSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (!context.user) return undefined
    const [own, alerts] = await Promise.all([
      loadOwnOrders(readOwnOrdersSearch(deps)),
      rightsOf(context)('handleAlerts') ? loadAlerts() : undefined,
    ])
    return { own, alerts }
  },
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
        {desk && <HandbookLink />}
        {found.alerts && <Alerts alerts={found.alerts} />}
        {desk && <Waiting desk={desk} />}
        <OwnOrdersPage found={found.own} search={search} />
      </>
    )
  )
}
