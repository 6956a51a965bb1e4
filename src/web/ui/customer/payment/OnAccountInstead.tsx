import type { OwnAccountTerms } from '#contract/on-account/on-account.ts'
import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatEuros } from '../../base/figures/format.ts'

interface OnAccountInsteadProps {
  order: Order
  /** What the person may order on account; null: nothing. */
  account: OwnAccountTerms
  isChanging: boolean
}

/** Puts an unpaid order on account, where that is granted and the limit leaves room for it. */
export function OnAccountInstead({ order, account, isChanging }: OnAccountInsteadProps) {
  const { isOff, act } = useAction()
  if (!account || order.status !== 'booked' || order.price > account.left) return null
  const param = { id: encodeURIComponent(order._id) }
  return (
    <section aria-labelledby="account-heading" className="mt-6 sheet p-5 sm:p-6">
      <h2 id="account-heading" className="mb-2 text-2xl">
        Or on account
      </h2>
      <p className="mb-4">
        You get an invoice, payable by bank transfer within {account.days} days. {formatEuros(account.left)}{' '}
        of your limit is left.
        {order.deliveryAddress === null && ' Please say first where to deliver to.'}
      </p>
      <button
        type="button"
        disabled={isOff || isChanging || order.deliveryAddress === null}
        className="btn btn-outline"
        onClick={() =>
          void act(() => answerOf(calls.order[':id']['on-account'].$post({ param })), {
            success: 'Your order is on account: the invoice comes by mail',
          })
        }
      >
        Put on account
      </button>
    </section>
  )
}
