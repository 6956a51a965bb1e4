import { useHydrated } from '@tanstack/react-router'
import type { SessionUser } from '../../../session.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { countLines, describeRows } from './describe-quick-line.ts'
import { QuickLines } from './QuickLines.tsx'
import { type QuickRow, readyRows, totalOf } from './quick-rows.ts'
import { useQuickOrder } from './use-quick-order.ts'

/** A pasted list becomes lines of the basket: what each line means, to be checked, chosen and changed before. */
export function QuickOrderPage({ user }: { user: SessionUser | null }) {
  const isHydrated = useHydrated()
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading
        title="Quick order"
        lead="Paste a list from a spreadsheet, or upload it: one part on a line, with its quantity."
      />
      <noscript>
        <p className="mb-4">A quick order needs JavaScript.</p>
      </noscript>
      {/* What the tab keeps is only known in the browser. */}
      <QuickList key={String(isHydrated)} isSignedIn={user !== null} isHydrated={isHydrated} />
    </Container>
  )
}

function QuickList({ isSignedIn, isHydrated }: { isSignedIn: boolean; isHydrated: boolean }) {
  const order = useQuickOrder({ isSignedIn, isKept: isHydrated })
  return (
    <QuickLines order={order} isSignedIn={isSignedIn}>
      <QuickSummary rows={order.rows} isBusy={order.isBusy} onAdd={() => void order.addToBasket()} />
    </QuickLines>
  )
}

/** How many lines can be put into the basket and what they come to, what is still open, and the button. */
function QuickSummary({
  rows,
  isBusy,
  onAdd,
}: {
  rows: readonly QuickRow[]
  isBusy: boolean
  onAdd: () => void
}) {
  const ready = readyRows(rows)
  return (
    <div className="sheet sticky bottom-0 z-10 mt-4 flex flex-wrap items-center justify-between gap-4 p-4">
      <output>
        {describeRows(rows)}. Goods, <PriceBasis />{' '}
        <strong>
          <Amount euros={totalOf(ready)} />
        </strong>
      </output>
      <button
        type="button"
        disabled={isBusy || ready.length === 0}
        onClick={onAdd}
        className="btn btn-primary"
      >
        Add {countLines(ready.length)} to basket
      </button>
    </div>
  )
}
