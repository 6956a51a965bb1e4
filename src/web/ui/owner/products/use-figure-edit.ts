import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readAmount, readCount } from '#contract/amounts.ts'
import { productFacts } from '#contract/catalog/catalog.ts'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { writeEuros } from '#contract/money.ts'
import { CallError } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { byContract, toSentence } from '../../base/forms/field-of.ts'
import { describeFact, labelFact } from './fact-words.ts'
import { editManaged } from './managed-calls.ts'

/** The figures that can be edited in the list. */
export type Figure = 'price' | 'min'

const readers = { price: readAmount, min: readCount }
const checks = { price: byContract(productFacts.price), min: byContract(productFacts.min) }

/** Edits one figure: what is typed stays until it is saved or discarded. */
export function useFigureEdit(product: ManagedProduct, figure: Figure) {
  const router = useRouter()
  const [typed, setTyped] = useState<string>()
  const [message, setMessage] = useState<string>()
  const { isBusy, act } = useAction({ onFailure: explain })
  const shown = figure === 'price' ? writeEuros(product.price) : String(product.min)
  const label = labelFact(figure)

  function explain(error: unknown): boolean {
    const { status, problem } = error instanceof CallError ? error : {}
    const complaint = problem?.errors?.find(({ field }) => field === figure)
    if (status === 412) {
      setMessage(describeTheirs(problem?.current?.[figure]))
      void router.invalidate()
    } else if (complaint) setMessage(toSentence(label, complaint.message))
    else notify.failure(error, { retry: () => void save() })
    return false
  }

  function describeTheirs(theirs: string | number | undefined): string {
    const now = theirs === undefined ? '' : ` It says ${describeFact(figure, theirs)} now.`
    return `Somebody else has edited this product.${now} Save again to keep what you typed.`
  }

  /** Returns whether the figure is now as typed. */
  async function save(): Promise<boolean> {
    const value = typed === undefined ? undefined : readers[figure](typed).trim()
    if (value === undefined || value === shown) return close()
    const found = checks[figure](value)
    if (found !== true) {
      setMessage(toSentence(label, found))
      return false
    }
    setMessage(undefined)
    const change = figure === 'price' ? { price: value } : { min: value }
    const isSaved = await act(() => editManaged(product, change), { success: `${label} saved` })
    return isSaved && close()
  }

  function close(): true {
    setTyped(undefined)
    setMessage(undefined)
    return true
  }

  return {
    typed,
    message,
    isBusy,
    /** Whether closing would lose nothing. */
    isUnchanged: typed === shown,
    open: () => setTyped(shown),
    type: setTyped,
    save,
    close,
  }
}
