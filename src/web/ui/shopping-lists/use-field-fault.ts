import { useRef, useState } from 'react'
import { CallError } from '../../client.ts'
import { useFaultFocus } from '../forms/use-fault-focus.ts'
import { notify } from '../toast.tsx'

/** What the shop says is wrong with a field of a form: shown beside it, where the focus goes. */
export function useFieldFault(field: string) {
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<string>()
  useFaultFocus(form, fault)
  return {
    form,
    fault,
    clearFault: () => setFault(undefined),
    /**
     * For `useAction`. Any failure that is not of the field is told in a toast, without a retry: only the form sends again, with what is in
     * it then.
     */
    onFailure(error: unknown): false {
      const problem = error instanceof CallError && error.problem?.errors?.find(each => each.field === field)
      if (problem) setFault(`This ${problem.message}`)
      else notify.failure(error)
      return false
    },
  }
}
