import { useRef, useState } from 'react'
import { CallError } from '../../../client.ts'
import { notify } from '../actions/toast.tsx'
import { useFaultFocus } from './use-fault-focus.ts'

/** What the shop says is wrong with a field of a form: shown beside it, where the focus goes. `tell` reports any other failure. */
export function useFieldFault(field: string, tell: (error: unknown) => void = tellInToast) {
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<string>()
  useFaultFocus(form, fault)
  return {
    form,
    fault,
    clearFault: () => setFault(undefined),
    /** For `useAction`. */
    onFailure(error: unknown): false {
      const problem = error instanceof CallError && error.problem?.errors?.find(each => each.field === field)
      if (problem) setFault(`This ${problem.message}`)
      else tell(error)
      return false
    },
  }
}

/** Without a retry: only the form sends again, with what is in it then. */
const tellInToast = (error: unknown) => notify.failure(error)
