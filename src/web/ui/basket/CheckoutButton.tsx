import { Link, useRouter } from '@tanstack/react-router'
import type { Basket } from '#contract/basket.ts'
import { answerOf, calls } from '../../client.ts'
import type { SessionUser } from '../../session.ts'
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts'
import { notify } from '../toast.tsx'
import { keepPage, useAction } from '../use-action.ts'
import { refreshBasket } from './basket-store.ts'

const BUTTON = 'btn w-full btn-primary btn-lg'

/**
 * Books the lines of the basket, all or none, and goes on to the payment; visitors log in first. Lines that cannot be ordered have to be
 * changed before.
 */
export function CheckoutButton({ basket, user }: { basket: Basket; user: SessionUser | null }) {
  const router = useRouter()
  const once = useIdempotencyKey()
  const { isOff, act } = useAction({ refresh: keepPage, onFailure: explain })
  const lines = basket.lines.filter(({ saved }) => !saved)
  const faulty = lines.filter(({ problem }) => problem)

  async function checkOut(): Promise<void> {
    const order = {
      lines: lines.map(({ product, quantity, total }) => ({ product, availability: quantity, price: total })),
      price: basket.total,
    }
    const headers = { 'idempotency-key': once.keyFor(order) }
    const { insertedId: id } = await answerOf(calls.checkout.$post({ json: order }, { headers }))
    once.renew()
    await router.navigate({ to: '/dashboard/payment/$id', params: { id }, reloadDocument: true })
  }

  if (!user)
    return (
      <Link to="/login" search={{ from: '/basket' }} className={BUTTON}>
        Log in to check out
      </Link>
    )
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={() => {
        if (faulty.length > 0) notify.refusal('Please change or remove the marked lines first.')
        else void act(checkOut)
      }}
      className={BUTTON}
    >
      Checkout
    </button>
  )
}

/** Shows the prices and the stock of now beside the reason. */
function explain(error: unknown): false {
  notify.failure(error)
  refreshBasket().catch(() => undefined)
  return false
}
