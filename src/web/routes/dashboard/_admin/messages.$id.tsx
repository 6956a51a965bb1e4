import { createFileRoute, Link } from '@tanstack/react-router'
import { answerOf, calls } from '../../../client.ts'
import { foundOr404 } from '../../../guards.ts'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { ThreadPage } from '../../../ui/owner/messages/ThreadPage.tsx'

export const Route = createFileRoute('/dashboard/_admin/messages/$id')({
  loader: async ({ context: { admin }, params }) => {
    if (!admin) return undefined
    const [thread, templates] = await Promise.all([
      foundOr404(answerOf(calls.message[':id'].$get({ param: { id: encodeURIComponent(params.id) } }))),
      answerOf(calls['message-template'].$get()),
    ])
    return { thread, templates }
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Message | Parts Hub' }] }),
  component: Message,
  pendingComponent: () => <RowsSkeleton title="Message" />,
  notFoundComponent: NoSuchMessage,
})

function Message() {
  const found = Route.useLoaderData()
  return found && <ThreadPage key={found.thread._id} {...found} />
}

function NoSuchMessage() {
  return (
    <>
      <PageHeading title="Message not found" lead="There is no such message." />
      <Link to="/dashboard/messages" className="btn btn-outline">
        All messages
      </Link>
    </>
  )
}
