import { useEffect, useRef } from 'react'
import { notify } from '../../base/actions/toast.tsx'
import type { PurchaseEstimate } from './use-estimate.ts'

interface BookPressOptions {
  readonly shown: PurchaseEstimate
  /** Whether the VAT ID is not checked yet as it is typed now. */
  readonly isVatIdTyped: boolean
  readonly checkOut: (total: number) => void
}

/**
 * Books at a press of the button; if the VAT ID is still to be checked, as soon as it is, unless the order costs more then than the person saw
 * or the VAT ID is rejected. Whatever else is changed meanwhile withdraws the press.
 */
export function useBookPress({ shown, isVatIdTyped, checkOut }: BookPressOptions) {
  const { estimate, isCurrent, problem, vatIdProblem } = shown
  /** The total that was seen when the button was pressed; undefined if it was not. */
  const seen = useRef<number>(undefined)
  const isAnswered = isCurrent && !isVatIdTyped

  useEffect(() => {
    const total = seen.current
    if (total === undefined || !isAnswered) return
    seen.current = undefined
    if (vatIdProblem !== undefined) return notify.refusal(vatIdProblem)
    if (!estimate || problem !== undefined) return
    if (estimate.total > total) notify.refusal('It costs more now. Please look at the total, and book again.')
    else checkOut(estimate.total)
  }, [isAnswered, estimate, problem, vatIdProblem, checkOut])

  function press(total: number): void {
    if (isAnswered) checkOut(total)
    else seen.current = total
  }

  function withdraw(): void {
    seen.current = undefined
  }

  return { press, withdraw }
}
