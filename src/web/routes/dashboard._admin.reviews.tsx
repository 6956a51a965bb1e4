import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../accept-search.ts'
import { calls, pageOf } from '../client.ts'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { formatCount } from '../ui/format.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Pager } from '../ui/Pager.tsx'
import { ManagedReviewFilters } from '../ui/reviews/ManagedReviewFilters.tsx'
import { type ManagedReviewSearch, readManagedReviewSearch } from '../ui/reviews/managed-review-search.ts'
import { ReviewCard } from '../ui/reviews/ReviewCard.tsx'

const PAGE_SIZE = '20'

export const Route = createFileRoute('/dashboard/_admin/reviews')({
  validateSearch: acceptSearch<ManagedReviewSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { state, product, after } = readManagedReviewSearch(deps)
    const hidden = state && (state === 'hidden' ? 'true' : 'false')
    return (
      admin &&
      pageOf(calls.review.managed.$get({ query: { hidden, product, limit: PAGE_SIZE, cursor: after } }))
    )
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Reviews | Parts Hub' }] }),
  component: Reviews,
  pendingComponent: () => <RowsSkeleton title="Reviews" />,
})

function Reviews() {
  const page = Route.useLoaderData()
  const { after, ...filters } = readManagedReviewSearch(Route.useSearch())
  if (!page) return null
  const { items: reviews, total, next } = page
  const product = filters.product === undefined ? undefined : reviews[0]?.product?.name
  return (
    <>
      <PageHeading title="Reviews" lead="Customer reviews, newest first." />
      <ManagedReviewFilters search={filters} product={product} />
      <output className="mb-4 block text-muted">
        {formatCount(total)} {total === 1 ? 'review' : 'reviews'}
      </output>
      <div className="grid gap-4">
        {reviews.map(review => (
          <ReviewCard key={review._id} review={review} />
        ))}
      </div>
      <Pager
        label="Pages of reviews"
        back={
          after === undefined
            ? undefined
            : { text: 'Newest', to: linkOptions({ to: '/dashboard/reviews', search: filters }) }
        }
        forward={
          next === undefined
            ? undefined
            : {
                text: 'Older',
                to: linkOptions({ to: '/dashboard/reviews', search: { ...filters, after: next } }),
              }
        }
      />
    </>
  )
}
