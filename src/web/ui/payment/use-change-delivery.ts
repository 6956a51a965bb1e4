import { useRouter } from '@tanstack/react-router'
import type { DeliveryMethodId } from '#contract/delivery-methods.ts'
import type { Order } from '#contract/orders.ts'
import type { PostalAddress } from '#contract/postal-addresses.ts'
import { answerOf, CallError, calls } from '../../client.ts'
import { notify } from '../toast.tsx'
import { useAction } from '../use-action.ts'

interface ChangeDeliveryOptions {
  readonly onChanging: (isChanging: boolean) => void
  readonly onChanged: () => void
}

/** Says where an order goes; the page then shows it, with its total. What has changed meanwhile is said and shown. */
export function useChangeDelivery(order: Order, { onChanging, onChanged }: ChangeDeliveryOptions) {
  const router = useRouter()
  const { isOff, act } = useAction({ onFailure: explain })

  async function explain(error: unknown): Promise<false> {
    notify.failure(error)
    if (error instanceof CallError && error.status === 409) await router.invalidate()
    return false
  }

  async function change(
    deliveryAddress: PostalAddress,
    deliveryMethod: DeliveryMethodId | undefined,
  ): Promise<void> {
    const param = { id: encodeURIComponent(order._id) }
    const json = { deliveryAddress, deliveryMethod }
    onChanging(true)
    const isChanged = await act(() => answerOf(calls.order[':id'].delivery.$put({ param, json })), {
      success: 'We deliver to this address',
    })
    onChanging(false)
    if (isChanged) onChanged()
  }

  return {
    isOff,
    change: (address: PostalAddress, method: DeliveryMethodId | undefined) => void change(address, method),
  }
}
