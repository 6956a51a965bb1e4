import { Link, useRouter } from '@tanstack/react-router'
import type { Basket, BasketLine } from '#contract/basket/basket.ts'
import { answerOf, calls } from '../../../client.ts'
import type { SessionUser } from '../../../session.ts'
import { notify } from '../../base/actions/toast.tsx'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { findQuotable } from './quotable-lines.ts'

/** Leads from a basket to a quote, or to a request for a better price; visitors log in first. */
export function QuoteButtons({ basket, user }: { basket: Basket; user: SessionUser | null }) {
  const router = useRouter()
  const once = useIdempotencyKey()
  const { isOff, act } = useAction({ refresh: keepPage })
  const quotable = findQuotable(basket)

  async function getQuote(lines: readonly BasketLine[]): Promise<void> {
    const json = { lines: lines.map(({ product, quantity }) => ({ product, availability: quantity })) }
    const headers = { 'idempotency-key': once.keyFor(json) }
    const { insertedId: id } = await answerOf(calls.quote.$post({ json }, { headers }))
    once.renew()
    await router.navigate({ to: '/dashboard/quotes/$id', params: { id } })
  }

  // Back to the basket: what this browser kept is put into the account's there.
  if (!user)
    return (
      <Link to="/login" search={{ from: '/basket' }} className="btn w-full btn-outline">
        Log in to get a quote
      </Link>
    )
  const refuse = () => notify.refusal('Please change or remove the marked lines first.')
  return (
    <div className="grid gap-2">
      <button
        type="button"
        disabled={isOff}
        onClick={() => (quotable ? void act(() => getQuote(quotable)) : refuse())}
        className="btn w-full btn-outline"
      >
        Get a quote
      </button>
      <Link
        to="/dashboard/quotes/new"
        onClick={event => {
          if (quotable) return
          event.preventDefault()
          refuse()
        }}
        className="btn w-full btn-ghost"
      >
        Ask for a better price
      </Link>
    </div>
  )
}
