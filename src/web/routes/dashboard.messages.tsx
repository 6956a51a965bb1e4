import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { EMPTY_PAGE } from '../client.ts'
import { readCursor } from '../search-params.ts'
import { AdminsOnly } from '../ui/dashboard/AdminsOnly.tsx'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { formatCount } from '../ui/format.ts'
import { loadMessages } from '../ui/messages/load-messages.ts'
import { MessageCard } from '../ui/messages/MessageCard.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Pager } from '../ui/Pager.tsx'

export const Route = createFileRoute('/dashboard/messages')({
  validateSearch: ({ after }: Record<string, unknown>): { after?: string } => ({ after: readCursor(after) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { user }, deps }) =>
    user?.role === 'admin' ? loadMessages(deps.after) : EMPTY_PAGE,
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Messages | Parts Hub' }] }),
  component: Messages,
  pendingComponent: () => <RowsSkeleton title="Messages" />,
})

function Messages() {
  const { user } = Route.useRouteContext()
  const { items: messages, total, next } = Route.useLoaderData()
  const { after } = Route.useSearch()
  if (user?.role !== 'admin') return <AdminsOnly />
  return (
    <>
      <PageHeading title="Messages" lead="What visitors wrote in the contact form, newest first." />
      <output className="mb-4 block text-muted">
        {formatCount(total)} {total === 1 ? 'message' : 'messages'}
      </output>
      <div className="grid gap-4">
        {messages.map(entry => (
          <MessageCard key={entry._id} entry={entry} />
        ))}
      </div>
      <Pager
        label="Pages of messages"
        back={
          after === undefined ? undefined : { text: 'Newest', to: linkOptions({ to: '/dashboard/messages' }) }
        }
        forward={
          next === undefined
            ? undefined
            : { text: 'Older', to: linkOptions({ to: '/dashboard/messages', search: { after: next } }) }
        }
      />
    </>
  )
}
