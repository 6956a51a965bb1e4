import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { DeliveryMethodId } from '#contract/delivery/methods.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { answerOf, CallError, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { addressValues } from '../../base/addresses/address-values.ts'

interface ChangeDeliveryOptions {
  readonly onChanging: (isChanging: boolean) => void
  readonly onChanged: () => void
}

/** What a paid order costs more at another place, and the new total, in euros. */
interface Difference {
  readonly due: number
  readonly total: number
}

/** Says where an order goes; the page then shows it, with its total. What has changed meanwhile is said and shown. */
export function useChangeDelivery(order: Order, { onChanging, onChanged }: ChangeDeliveryOptions) {
  const router = useRouter()
  const [asked, ask] = useState<Difference>()
  const { isOff, act } = useAction({ onFailure: explain })

  async function explain(error: unknown): Promise<false> {
    const figures = error instanceof CallError ? error.problem?.current : undefined
    if (typeof figures?.due === 'number' && typeof figures.total === 'number') {
      ask({ due: figures.due, total: figures.total })
      return false
    }
    ask(undefined)
    notify.failure(error)
    if (error instanceof CallError && error.status === 409) await router.invalidate()
    return false
  }

  async function change(
    deliveryAddress: PostalAddress,
    deliveryMethod: DeliveryMethodId | undefined,
    agreed: number | undefined,
  ): Promise<void> {
    const param = { id: encodeURIComponent(order._id) }
    const json = { deliveryAddress: addressValues(deliveryAddress), deliveryMethod, agreed }
    onChanging(true)
    const isChanged = await act(() => answerOf(calls.order[':id'].delivery.$put({ param, json })), {
      success: 'We deliver to this address',
    })
    onChanging(false)
    if (isChanged) onChanged()
  }

  return {
    isOff,
    /** What the place last asked for costs more than was paid; undefined until that is known. */
    asked,
    forget: () => ask(undefined),
    /** `agreed` is the new total that the customer has seen, in euros. */
    change: (address: PostalAddress, method: DeliveryMethodId | undefined, agreed: number | undefined) =>
      void change(address, method, agreed),
  }
}
