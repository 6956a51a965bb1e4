import { useMemo } from 'react'
import type { PostalAddress } from '#contract/postal-addresses.ts'
import type { CheckoutTerms } from './checkout-terms.ts'
import type { Purchase, PurchaseQuestion } from './purchase.ts'
import { type ShownEstimate, useAnswer } from './use-answer.ts'

interface EstimateQuestion {
  readonly purchase: Purchase
  readonly json: PurchaseQuestion
}

/** Estimates what the order would cost, anew whenever what is bought or the terms change. */
export function useEstimate(
  purchase: Purchase,
  address: Pick<PostalAddress, 'country' | 'postcode'> | undefined,
  { method, vatId }: Pick<CheckoutTerms, 'method' | 'vatId'>,
): ShownEstimate {
  const country = address?.country
  const postcode = address?.postcode ?? ''
  const question = useMemo<EstimateQuestion | undefined>(
    () =>
      country === undefined || purchase.lines.length === 0
        ? undefined
        : { purchase, json: { country, postcode, deliveryMethod: method, vatId } },
    [purchase, country, postcode, method, vatId],
  )
  return useAnswer(question, ask)
}

function ask({ purchase, json }: EstimateQuestion, signal: AbortSignal) {
  return purchase.estimate(json, signal)
}
