import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { parseCount } from '#contract/amounts.ts'
import { PURCHASE } from '../../content/specification.ts'
import { CountInput } from '../base/forms/CountInput.tsx'
import { explainQuantity } from '../product/offer/explain-quantity.ts'
import { describeBounds, isSoldOut, mostPieces, type Orderable } from '../product/offer/quantities.ts'
import { stepQuantity } from '../product/offer/step-quantity.ts'
import { AddToBasket } from './AddToBasket.tsx'

/**
 * Leads from a row of a list to the order of a quantity of one product, through the sign-in if need be; nothing for one that is sold out.
 * A plain form, so that it works without JavaScript.
 */
export function RowPurchase({
  product,
}: {
  product: Orderable & { readonly _id: string; readonly name: string }
}) {
  const { _id: id, name, min } = product
  const navigate = useNavigate()
  if (isSoldOut(product)) return null

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const quantity = quantityInForm(event.currentTarget)
    if (quantity === undefined) return
    void navigate({ to: '/purchase/$id', params: { id }, search: { quantity } })
  }

  return (
    <form action={`/purchase/${id}`} onSubmit={submit} className="flex items-center justify-end gap-2">
      <CountInput
        name="quantity"
        aria-label={`Quantity of ${name}`}
        defaultValue={min}
        required
        onInput={({ currentTarget: input }) => input.setCustomValidity(explain(product, input.value))}
        onStep={(direction, input) => {
          input.value = String(stepQuantity(product, parseCount(input.value) ?? 0, direction))
          input.setCustomValidity('')
        }}
        className="input h-9 w-20! input-sm max-md:grow"
      />
      <button type="submit" aria-label={`${PURCHASE} ${name}`} className="btn btn-outline btn-sm btn-primary">
        {PURCHASE}
      </button>
      <AddToBasket
        product={product}
        getQuantity={quantityInForm}
        isShort
        className="btn btn-outline btn-sm whitespace-nowrap"
      />
    </form>
  )
}

/** The field `quantity` of a form; undefined if it is not valid, and the browser says why. */
function quantityInForm(form: HTMLFormElement | null): number | undefined {
  return form?.reportValidity() ? parseCount(String(new FormData(form).get('quantity'))) : undefined
}

/** What the browser says of a quantity that cannot be ordered, with the figures that can; '' of any other. */
function explain(product: Orderable, typed: string): string {
  if (typed === '') return ''
  const quantity = parseCount(typed)
  if (quantity === undefined) return explainQuantity(typed)
  const isPossible =
    quantity >= product.min && quantity <= mostPieces(product) && quantity % product.step === 0
  return isPossible ? '' : `${describeBounds(product)} can be ordered.`
}
