import { createFileRoute, Link } from '@tanstack/react-router'
import { answerOf, calls } from '../../../client.ts'
import { foundOr404 } from '../../../guards.ts'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { RequestPage } from '../../../ui/owner/quote-requests/RequestPage.tsx'

export const Route = createFileRoute('/dashboard/_admin/requests/$id')({
  loader: async ({ context: { admin }, params }) =>
    admin && foundOr404(answerOf(calls.quote[':id'].$get({ param: { id: encodeURIComponent(params.id) } }))),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Request | Parts Hub' }] }),
  component: Request,
  pendingComponent: () => <RowsSkeleton title="Request" />,
  notFoundComponent: NoSuchRequest,
})

function Request() {
  const quote = Route.useLoaderData()
  return quote && <RequestPage key={quote._id} quote={quote} />
}

function NoSuchRequest() {
  return (
    <>
      <PageHeading title="Request not found" lead="There is no such request." />
      <Link to="/dashboard/requests" className="btn btn-outline">
        All requests
      </Link>
    </>
  )
}
