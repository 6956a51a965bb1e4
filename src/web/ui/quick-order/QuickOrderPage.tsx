import { useHydrated } from '@tanstack/react-router'
import { useRef } from 'react'
import type { SessionUser } from '../../session.ts'
import { Container } from '../Container.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { describePlace } from './describe-quick-line.ts'
import { QuickFiles } from './QuickFiles.tsx'
import { QuickForm } from './QuickForm.tsx'
import { QuickSummary } from './QuickSummary.tsx'
import { QuickTable } from './QuickTable.tsx'
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
  const heading = useRef<HTMLHeadingElement>(null)
  const { rows } = order
  const leftOut = [...Map.groupBy(order.leftOut, ({ file }) => file)].map(([file, lines]) => {
    const numbers = lines.map(({ line }) => line)
    return `${numbers.length === 1 ? 'line' : 'lines'} ${describePlace(numbers, file)}`
  })

  async function show(reading: Promise<boolean>): Promise<void> {
    if (await reading) heading.current?.focus()
  }

  return (
    <>
      <QuickForm order={order} onRead={reading => void show(reading)} />
      <section aria-labelledby="lines-heading" hidden={rows.length === 0} className="mt-10">
        <h2 id="lines-heading" ref={heading} tabIndex={-1} className="mb-4 text-3xl">
          What the lines mean
        </h2>
        {leftOut.length > 0 && (
          <p className="mb-4 wrap-anywhere text-muted">
            Left out, as they ask for nothing: {leftOut.join('; ')}.
          </p>
        )}
        <QuickFiles rows={rows} onRemove={order.removeFile} />
        <QuickTable rows={rows} isSignedIn={isSignedIn} onChange={order.change} onRemove={order.remove} />
        <QuickSummary rows={rows} isBusy={order.isBusy} onAdd={() => void order.addToBasket()} />
      </section>
    </>
  )
}
