import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { calls, pageOf } from '../../../client.ts'
import { ListFilters } from '../../../ui/base/list/ListFilters.tsx'
import { ListPage, wordCount } from '../../../ui/base/list/ListPage.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { SavedViews } from '../../../ui/base/list/SavedViews.tsx'
import { StateLinks } from '../../../ui/base/list/StateLinks.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { MessageTable } from '../../../ui/owner/messages/MessageTable.tsx'
import {
  type MessageSearch,
  messageChoices,
  messageStateNames,
  readMessageSearch,
} from '../../../ui/owner/messages/message-search.ts'

const PAGE_SIZE = '25'
const linkTo = (search: MessageSearch) => linkOptions({ to: '/dashboard/messages', search })

export const Route = createFileRoute('/dashboard/_admin/messages/')({
  validateSearch: acceptSearch<MessageSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { state: wanted = 'open', q, after } = readMessageSearch(deps)
    const state = wanted === 'all' ? undefined : wanted
    return admin && pageOf(calls.message.$get({ query: { state, q, limit: PAGE_SIZE, cursor: after } }))
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
  const { q } = search
  return (
    <ListPage
      title="Messages"
      lead="What visitors and customers write. Open ones wait for an answer, those that wait longest first."
      actions={
        <Link to="/dashboard/message-templates" className="btn btn-outline">
          Templates
        </Link>
      }
      filters={
        <div className="mb-6 grid gap-4">
          <StateLinks
            label="States of messages"
            states={messageChoices.map(state => [state, messageStateNames[state]] as const)}
            chosen={search.state ?? 'open'}
            linkTo={state => linkTo({ q, ...(state !== 'open' && { state }) })}
          />
          <ListFilters
            search={search}
            read={readMessageSearch}
            linkTo={linkTo}
            words="Words, name, address, order number"
            filters={[]}
            kept="state"
            className="max-w-xl"
          />
        </div>
      }
      count={wordCount(total, 'message', 'messages')}
      beside={<SavedViews list="messages" search={search} read={readMessageSearch} linkTo={linkTo} />}
      pager={<CursorPager label="Pages of messages" search={search} linkTo={linkTo} next={next} />}
    >
      {messages.length > 0 && <MessageTable messages={messages} />}
    </ListPage>
  )
}
