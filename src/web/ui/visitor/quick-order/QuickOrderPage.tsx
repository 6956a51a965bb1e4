import { useHydrated } from '@tanstack/react-router'
import type { SessionUser } from '../../../session.ts'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { QuickLines } from './QuickLines.tsx'
import { QuickSummary } from './QuickSummary.tsx'
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
