import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { parseCount } from '#contract/amounts.ts'
import type { Product } from '#contract/catalog/catalog.ts'
import type { Dispatch } from '#contract/delivery/delivery.ts'
import type { RatedProduct } from '#contract/reviews/reviews.ts'
import { PURCHASE } from '../../../content/specification.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { Figure } from '../../base/figures/Figure.tsx'
import { Price, PriceBasis } from '../../base/figures/Price.tsx'
import { CountSteps } from '../../base/forms/CountInput.tsx'
import { FieldFrame } from '../../base/forms/Field.tsx'
import { AddToBasket } from '../../basket/AddToBasket.tsx'
import { BackOrderNote, backOrderOf } from '../../product/offer/BackOrderNote.tsx'
import { DeliveryPromise } from '../../product/offer/DeliveryPromise.tsx'
import { LeavesWorks } from '../../product/offer/LeavesWorks.tsx'
import { checkQuantity, totalOf } from '../../product/offer/order-figures.ts'
import { PriceTiers } from '../../product/offer/PriceTiers.tsx'
import { formatPieces } from '../../product/offer/pieces.ts'
import {
  describeBounds,
  describeDays,
  isOutOfStock,
  isSoldOut,
  unitPriceOf,
} from '../../product/offer/quantities.ts'
import { BeyondStock, RequestLink } from '../../product/offer/RequestLink.tsx'
import { stepQuantity } from '../../product/offer/step-quantity.ts'

/** What a product costs, whether it is in stock, and the way to purchase it. */
export function ProductOffer({
  product,
  dispatch,
  whenSoldOut,
}: {
  product: RatedProduct
  dispatch: Dispatch
  /** Offered in the place of the quantity while it is sold out. */
  whenSoldOut: ReactNode
}) {
  const { available, min, step, backOrderDays } = product
  return (
    <>
      <p className="text-4xl font-semibold">
        <Price euros={unitPriceOf(product, min)} />{' '}
        <span className="text-base font-normal text-muted">
          a piece, <PriceBasis />
        </span>
      </p>
      <PriceTiers product={product} quantity={min} />
      <dl className="mt-4">
        <Figure term="Stock">{isSoldOut(product) ? 'Sold out' : formatPieces(available)}</Figure>
        {backOrderDays !== null && (
          <Figure term={available > 0 ? 'More than that leaves the works' : 'Leaves the works'}>
            within {describeDays(backOrderDays)}
          </Figure>
        )}
        {!isOutOfStock(product) && (
          <>
            <LeavesWorks dispatch={dispatch} />
            <DeliveryPromise product={product} quantity={min} />
          </>
        )}
        <Figure term="Minimum order">{formatPieces(min)}</Figure>
        {step > 1 && <Figure term="Sold in packs of">{formatPieces(step)}</Figure>}
      </dl>
      {isSoldOut(product) ? (
        <SoldOut product={product}>{whenSoldOut}</SoldOut>
      ) : (
        <PurchaseForm product={product} />
      )}
    </>
  )
}

/** Leads to the purchase page with the quantity. A plain form, so that it works before the page's code has loaded. */
function PurchaseForm({ product }: { product: RatedProduct }) {
  const navigate = useNavigate()
  const { _id: id, min } = product
  const [typed, setTyped] = useState(String(min))
  const [isChecked, setChecked] = useState(false)
  const verdict = checkQuantity(product, typed)
  const pieces = parseCount(typed) ?? 0
  const error = isChecked && verdict !== true ? verdict : undefined
  const total = verdict === true ? totalOf(product, typed) : undefined

  /** The quantity; undefined if it cannot be ordered, and the field says why. */
  function checked(): number | undefined {
    setChecked(true)
    return verdict === true ? pieces : undefined
  }

  function purchase(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const quantity = checked()
    if (quantity === undefined) return
    void navigate({ to: '/purchase/$id', params: { id }, search: { quantity } })
  }

  return (
    <form
      action={`/purchase/${id}`}
      noValidate
      onSubmit={purchase}
      className="mt-5 grid gap-4 border-t border-line pt-5"
    >
      <FieldFrame label="Quantity" hint={describeBounds(product)} error={error}>
        {ties => (
          <div className="join w-full">
            <CountSteps
              {...ties}
              name="quantity"
              required
              value={typed}
              onChange={event => setTyped(event.target.value)}
              onBlur={() => setChecked(true)}
              onStep={direction => setTyped(String(stepQuantity(product, pieces, direction)))}
              className={error ? 'input-error' : ''}
            />
          </div>
        )}
      </FieldFrame>
      <BeyondStock product={product} typed={typed} />
      {verdict === true && <BackOrderNote backOrder={backOrderOf(product, pieces)} quantity={pieces} />}
      <output className="block">
        {total !== undefined && (
          <>
            Total{' '}
            <strong>
              <Amount euros={total} />
            </strong>
            <span className="text-muted">
              , <Price euros={unitPriceOf(product, pieces)} /> a piece, <PriceBasis />
            </span>
          </>
        )}
      </output>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn grow btn-primary btn-lg">
          {PURCHASE}
        </button>
        <AddToBasket product={product} getQuantity={checked} className="btn grow btn-outline btn-lg" />
      </div>
    </form>
  )
}

function SoldOut({ product, children }: { product: Product; children: ReactNode }) {
  const { min } = product
  return (
    <div className="mt-5 grid justify-items-start gap-4 border-t border-line pt-5">
      <p>
        <strong>Sold out.</strong> Fewer than {formatPieces(min)}, the minimum order, are left. Orders that
        are not paid in time release their stock.
      </p>
      {children}
      <RequestLink product={product} quantity={min} className="btn btn-outline">
        Ask for a quote and the lead time
      </RequestLink>
    </div>
  )
}
