import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { Product } from '#contract/catalog.ts'
import { PURCHASE } from '../../content/specification.ts'
import { AddToBasket, quantityInForm } from '../basket/AddToBasket.tsx'

/** Leads to the order of a quantity of one part, through the sign-in if need be. A plain form, so that it works without JavaScript. */
export function QuickOrder({
  product,
}: {
  product: Pick<Product, '_id' | 'name' | 'min' | 'step' | 'available'>
}) {
  const { _id: id, name, min, step, available } = product
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const quantity = Number(new FormData(event.currentTarget).get('quantity'))
    void navigate({ to: '/purchase/$id', params: { id }, search: { quantity } })
  }

  return (
    <form action={`/purchase/${id}`} onSubmit={submit} className="flex justify-end gap-2">
      <input
        type="number"
        inputMode="numeric"
        name="quantity"
        aria-label={`Quantity of ${name}`}
        min={min}
        max={Math.max(available, min)}
        step={step}
        defaultValue={min}
        required
        className="input w-24! input-sm max-md:grow"
      />
      <button
        type="submit"
        aria-label={`${PURCHASE} ${name}`}
        className={`btn btn-outline btn-sm ${available < min ? '' : 'btn-primary'}`}
      >
        {PURCHASE}
      </button>
      {available >= min && (
        <AddToBasket
          part={product}
          getQuantity={quantityInForm}
          isShort
          className="btn btn-outline btn-sm whitespace-nowrap"
        />
      )}
    </form>
  )
}
