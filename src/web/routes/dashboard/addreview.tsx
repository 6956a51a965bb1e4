import { createFileRoute } from '@tanstack/react-router'
import { readId } from '../../search-params.ts'
import { loadOwnReviews } from '../../ui/customer/reviews/load-own-reviews.ts'
import { ReviewDesk } from '../../ui/customer/reviews/ReviewDesk.tsx'

export const Route = createFileRoute('/dashboard/addreview')({
  validateSearch: ({ product }: Record<string, unknown>): { product?: string } => ({
    product: readId(product),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { user }, deps }) => user && loadOwnReviews(deps.product),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Product Review | Parts Hub' }] }),
  component: AddReview,
})

function AddReview() {
  const { user } = Route.useRouteContext()
  const own = Route.useLoaderData()
  const { product } = Route.useSearch()
  return user && own && <ReviewDesk key={product} user={user} own={own} product={product} />
}
