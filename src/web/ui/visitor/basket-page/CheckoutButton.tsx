import { Link } from '@tanstack/react-router'
import type { Basket } from '#contract/basket/basket.ts'
import type { SessionUser } from '../../../session.ts'
import { notify } from '../../base/actions/toast.tsx'

const BUTTON = 'btn w-full btn-primary btn-lg'

/** Leads to the checkout; visitors log in first. Lines that cannot be ordered have to be changed before. */
export function CheckoutButton({ basket, user }: { basket: Basket; user: SessionUser | null }) {
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
