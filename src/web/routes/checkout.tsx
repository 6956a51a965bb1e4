import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Basket } from '#contract/basket/basket.ts'
import type { Quote } from '#contract/quotes/quotes.ts'
import { answerOf, calls } from '../client.ts'
import { foundOr404, requireSignedIn } from '../guards.ts'
import { readId } from '../search-params.ts'
import { Container } from '../ui/base/page/Container.tsx'
import { describePage } from '../ui/base/page/page-head.ts'
import { CheckoutPage } from '../ui/customer/checkout/CheckoutPage.tsx'
import { startTerms } from '../ui/customer/checkout/checkout-terms.ts'
import { purchaseOfBasket, purchaseOfQuote } from '../ui/customer/checkout/purchase.ts'
import { startQuotedTerms, withQuotedAddresses } from '../ui/customer/checkout/quoted-terms.ts'

/** Without a quote, the basket is checked out. */
export const Route = createFileRoute('/checkout')({
  validateSearch: ({ quote }: Record<string, unknown>): { quote?: string } => ({ quote: readId(quote) }),
  loaderDeps: ({ search }) => search,
  beforeLoad: requireSignedIn,
  loader: async ({ context: { user }, deps: { quote: id } }) => {
    if (!user) return null
    const [bought, book, { terms: account }, dispatch] = await Promise.all([
      readBought(id),
      answerOf(calls.address.$get()),
      answerOf(calls['my-account-terms'].$get()),
      answerOf(calls.delivery.dispatch.$get()),
    ])
    return { bought, book, account, dispatch }
  },
  gcTime: 0,
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Checkout',
      path: '/checkout',
      isPrivate: true,
    }),
  component: Checkout,
})

/** What is checked out: this quote, or without one the basket. */
async function readBought(
  quoteId: string | undefined,
): Promise<{ readonly quote: Quote } | { readonly basket: Basket }> {
  return quoteId === undefined
    ? { basket: await answerOf(calls.basket.$get()) }
    : { quote: await readOffered(quoteId) }
}

/** A quote that can be ordered; one that cannot says why on its own page. */
async function readOffered(id: string): Promise<Quote> {
  const quote = await foundOr404(answerOf(calls.quote[':id'].$get({ param: { id } })))
  if (quote.status === 'offered') return quote
  throw redirect({ to: '/dashboard/quotes/$id', params: { id }, replace: true, statusCode: 302 })
}

type Loaded = NonNullable<ReturnType<typeof Route.useLoaderData>>
type User = NonNullable<ReturnType<typeof Route.useRouteContext>['user']>

function Checkout() {
  const loaded = Route.useLoaderData()
  const { user } = Route.useRouteContext()
  return (
    <Container className="py-10 sm:py-14">{loaded && user && <Purchase {...loaded} user={user} />}</Container>
  )
}

function Purchase({ bought, book, account, dispatch, user }: Loaded & { user: User }) {
  const router = useRouter()
  const purchase = useMemo(
    () => ('quote' in bought ? purchaseOfQuote(bought.quote) : purchaseOfBasket(bought.basket)),
    [bought],
  )
  const addresses = 'quote' in bought ? withQuotedAddresses(bought.quote, book) : book
  const initial = 'quote' in bought ? startQuotedTerms(bought.quote, addresses) : startTerms(addresses)
  return (
    <CheckoutPage
      purchase={purchase}
      initial={initial}
      addresses={addresses}
      user={user}
      account={account}
      dispatch={dispatch}
      reload={() => router.invalidate()}
    />
  )
}
