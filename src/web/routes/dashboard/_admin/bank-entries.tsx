import { createFileRoute, linkOptions } from '@tanstack/react-router'
import type { BankEntryState } from '#contract/bank-entries/states.ts'
import { acceptSearch } from '../../../accept-search.ts'
import { answerOf, calls } from '../../../client.ts'
import { useRights } from '../../../rights.ts'
import { useAction } from '../../../ui/base/actions/use-action.ts'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { NumberPager } from '../../../ui/base/list/Pager.tsx'
import { StateLinks } from '../../../ui/base/list/StateLinks.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { BankEntryCard } from '../../../ui/owner/bank-entries/BankEntryCard.tsx'
import { type EntrySearch, readEntrySearch } from '../../../ui/owner/bank-entries/entry-search.ts'
import { UploadStatement } from '../../../ui/owner/bank-entries/UploadStatement.tsx'

const PAGE_SIZE = 25
const linkTo = (search: EntrySearch) => linkOptions({ to: '/dashboard/bank-entries', search })

const states: readonly (readonly [state: Exclude<BankEntryState, 'open'> | undefined, text: string])[] = [
  [undefined, 'To decide'],
  ['noted', 'Noted'],
  ['set-aside', 'Set aside'],
]

export const Route = createFileRoute('/dashboard/_admin/bank-entries')({
  validateSearch: acceptSearch<EntrySearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { state, page = 1 } = readEntrySearch(deps)
    const query = { state, limit: String(PAGE_SIZE), page: String(page) }
    return admin && answerOf(calls['bank-entry'].$get({ query }))
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Bank statement | Parts Hub' }] }),
  component: BankEntries,
  pendingComponent: () => <RowsSkeleton title="Bank statement" />,
})

function BankEntries() {
  const found = Route.useLoaderData()
  const search = readEntrySearch(Route.useSearch())
  const maySettle = useRights()('settleOnAccount')
  if (!found) return null
  const { entries, total, certain } = found
  const { state, kept, known = 0, leftOut = 0 } = search
  const sent = kept === undefined ? undefined : { kept, known, leftOut, unread: [] }
  return (
    <ListPage
      title="Bank statement"
      lead="What came in by bank transfer, and which orders on account it may pay. Nothing is noted without your yes."
      filters={
        <>
          {maySettle && <UploadStatement sent={sent} />}
          <StateLinks
            label="States of what came in"
            states={states}
            chosen={state}
            linkTo={chosen => linkTo({ state: chosen })}
            className="mb-6"
          />
        </>
      }
      count={[total, 'entry', 'entries']}
      beside={maySettle && state === undefined && certain > 0 ? <NoteCertain count={certain} /> : ''}
      pager={
        <NumberPager
          label="Pages of what came in"
          search={search}
          linkTo={linkTo}
          total={total}
          pageSize={PAGE_SIZE}
        />
      }
    >
      {entries.length === 0 ? (
        <p className="text-muted">Nothing here.</p>
      ) : (
        <ul className="grid gap-4">
          {entries.map(entry => (
            <BankEntryCard key={entry._id} entry={entry} />
          ))}
        </ul>
      )}
    </ListPage>
  )
}

function NoteCertain({ count }: { count: number }) {
  const { isOff, act } = useAction()
  return (
    <button
      type="button"
      disabled={isOff}
      className="btn btn-primary btn-sm"
      onClick={() =>
        void act(() => answerOf(calls['bank-entry'].certain.$post()), {
          success: ({ noted }) => `${noted} noted`,
        })
      }
    >
      Note all that are certain ({count})
    </button>
  )
}
