import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { readCursor } from '../search-params.ts'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { formatCount } from '../ui/format.ts'
import { loadMessages } from '../ui/messages/load-messages.ts'
import { MessageCard } from '../ui/messages/MessageCard.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Pager } from '../ui/Pager.tsx'

export const Route = createFileRoute('/dashboard/_admin/messages')({
  validateSearch: ({ after }: Record<string, unknown>): { after?: string } => ({ after: readCursor(after) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => admin && loadMessages(deps.after),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Messages | Parts Hub' }] }),
  component: Messages,
  pendingComponent: () => <RowsSkeleton title="Messages" />,
})

function Messages() {
  const page = Route.useLoaderData()
  const { after } = Route.useSearch()
  if (!page) return null
  const { items: messages, total, next } = page
  return (
    <>
      <PageHeading title="Messages" lead="Messages from the contact form, newest first." />
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
