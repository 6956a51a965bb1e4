import { createFileRoute, Link } from '@tanstack/react-router'
import { AdminsOnly } from '../ui/dashboard/AdminsOnly.tsx'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { formatCount } from '../ui/format.ts'
import { loadMessages, type MessageList } from '../ui/messages/load-messages.ts'
import { MessageCard } from '../ui/messages/MessageCard.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

const nothing: MessageList = { messages: [], total: 0, next: undefined }

export const Route = createFileRoute('/dashboard/messages')({
  validateSearch: ({ after }: Record<string, unknown>): { after?: string } =>
    typeof after === 'string' && /^[\w-]{1,64}$/.test(after) ? { after } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { user }, deps }) =>
    user?.role === 'admin' ? loadMessages(deps.after) : nothing,
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Messages | Parts Hub' }] }),
  component: Messages,
  pendingComponent: () => <RowsSkeleton title="Messages" />,
})

function Messages() {
  const { user } = Route.useRouteContext()
  const { messages, total, next } = Route.useLoaderData()
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
      <Pages after={after} next={next} />
    </>
  )
}

function Pages({ after, next }: { after: string | undefined; next: string | undefined }) {
  if (after === undefined && next === undefined) return null
  return (
    <nav aria-label="Pages of messages" className="mt-6 flex gap-4">
      {after !== undefined && (
        <Link to="/dashboard/messages" className="btn btn-outline">
          Newest
        </Link>
      )}
      {next !== undefined && (
        <Link to="/dashboard/messages" search={{ after: next }} className="btn btn-outline">
          Older
        </Link>
      )}
    </nav>
  )
}
