import { CallError } from '../../client.ts'
import { notify } from '../toast.tsx'

/**
 * Puts what is wrong with one field beside it; any other failure is told in a toast, without a retry: only the form sends again, with what
 * is in it then. For `useAction`.
 */
export function faultOf(field: string, setFault: (fault: string) => void): (error: unknown) => false {
  return error => {
    const problem = error instanceof CallError && error.problem?.errors?.find(each => each.field === field)
    if (problem) setFault(`This ${problem.message}`)
    else notify.failure(error)
    return false
  }
}
