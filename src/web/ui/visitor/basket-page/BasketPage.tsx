import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Basket, BasketLine } from '#contract/basket/basket.ts'
import type { Dispatch } from '#contract/delivery/delivery.ts'
import type { SessionUser } from '../../../session.ts'
import { notify } from '../../base/actions/toast.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { Skeleton } from '../../base/page/Skeleton.tsx'
import { refreshBasket } from '../../basket/basket-store.ts'
import { EmptyBasket } from '../../basket/EmptyBasket.tsx'
import { writeLines } from '../../basket/kept-lines.ts'
import { useShownBasket } from '../../basket/shown-basket.ts'
import { UndoRemoval } from '../../basket/UndoRemoval.tsx'
import { useBasketAction } from '../../basket/use-basket-action.ts'
import { useNetBasket } from '../../basket/use-net-basket.ts'
import { QuoteButtons } from '../../customer/quotes/QuoteButtons.tsx'
import { LeavesWorks } from '../../product/offer/LeavesWorks.tsx'
import { BasketSummary } from './BasketSummary.tsx'
import { BasketTable } from './BasketTable.tsx'
import { BasketTools } from './BasketTools.tsx'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'

/** The basket: what is to be ordered, what is saved for later, and what it costs. */
export function BasketPage({
  user,
  loaded,
  dispatch,
}: {
  user: SessionUser | null
  /** As the server rendered it; undefined for a visitor, whose basket only the browser knows. */
  loaded: Basket | undefined
  dispatch: Dispatch | null
}) {
  const { basket = loaded, owner } = useShownBasket()
  useEffect(() => {
    // Not before it is known whose basket it is.
    if (owner === (user?.id ?? null)) refreshBasket().catch((error: unknown) => notify.failure(error))
  }, [owner, user?.id])
  return (
    <Container className="min-h-svh py-10 sm:py-14">
      <PageHeading
        title="Basket"
        lead={user ? undefined : 'Kept in this browser until you log in.'}
        actions={
          <Link to="/quick-order" className="btn btn-outline btn-sm">
            Paste a list
          </Link>
        }
      />
      <noscript>
        <p className="mb-4">Changing the basket needs JavaScript.</p>
      </noscript>
      <UnmergedLines />
      {basket ? <Lines basket={basket} user={user} dispatch={dispatch} /> : <Loading />}
    </Container>
  )
}

function Lines({
  basket,
  user,
  dispatch,
}: {
  basket: Basket
  user: SessionUser | null
  dispatch: Dispatch | null
}) {
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
            {dispatch && (
              <dl>
                <LeavesWorks dispatch={dispatch} />
              </dl>
            )}
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

/** Says how many prices have changed since they were last seen, until they are accepted. */
function ChangedPrices({ lines }: { lines: readonly BasketLine[] }) {
  const { isOff, change } = useBasketAction()
  const changed = lines.filter(({ was }) => was !== null).length
  if (changed === 0) return null
  return (
    <div className="sheet mb-4 flex flex-wrap items-center justify-between gap-3 border-l-4 border-l-warning px-4 py-3 print:hidden">
      <p>
        {changed === 1 ? '1 price has' : `${changed} prices have`} changed since you last saw{' '}
        {changed === 1 ? 'it' : 'them'}.
      </p>
      <button
        type="button"
        disabled={isOff}
        onClick={() => void change({ act: 'acceptPrices' })}
        className="btn btn-outline btn-sm"
      >
        Accept the new {changed === 1 ? 'price' : 'prices'}
      </button>
    </div>
  )
}

/** Says why what was put in before the sign-in is still in this browser alone, and what can be done about it. */
function UnmergedLines() {
  const { unmerged } = useShownBasket()
  const { isOff, act } = useAction({ refresh: refreshBasket })
  if (unmerged === undefined) return null
  return (
    <div className="sheet mb-4 grid justify-items-start gap-3 border-l-4 border-l-warning px-4 py-3 print:hidden">
      <p>What you put in before you signed in could not be added. It is kept in this browser. {unmerged}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={isOff}
          onClick={() => void act(refreshBasket)}
          className="btn btn-outline btn-sm"
        >
          Try again
        </button>
        <button
          type="button"
          disabled={isOff}
          onClick={() => void act(async () => writeLines(() => []))}
          className="btn btn-ghost btn-sm"
        >
          Leave it out
        </button>
      </div>
    </div>
  )
}

const BUTTON = 'btn w-full btn-primary btn-lg'

/** Leads to the checkout; visitors log in first. Lines that cannot be ordered have to be changed before. */
function CheckoutButton({ basket, user }: { basket: Basket; user: SessionUser | null }) {
  // Back to the basket: what this browser kept is put into the account's there.
  if (!user)
    return (
      <Link to="/login" search={{ from: '/basket' }} className={BUTTON}>
        Log in to check out
      </Link>
    )
  const isFaulty = basket.lines.some(({ saved, problem }) => problem && !saved)
  return (
    <Link
      to="/checkout"
      onClick={event => {
        if (!isFaulty) return
        event.preventDefault()
        notify.refusal('Please change or remove the marked lines first.')
      }}
      className={BUTTON}
    >
      Checkout
    </Link>
  )
}
