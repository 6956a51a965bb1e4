import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { calls, pageOf } from '../client.ts'
import { readCursor } from '../search-params.ts'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { formatCount } from '../ui/format.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Pager } from '../ui/Pager.tsx'
import { ReviewList } from '../ui/reviews/ReviewList.tsx'

const PAGE_SIZE = '20'

export const Route = createFileRoute('/dashboard/_admin/reviews')({
  validateSearch: ({ after }: Record<string, unknown>): { after?: string } => ({ after: readCursor(after) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) =>
    admin && pageOf(calls.review.$get({ query: { sort: 'newest', limit: PAGE_SIZE, cursor: deps.after } })),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Reviews | Parts Hub' }] }),
  component: Reviews,
  pendingComponent: () => <RowsSkeleton title="Reviews" />,
})

function Reviews() {
  const page = Route.useLoaderData()
  const { after } = Route.useSearch()
  if (!page) return null
  const { items: reviews, total, next } = page
  return (
    <>
      <PageHeading title="Reviews" lead="Customer reviews, newest first." />
      <output className="mb-4 block text-muted">
        {formatCount(total)} {total === 1 ? 'review' : 'reviews'}
      </output>
      <ReviewList reviews={reviews} />
      <Pager
        label="Pages of reviews"
        back={
          after === undefined ? undefined : { text: 'Newest', to: linkOptions({ to: '/dashboard/reviews' }) }
        }
        forward={
          next === undefined
            ? undefined
            : { text: 'Older', to: linkOptions({ to: '/dashboard/reviews', search: { after: next } }) }
        }
      />
    </>
  )
}
