import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { parseCount } from '#contract/amounts.ts'
import type { Dispatch } from '#contract/delivery/delivery.ts'
import { CONFIRM_FIRST } from '#contract/orders/limits.ts'
import type { RatedProduct } from '#contract/reviews/reviews.ts'
import type { SessionUser } from '../../../session.ts'
import { SendLinkAgain } from '../../base/actions/SendLinkAgain.tsx'
import { Amount } from '../../base/figures/Amount.tsx'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { Price, PriceBasis } from '../../base/figures/Price.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AddToBasket } from '../../basket/AddToBasket.tsx'
import { BackOrderNote, backOrderOf } from '../../product/offer/BackOrderNote.tsx'
import { DeliveryPromise } from '../../product/offer/DeliveryPromise.tsx'
import { LeavesWorks } from '../../product/offer/LeavesWorks.tsx'
import { checkQuantity, isAboveUnconfirmed, totalOf } from '../../product/offer/order-figures.ts'
import { PriceTiers } from '../../product/offer/PriceTiers.tsx'
import { formatPieces } from '../../product/offer/pieces.ts'
import { unitPriceOf } from '../../product/offer/quantities.ts'
import { BeyondStock } from '../../product/offer/RequestLink.tsx'
import { QuantityField } from './QuantityField.tsx'
import { type Booked, type OrderFields, useBooking } from './use-booking.ts'
import { YourDetails } from './YourDetails.tsx'

interface OrderFormProps {
  product: RatedProduct
  dispatch: Dispatch
  quantity?: number | undefined
  user: SessionUser
  phone: string
  onBooked: (booked: Booked) => void
  refresh: () => void
}

/**
 * The price at the quantity chosen, the button, and who orders, folded when all of that is known. On narrow screens quantity and
 * button stay at the bottom.
 */
export function OrderForm({ quantity: chosen, ...props }: OrderFormProps) {
  const { product, dispatch, user, phone } = props
  const start = chosen ?? product.min
  const form = useForm<OrderFields>({ mode: 'onChange' })
  const [isOpen, setOpen] = useState(phone === '')
  const { book, priceNotice } = useBooking({ ...props, form })
  const quantity = useWatch({ control: form.control, name: 'availability' }) ?? String(start)
  const pieces = parseCount(quantity) ?? 0
  const total = totalOf(product, quantity)
  const backOrder = backOrderOf(product, pieces)
  const mustConfirm = !user.emailVerified && total !== undefined && isAboveUnconfirmed(total)
  const notice = priceNotice ?? (mustConfirm ? CONFIRM_FIRST : undefined)

  /** The quantity; undefined if it cannot be ordered, and the field says why. */
  function checked(): number | undefined {
    void form.trigger('availability', { shouldFocus: true })
    return checkQuantity(product, quantity) === true ? pieces : undefined
  }

  async function submit(): Promise<void> {
    await form.handleSubmit(book)()
    if (form.getFieldState('availability').invalid) return
    const wrong = (['userName', 'phone'] as const).find(name => form.getFieldState(name).invalid)
    if (!wrong) return
    // What is folded cannot have the focus.
    flushSync(() => setOpen(true))
    form.setFocus(wrong)
  }

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
      className="grid gap-5"
    >
      <div>
        <p className="text-4xl font-semibold">
          <Price euros={unitPriceOf(product, pieces)} />{' '}
          <span className="text-base font-normal text-muted">
            a piece, <PriceBasis />
          </span>
        </p>
        <PriceTiers product={product} quantity={pieces} />
        <dl className="mt-4">
          <Figure term="In stock">{formatPieces(product.available)}</Figure>
          <Figure term="Minimum order">{formatPieces(product.min)}</Figure>
          {backOrder === null && (
            <>
              <LeavesWorks dispatch={dispatch} />
              <DeliveryPromise product={product} quantity={pieces} />
            </>
          )}
          {product.step > 1 && <Figure term="Sold in packs of">{formatPieces(product.step)}</Figure>}
        </dl>
      </div>
      <div className="grid gap-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-field-line max-lg:bg-base-100 max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-[0_-4px_12px_rgb(0_0_0/0.08)]">
        <QuantityField form={form} product={product} start={start} notice={notice} />
        <BeyondStock product={product} typed={quantity} />
        <BackOrderNote backOrder={backOrder} quantity={pieces} />
        {mustConfirm && <SendLinkAgain email={user.email} label="Send the link again" />}
        <div className="flex items-center justify-between gap-4">
          <output className="block">
            <span className="block text-sm text-muted">
              Total, <PriceBasis />
            </span>
            <strong className="text-2xl">{total === undefined ? '–' : <Amount euros={total} />}</strong>
          </output>
          <SubmitButton isBuying isBusy={form.formState.isSubmitting} className="btn-lg">
            Place Order
          </SubmitButton>
        </div>
        <p className="text-sm text-muted max-lg:hidden">
          {formatCount(pieces - (backOrder?.pieces ?? 0))} reserved for you once booked; you pay on the next
          page.
        </p>
      </div>
      <AddToBasket product={product} getQuantity={checked} />
      <YourDetails
        form={form}
        product={product}
        user={user}
        phone={phone}
        total={total}
        isOpen={isOpen}
        setOpen={setOpen}
      />
    </form>
  )
}
