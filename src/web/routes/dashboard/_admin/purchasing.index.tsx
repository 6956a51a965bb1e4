import { createFileRoute, Link } from '@tanstack/react-router'
import { MAX_PROPOSALS } from '#contract/purchasing/states.ts'
import { answerOf, calls } from '../../../client.ts'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { NothingListed } from '../../../ui/base/list/NothingListed.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { ProposalGroups, useProposed } from '../../../ui/owner/purchasing/ProposalGroups.tsx'
import { PurchasingLinks } from '../../../ui/owner/purchasing/PurchasingLinks.tsx'

export const Route = createFileRoute('/dashboard/_admin/purchasing/')({
  loader: async ({ context: { admin } }) => admin && answerOf(calls['purchase-proposal'].$get()),
  shouldReload: true,
  gcTime: 0,
  head: () => ({ meta: [{ title: 'What to order | Parts Hub' }] }),
  component: Proposals,
  pendingComponent: () => <RowsSkeleton title="What to order" />,
})

function Proposals() {
  const proposals = Route.useLoaderData()
  const { isOff, orderAll } = useProposed()
  if (!proposals) return null
  const isFull = proposals.length === MAX_PROPOSALS
  return (
    <ListPage
      title="What to order"
      lead="Sizes of which fewer are available and on order than their reorder point, or than what sells until more could come. What is reserved for orders is not available."
      actions={
        proposals.some(({ supplier }) => supplier !== null) && (
          <button type="button" disabled={isOff} onClick={() => void orderAll()} className="btn btn-outline">
            Make all drafts
          </button>
        )
      }
      filters={<PurchasingLinks page="proposals" />}
      count={[
        proposals.length,
        'size to order',
        isFull ? 'sizes to order, the first ones' : 'sizes to order',
      ]}
    >
      {proposals.length > 0 ? (
        <ProposalGroups proposals={proposals} />
      ) : (
        <NothingListed
          title="Nothing to order"
          text="Say on the page of a product who supplies it, and from how many pieces on more are wanted."
        >
          <Link to="/dashboard/products" className="btn btn-outline">
            Products
          </Link>
        </NothingListed>
      )}
    </ListPage>
  )
}
