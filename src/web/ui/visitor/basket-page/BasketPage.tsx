import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Basket } from '#contract/basket/basket.ts'
import type { SessionUser } from '../../../session.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { Skeleton } from '../../base/page/Skeleton.tsx'
import { refreshBasket } from '../../basket/basket-store.ts'
import { EmptyBasket } from '../../basket/EmptyBasket.tsx'
import { useShownBasket } from '../../basket/shown-basket.ts'
import { UndoRemoval } from '../../basket/UndoRemoval.tsx'
import { useNetBasket } from '../../basket/use-net-basket.ts'
import { QuoteButtons } from '../../customer/quotes/QuoteButtons.tsx'
import { BasketSummary } from './BasketSummary.tsx'
import { BasketTable } from './BasketTable.tsx'
import { BasketTools } from './BasketTools.tsx'
import { ChangedPrices } from './ChangedPrices.tsx'
import { CheckoutButton } from './CheckoutButton.tsx'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'
import { UnmergedLines } from './UnmergedLines.tsx'

/** The basket: what is to be ordered, what is saved for later, and what it costs. */
export function BasketPage({
  user,
  loaded,
}: {
  user: SessionUser | null
  /** As the server rendered it; undefined for a visitor, whose basket only the browser knows. */
  loaded: Basket | undefined
}) {
  const { basket = loaded, owner } = useShownBasket()
  useEffect(() => {
    // Not before it is known whose basket it is.
    if (owner === (user?.id ?? null)) refreshBasket().catch((error: unknown) => notify.failure(error))
  }, [owner, user?.id])
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading
        title="Basket"
        lead={user ? undefined : 'Kept in this browser until you log in.'}
        actions={
          <Link to="/quick-order" className="btn btn-outline btn-sm print:hidden">
            Paste a list
          </Link>
        }
      />
      <noscript>
        <p className="mb-4">Changing the basket needs JavaScript.</p>
      </noscript>
      <UnmergedLines />
      {basket ? <Lines basket={basket} user={user} /> : <Loading />}
    </Container>
  )
}

function Lines({ basket, user }: { basket: Basket; user: SessionUser | null }) {
  const lines = basket.lines.filter(({ saved }) => !saved)
  const savedLines = basket.lines.filter(({ saved }) => saved)
  const net = useNetBasket(basket)
  return (
    <UndoRemoval>
      <ChangedPrices lines={basket.lines} />
      {lines.length > 0 ? (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
          <BasketTable caption="Lines to order" lines={lines} net={net} />
          <section aria-labelledby="summary-heading" className="sheet p-5 lg:sticky lg:top-24">
            <h2 id="summary-heading" className="mb-3 text-2xl">
              Summary
            </h2>
            <BasketSummary basket={basket} />
            <DeliveryEstimate basket={basket} isSignedIn={user !== null} />
            <div className="mt-4 grid gap-2 print:hidden">
              <CheckoutButton basket={basket} user={user} />
              <QuoteButtons basket={basket} user={user} />
            </div>
            <div className="mt-6 border-t border-line pt-4">
              <BasketTools lines={lines} isSignedIn={user !== null} />
            </div>
          </section>
        </div>
      ) : (
        <EmptyBasket />
      )}
      {savedLines.length > 0 && (
        <section aria-labelledby="saved-heading" className="mt-12 print:hidden">
          <h2 id="saved-heading" className="mb-4 text-3xl">
            Saved for later
          </h2>
          <BasketTable caption="Lines saved for later" lines={savedLines} />
        </section>
      )}
    </UndoRemoval>
  )
}

function Loading() {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_20rem] [@media(scripting:none)]:hidden">
      <output className="sr-only">Loading</output>
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
