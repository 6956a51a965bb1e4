import { createFileRoute } from '@tanstack/react-router'
import { answerOf, calls } from '../client.ts'
import { describePage } from '../ui/base/page/page-head.ts'
import { BasketPage } from '../ui/visitor/basket-page/BasketPage.tsx'

export const Route = createFileRoute('/basket')({
  loader: async ({ context: { user } }) => (user ? answerOf(calls.basket.$get()) : null),
  gcTime: 0,
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Basket',
      path: '/basket',
      isPrivate: true,
    }),
  component: Basket,
})

function Basket() {
  const loaded = Route.useLoaderData()
  const { user } = Route.useRouteContext()
  return <BasketPage user={user} loaded={loaded ?? undefined} />
}
