import type { UseFormReturn } from 'react-hook-form'
import { parseCount } from '#contract/amounts.ts'
import type { Product } from '#contract/catalog/catalog.ts'
import { CountSteps } from '../../base/forms/CountInput.tsx'
import { FieldFrame } from '../../base/forms/Field.tsx'
import { fieldOf } from '../../base/forms/field-of.ts'
import { checkQuantity } from '../../product/offer/order-figures.ts'
import { describeBounds } from '../../product/offer/quantities.ts'
import { stepQuantity } from '../../product/offer/step-quantity.ts'
import type { OrderFields } from './use-booking.ts'

/** How many pieces to order: typed, or in whole packs by its buttons. */
export function QuantityField({
  form,
  product,
  start,
  notice,
}: {
  form: UseFormReturn<OrderFields>
  product: Product
  start: number
  /** Why a quantity that is right in itself cannot be ordered. */
  notice: string | undefined
}) {
  const {
    label: _,
    error,
    ...field
  } = fieldOf(form, 'availability', 'Quantity', {
    validate: value => checkQuantity(product, value),
  })

  function change(direction: 1 | -1): void {
    const typed = form.getValues('availability') ?? String(start)
    const next = stepQuantity(product, parseCount(typed) ?? 0, direction)
    form.setValue('availability', String(next), { shouldValidate: true, shouldDirty: true })
  }

  return (
    <FieldFrame
      label="Availability (quantity to order)"
      hint={describeBounds(product)}
      error={error ?? notice}
    >
      {ties => (
        <div className="join w-full">
          <CountSteps
            {...field}
            {...ties}
            onStep={change}
            defaultValue={start}
            required
            className={error ? 'input-error' : ''}
          />
        </div>
      )}
    </FieldFrame>
  )
}
