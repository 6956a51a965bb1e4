import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { answerOf, calls, pageOf } from '../../../client.ts'
import { ListPage, wordCount } from '../../../ui/base/list/ListPage.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { StateLinks } from '../../../ui/base/list/StateLinks.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { EndpointTable } from '../../../ui/owner/webhooks/EndpointTable.tsx'
import { MessageTable } from '../../../ui/owner/webhooks/MessageTable.tsx'
import { NewEndpointForm } from '../../../ui/owner/webhooks/NewEndpointForm.tsx'
import { readWebhookSearch, type WebhookSearch } from '../../../ui/owner/webhooks/webhook-search.ts'

const PAGE_SIZE = '25'
const states = [
  [undefined, 'All'],
  ['waiting', 'Waiting'],
  ['sent', 'Sent'],
  ['failed', 'Given up'],
] as const
const linkTo = (search: WebhookSearch) => linkOptions({ to: '/dashboard/webhooks', search })

export const Route = createFileRoute('/dashboard/_admin/webhooks')({
  validateSearch: acceptSearch<WebhookSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    if (!admin) return
    const { after: cursor, ...wish } = readWebhookSearch(deps)
    const [endpoints, messages] = await Promise.all([
      answerOf(calls['webhook-endpoint'].$get()),
      pageOf(calls['webhook-message'].$get({ query: { ...wish, cursor, limit: PAGE_SIZE } })),
    ])
    return { endpoints, messages }
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Webhooks | Parts Hub' }] }),
  component: Webhooks,
  pendingComponent: () => <RowsSkeleton title="Webhooks" />,
})

function Webhooks() {
  const found = Route.useLoaderData()
  const search = readWebhookSearch(Route.useSearch())
  if (!found) return null
  const { endpoints, messages } = found
  const { items, total, next } = messages
  return (
    <ListPage
      title="Webhooks"
      lead="Other programs are told here what happens in the shop, signed, and again for three days if they do not answer."
      filters={
        <>
          <div className="mb-10 grid gap-8">
            {endpoints.length > 0 && <EndpointTable endpoints={endpoints} />}
            <NewEndpointForm />
          </div>
          <h2 className="mb-4 text-2xl">What they were told</h2>
          <StateLinks
            label="States of webhooks"
            states={states}
            chosen={search.state}
            linkTo={state => linkTo({ ...search, after: undefined, state })}
            className="mb-6"
          />
        </>
      }
      count={wordCount(total, 'webhook', 'webhooks')}
      pager={<CursorPager label="Pages of webhooks" search={search} linkTo={linkTo} next={next} />}
    >
      {items.length > 0 && <MessageTable messages={items} />}
    </ListPage>
  )
}
