import { createFileRoute, useRouter } from '@tanstack/react-router'
import { answerOf, calls } from '../client.ts'
import { requireSignedIn } from '../guards.ts'
import { Container } from '../ui/Container.tsx'
import { CheckoutPage } from '../ui/checkout/CheckoutPage.tsx'
import { describePage } from '../ui/page-head.ts'

export const Route = createFileRoute('/checkout')({
  beforeLoad: requireSignedIn,
  loader: async ({ context: { user } }) => {
    if (!user) return null
    const [basket, addresses] = await Promise.all([
      answerOf(calls.basket.$get()),
      answerOf(calls.address.$get()),
    ])
    return { basket, addresses }
  },
  gcTime: 0,
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Checkout',
      description: 'Where your order goes, how, and what it costs.',
      path: '/checkout',
      isPrivate: true,
    }),
  component: Checkout,
})

function Checkout() {
  const loaded = Route.useLoaderData()
  const { user } = Route.useRouteContext()
  const router = useRouter()
  return (
    <Container className="py-10 sm:py-14">
      {loaded && user && <CheckoutPage {...loaded} user={user} reload={() => router.invalidate()} />}
    </Container>
  )
}
