import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { calls, pageOf } from '../../../client.ts'
import { type Filter, ListFilters } from '../../../ui/base/list/ListFilters.tsx'
import { ListPage, wordCount } from '../../../ui/base/list/ListPage.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import {
  type ManagedReviewSearch,
  readManagedReviewSearch,
  reviewStates,
} from '../../../ui/owner/feedback/managed-review-search.ts'
import { ReviewCard } from '../../../ui/owner/feedback/ReviewCard.tsx'

const PAGE_SIZE = '20'

const filters: readonly Filter<keyof ManagedReviewSearch>[] = [
  { name: 'state', label: 'State', choices: [['', 'All reviews'], ...Object.entries(reviewStates)] },
]

const linkTo = (search: ManagedReviewSearch) => linkOptions({ to: '/dashboard/reviews', search })

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
  const search = readManagedReviewSearch(Route.useSearch())
  if (!page) return null
  const { items: reviews, total, next } = page
  return (
    <ListPage
      title="Reviews"
      lead="Customer reviews, newest first."
      filters={
        <ListFilters
          search={search}
          read={readManagedReviewSearch}
          linkTo={linkTo}
          filters={filters}
          kept="product"
          className="sheet mb-6 flex flex-wrap items-end gap-x-3 gap-y-4 p-4"
        >
          {search.product !== undefined && (
            <p className="flex min-h-11 flex-wrap items-center gap-x-4 sm:ml-5">
              <span>
                Only of <strong className="font-semibold">{reviews[0]?.product?.name ?? 'one part'}</strong>
              </span>
              <Link {...linkTo({ state: search.state })} className="link">
                All parts
              </Link>
            </p>
          )}
        </ListFilters>
      }
      count={
        search.product === undefined ? wordCount(total, 'review', 'reviews') : [total, 'review', 'reviews']
      }
      pager={<CursorPager label="Pages of reviews" search={search} linkTo={linkTo} next={next} />}
    >
      <div className="grid gap-4">
        {reviews.map(review => (
          <ReviewCard key={review._id} review={review} />
        ))}
      </div>
    </ListPage>
  )
}
