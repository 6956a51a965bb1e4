import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Product } from '#contract/catalog.ts'
import { CONFIRM_FIRST, newOrder } from '#contract/orders.ts'
import type { SessionUser } from '../../session.ts'
import { formatPieces } from '../catalog/pieces.ts'
import { Field } from '../Field.tsx'
import { formatCount, formatEuros } from '../format.ts'
import { SendLinkAgain } from '../SendLinkAgain.tsx'
import { BookedNote } from './BookedNote.tsx'
import { byContract, fieldOf } from './field-of.ts'
import { checkQuantity, isAboveUnconfirmed, totalOf, unitPriceOf } from './order-figures.ts'
import { SoldOutNote } from './SoldOutNote.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { type OrderFields, useBooking } from './use-booking.ts'

interface OrderFormProps {
  product: Product
  /** The quantity that was chosen before; the minimum by default. */
  quantity?: number | undefined
  user: SessionUser
  /** Offered in the place of the form while the product is sold out. */
  whenSoldOut: ReactNode
  refresh: () => void
}

/** Orders pieces of one product. */
export function OrderForm(props: OrderFormProps) {
  const { product, user, whenSoldOut, quantity: chosen = product.min } = props
  const form = useForm<OrderFields>({ mode: 'onChange' })
  const { book, booked, priceNotice } = useBooking({ ...props, form })
  const quantity = useWatch({ control: form.control, name: 'availability' }) ?? String(chosen)
  const total = totalOf(product, quantity)
  const packs = product.step > 1 ? `, in packs of ${formatCount(product.step)}` : ''
  const bounds = `${formatCount(product.min)} to ${formatPieces(product.available)}${packs}`

  const mustConfirm = !user.emailVerified && total !== undefined && isAboveUnconfirmed(total)
  const isSoldOut = product.available < product.min

  return (
    <>
      {isSoldOut && <SoldOutNote>{whenSoldOut}</SoldOutNote>}
      <form noValidate hidden={isSoldOut} onSubmit={form.handleSubmit(book)} className="grid gap-5">
        <Field
          {...fieldOf(form, 'userName', 'Name', { validate: byContract(newOrder.shape.userName) })}
          autoComplete="name"
          defaultValue={user.name}
        />
        <Field label="Email" type="email" value={user.email} readOnly />
        <Field label="Product name" value={product.name} disabled />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            {...fieldOf(form, 'availability', 'Quantity', {
              validate: value => checkQuantity(product, value),
            })}
            label="Availability (quantity to order)"
            hint={bounds}
            type="number"
            inputMode="numeric"
            min={product.min}
            max={product.available}
            step={product.step}
            defaultValue={chosen}
            required
          />
          <Field
            label="Total price"
            readOnly
            value={total === undefined ? '–' : formatEuros(total)}
            hint={`${formatEuros(unitPriceOf(product, Number(quantity)))} a piece`}
            error={priceNotice ?? (mustConfirm ? CONFIRM_FIRST : undefined)}
          />
        </div>
        {mustConfirm && <SendLinkAgain email={user.email} label="Send the link again" />}
        <Field
          {...fieldOf(form, 'phone', 'Phone', { validate: byContract(newOrder.shape.phone) })}
          type="tel"
          autoComplete="tel"
          hint="Optional; for questions about the delivery"
        />
        <SubmitButton isBuying isBusy={form.formState.isSubmitting} className="justify-self-start">
          Place Order
        </SubmitButton>
      </form>
      <div aria-live="polite" className="mt-6 empty:hidden">
        {booked && <BookedNote booked={booked} />}
      </div>
    </>
  )
}
