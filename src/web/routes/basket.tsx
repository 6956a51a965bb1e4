import { createFileRoute } from '@tanstack/react-router'
import { answerOf, calls } from '../client.ts'
import { describePage } from '../ui/base/page/page-head.ts'
import { BasketPage } from '../ui/visitor/basket-page/BasketPage.tsx'

export const Route = createFileRoute('/basket')({
  loader: async ({ context: { user } }) => {
    const [basket, dispatch] = await Promise.all([
      user ? answerOf(calls.basket.$get()) : undefined,
      // A visitor's basket is in the browser: it is shown while the shop cannot be reached, too.
      answerOf(calls.delivery.dispatch.$get()).catch(() => null),
    ])
    return { basket, dispatch }
  },
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
  const { basket, dispatch } = Route.useLoaderData()
  const { user } = Route.useRouteContext()
  return <BasketPage user={user} loaded={basket} dispatch={dispatch} />
}
