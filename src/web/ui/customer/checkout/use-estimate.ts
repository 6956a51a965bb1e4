import { useMemo } from 'react'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { CheckoutTerms } from './checkout-terms.ts'
import type { Purchase, PurchaseQuestion } from './purchase.ts'
import { type ShownEstimate, useAnswer } from './use-answer.ts'

interface EstimateQuestion {
  readonly purchase: Purchase
  readonly json: PurchaseQuestion
}

export interface PurchaseEstimate extends ShownEstimate {
  /** Whether nothing but the VAT ID has changed since the last answer: it is being checked. */
  readonly isCheckingVatId: boolean
}

/** Estimates what the order would cost, anew whenever what is bought or the terms change. */
export function useEstimate(
  purchase: Purchase,
  address: Pick<PostalAddress, 'country' | 'postcode'> | undefined,
  { method, vatId }: Pick<CheckoutTerms, 'method' | 'vatId'>,
): PurchaseEstimate {
  const country = address?.country
  const postcode = address?.postcode ?? ''
  const question = useMemo<EstimateQuestion | undefined>(
    () =>
      country === undefined || purchase.lines.length === 0
        ? undefined
        : { purchase, json: { country, postcode, deliveryMethod: method, vatId } },
    [purchase, country, postcode, method, vatId],
  )
  const shown = useAnswer(question, ask)
  const isCheckingVatId = !shown.isCurrent && isAlikeButVatId(question, shown.question)
  return { ...shown, isCheckingVatId }
}

function isAlikeButVatId(one: EstimateQuestion | undefined, other: EstimateQuestion | undefined): boolean {
  return (
    one !== undefined &&
    one.purchase === other?.purchase &&
    one.json.country === other.json.country &&
    one.json.postcode === other.json.postcode &&
    one.json.deliveryMethod === other.json.deliveryMethod
  )
}

function ask({ purchase, json }: EstimateQuestion, signal: AbortSignal) {
  return purchase.estimate(json, signal)
}
