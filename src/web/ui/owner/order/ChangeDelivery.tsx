import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Order } from '#contract/orders/orders.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { answerOf, CallError, calls } from '../../../client.ts'
import { LeaveQuestion } from '../../base/actions/LeaveQuestion.tsx'
import { notify } from '../../base/actions/toast.tsx'
import { AddressFields } from '../../base/addresses/AddressFields.tsx'
import { addressValues } from '../../base/addresses/address-values.ts'
import { guessCountry } from '../../base/addresses/guess-country.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { isRedirectable } from '../../customer/order/describe-order.ts'

/** Corrects where a customer's order goes, until it is on its way. */
export function ChangeDelivery({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  if (!isRedirectable(order)) return null

  /** What had the focus is replaced: it stays in its place. */
  function turn(next: boolean): void {
    setOpen(next)
    place.current?.focus()
  }

  return (
    <div ref={place} tabIndex={-1} className="mt-4 outline-none">
      {isOpen ? (
        <DeliveryForm order={order} onClose={() => turn(false)} />
      ) : (
        <button type="button" className="btn btn-outline" onClick={() => turn(true)}>
          {order.deliveryAddress ? 'Change the address' : 'Give the address'}
        </button>
      )}
    </div>
  )
}

function DeliveryForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const router = useRouter()
  const { deliveryAddress, userName: name } = order
  const form = useForm<PostalAddress>({
    defaultValues: addressValues(deliveryAddress ?? { name, country: guessCountry() }),
  })
  const { isDirty, isSubmitting } = form.formState
  /** The new total of an unpaid order, in euros, once the shop has asked about it. */
  const [asked, ask] = useState<number>()

  async function send(address: PostalAddress): Promise<void> {
    const param = { id: encodeURIComponent(order._id) }
    const json = { deliveryAddress: address, agreed: asked }
    try {
      await answerOf(calls.order[':id'].delivery.$put({ param, json }))
      form.reset(address)
      notify.success('The order goes to this address')
      await router.invalidate()
      onClose()
    } catch (error) {
      const total = newTotalOf(error)
      ask(total)
      if (total !== undefined || placeProblems(error, form, 'deliveryAddress.')) return
      notify.failure(error)
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-5">
      <LeaveQuestion hasChanges={() => isDirty} />
      <AddressFields form={form} purpose="for-another" />
      <output className="block font-semibold empty:hidden">
        {asked !== undefined &&
          `Delivered there, the order costs ${formatEuros(asked)} instead of ${formatEuros(order.price)}. Please ask the customer, who pays that.`}
      </output>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isSubmitting}>
          {asked === undefined ? 'Deliver here' : `Deliver here for ${formatEuros(asked)}`}
        </SubmitButton>
        <button type="button" className="btn btn-outline" onClick={onClose}>
          Leave it as it is
        </button>
      </div>
    </form>
  )
}

/** What the shop asks to be agreed to, if that is why it refused. */
function newTotalOf(error: unknown): number | undefined {
  const problem = error instanceof CallError ? error.problem : undefined
  const isAsked = problem?.errors?.some(({ field }) => field === 'agreed')
  const total = problem?.current?.total
  return isAsked && typeof total === 'number' ? total : undefined
}
