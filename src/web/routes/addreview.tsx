import { createFileRoute } from '@tanstack/react-router'
import { PRODUCT_REVIEW } from '../content/specification.ts'
import { readId } from '../search-params.ts'
import { Container } from '../ui/base/page/Container.tsx'
import { describePage } from '../ui/base/page/page-head.ts'
import { loadOwnReviews } from '../ui/customer/reviews/load-own-reviews.ts'
import { ReviewDesk } from '../ui/customer/reviews/ReviewDesk.tsx'
import { SignInFirst } from '../ui/customer/sign-in/SignInFirst.tsx'

export const Route = createFileRoute('/addreview')({
  validateSearch: ({ product }: Record<string, unknown>): { product?: string } => ({
    product: readId(product),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { user }, deps }) => user && loadOwnReviews(deps.product),
  gcTime: 0,
  head: ({ match }) =>
    describePage(match.context.site, {
      title: PRODUCT_REVIEW,
      path: '/addreview',
      isPrivate: true,
    }),
  component: AddReview,
})

function AddReview() {
  const { user } = Route.useRouteContext()
  const own = Route.useLoaderData()
  const { product } = Route.useSearch()
  if (!user || !own) return <SignInFirst />
  return (
    <Container className="py-10 sm:py-14">
      <ReviewDesk key={product} user={user} own={own} product={product} />
    </Container>
  )
}
