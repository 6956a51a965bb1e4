import { createFileRoute } from '@tanstack/react-router'
import { answerOf, calls } from '../../../client.ts'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { Feeds } from '../../../ui/owner/api-keys/Feeds.tsx'
import { KeyTable } from '../../../ui/owner/api-keys/KeyTable.tsx'
import { NewKeyForm } from '../../../ui/owner/api-keys/NewKeyForm.tsx'

export const Route = createFileRoute('/dashboard/_admin/api-keys')({
  loader: async ({ context: { admin } }) => admin && answerOf(calls['api-key'].$get()),
  shouldReload: true,
  gcTime: 0,
  head: () => ({ meta: [{ title: 'API keys | Parts Hub' }] }),
  component: ApiKeysPage,
  pendingComponent: () => <RowsSkeleton title="API keys" />,
})

function ApiKeysPage() {
  const keys = Route.useLoaderData()
  if (!keys) return null
  return (
    <>
      <ListPage
        title="API keys"
        lead={
          <>
            With a key a program calls the shop for you, as{' '}
            <a href="/docs" className="link">
              the calls are described
            </a>
            . It may what its role may, but never manage keys, staff or how people sign in.
          </>
        }
        filters={
          <div className="mb-8">
            <NewKeyForm />
          </div>
        }
        count={[keys.length, 'key', 'keys']}
      >
        {keys.length > 0 && <KeyTable keys={keys} />}
      </ListPage>
      <Feeds />
    </>
  )
}
