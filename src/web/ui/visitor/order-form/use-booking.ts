import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { parseCount } from '#contract/amounts.ts'
import type { BackOrder } from '#contract/catalog/back-orders.ts'
import type { RatedProduct } from '#contract/reviews/reviews.ts'
import { answerOf, CallError, calls } from '../../../client.ts'
import { ORDER_BOOKED } from '../../../content/specification.ts'
import type { SessionUser } from '../../../session.ts'
import { notify } from '../../base/actions/toast.tsx'
import { formatEuros } from '../../base/figures/format.ts'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { backOrderOf } from '../../product/offer/BackOrderNote.tsx'
import { totalOf } from '../../product/offer/order-figures.ts'
import { unitPriceOf } from '../../product/offer/quantities.ts'

export interface OrderFields {
  userName: string
  availability: string
  phone: string
}

export interface Booked {
  readonly id: string
  readonly quantity: number
  readonly total: number
  readonly backOrder: BackOrder | null
}

interface BookingOptions {
  readonly product: RatedProduct
  readonly user: SessionUser
  readonly form: UseFormReturn<OrderFields>
  readonly onBooked: (booked: Booked) => void
  /** Reloads the product when its figures have changed. */
  readonly refresh: () => void
}

/** Books the order in the form, once, however often it is sent. */
export function useBooking({ product, user, form, onBooked, refresh }: BookingOptions) {
  const once = useIdempotencyKey()
  const [priceNotice, setPriceNotice] = useState<string>()

  async function book(fields: OrderFields): Promise<void> {
    const total = totalOf(product, fields.availability)
    if (total === undefined) return
    setPriceNotice(undefined)
    const order = { ...toOrder(product, user, fields), price: total }
    try {
      const { insertedId } = await answerOf(
        calls.order.$post({ json: order }, { headers: { 'idempotency-key': once.keyFor(order) } }),
      )
      once.renew()
      notify.success(ORDER_BOOKED)
      onBooked({ id: insertedId, quantity: order.availability, total, backOrder: order.backOrder })
    } catch (error) {
      explain(error)
    }
  }

  function explain(error: unknown): void {
    const isPlaced = placeProblems(error, form)
    const isConflict = error instanceof CallError && error.status === 409
    if (isConflict) {
      setPriceNotice(
        describePriceChange(unitPriceOf(product, parseCount(form.getValues('availability')) ?? 0), error),
      )
      refresh()
    }
    notify.failure(error, {
      retry: isConflict || isPlaced ? undefined : () => void form.handleSubmit(book)(),
    })
  }

  return { book, priceNotice }
}

function toOrder(product: RatedProduct, user: SessionUser, { userName, availability, phone }: OrderFields) {
  return {
    userName,
    userEmail: user.email,
    orderName: product.name,
    orderDescription: product.description,
    minQuantity: product.min,
    availability: parseCount(availability) ?? 0,
    phone,
    product: product._id,
    backOrder: backOrderOf(product, parseCount(availability) ?? 0),
  }
}

function describePriceChange(before: number, error: CallError): string | undefined {
  const { price, total } = error.problem?.current ?? {}
  if (typeof price !== 'number' || price === before) return undefined
  const now = `The unit price was ${formatEuros(before)} and is now ${formatEuros(price)}.`
  return typeof total === 'number' ? `${now} Your order would now cost ${formatEuros(total)}.` : now
}
