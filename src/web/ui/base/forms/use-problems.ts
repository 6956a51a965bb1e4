import { type RefObject, useEffect, useRef, useState } from 'react'
import { problemsOf } from '../../../client.ts'
import { notify } from '../actions/toast.tsx'
import { toSentence } from './field-of.ts'

/** Moves the focus to the first field of a place that is wrong whenever something else is, once its message is there to be read out. */
export function useFaultFocus(place: RefObject<HTMLElement | null>, fault: unknown): void {
  useEffect(() => {
    if (fault !== undefined) place.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [place, fault])
}

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
      const problem = problemsOf(error).find(each => each.field === field)
      if (problem) setFault(`This ${problem.message}`)
      else tell(error)
      return false
    },
  }
}

/** Without a retry: only the form sends again, with what is in it then. */
const tellInToast = (error: unknown) => notify.failure(error)

/** What is wrong with a draft, by the names of the call: said beside the fields in `place`, the first of which gets the focus. */
export function useProblems(place: RefObject<HTMLElement | null>) {
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>([])
  useFaultFocus(place, problems)

  /** What is wrong with a field, or with something in it, as a sentence. */
  function problemOf(path: string, label: string): string | undefined {
    const found = problems.find(({ field }) => field === path || field.startsWith(`${path}.`))
    return found && toSentence(label, found.message)
  }

  return { setProblems, problemOf }
}
