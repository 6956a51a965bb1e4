import { createFileRoute, Link } from '@tanstack/react-router'
import { answerOf, calls } from '../client.ts'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { findQuotable } from '../ui/quotes/quotable-lines.ts'
import { RequestForm } from '../ui/quotes/RequestForm.tsx'

const TITLE = 'Ask for a better price'

export const Route = createFileRoute('/dashboard/quotes/new')({
  loader: async ({ context: { user } }) => (user ? answerOf(calls.basket.$get()) : null),
  gcTime: 0,
  head: () => ({ meta: [{ title: `${TITLE} | Parts Hub` }] }),
  component: NewRequest,
  pendingComponent: () => <RowsSkeleton title={TITLE} />,
})

function NewRequest() {
  const basket = Route.useLoaderData()
  if (!basket) return null
  const lines = findQuotable(basket)
  return (
    <>
      <PageHeading
        title={TITLE}
        lead="For what is in your basket. We answer with a quote, here and by email."
      />
      {lines && lines.length > 0 ? (
        <RequestForm lines={lines} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>
            {lines
              ? 'There is nothing in your basket.'
              : 'Some lines of your basket cannot be ordered as they are: please change or remove them first.'}
          </p>
          <Link to="/basket" className="btn btn-secondary">
            View basket
          </Link>
        </div>
      )}
    </>
  )
}
