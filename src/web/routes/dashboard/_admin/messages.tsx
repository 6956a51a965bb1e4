import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { calls, pageOf } from '../../../client.ts'
import { readCursor, readSearch, type SearchOf } from '../../../search-params.ts'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { MessageCard } from '../../../ui/owner/feedback/MessageCard.tsx'

const PAGE_SIZE = '20'

const readMessageSearch = readSearch({ after: readCursor })
type MessageSearch = SearchOf<typeof readMessageSearch>

const linkTo = (search: MessageSearch) => linkOptions({ to: '/dashboard/messages', search })

export const Route = createFileRoute('/dashboard/_admin/messages')({
  validateSearch: acceptSearch<MessageSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { after } = readMessageSearch(deps)
    return admin && pageOf(calls.contact.$get({ query: { limit: PAGE_SIZE, cursor: after } }))
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Messages | Parts Hub' }] }),
  component: Messages,
  pendingComponent: () => <RowsSkeleton title="Messages" />,
})

function Messages() {
  const page = Route.useLoaderData()
  const search = readMessageSearch(Route.useSearch())
  if (!page) return null
  const { items: messages, total, next } = page
  return (
    <ListPage
      title="Messages"
      lead="Messages from the contact form, newest first."
      count={[total, 'message', 'messages']}
      pager={<CursorPager label="Pages of messages" search={search} linkTo={linkTo} next={next} />}
    >
      <div className="grid gap-4">
        {messages.map(entry => (
          <MessageCard key={entry._id} entry={entry} />
        ))}
      </div>
    </ListPage>
  )
}
