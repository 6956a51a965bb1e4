import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { notify } from '../../base/actions/toast.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { placeProblems } from '../../base/forms/place-problems.ts'

/** Sends a form. What the shop finds wrong with these fields is shown beside them, any other failure in a toast without a retry. */
export function useFormAction<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly Path<Values>[],
) {
  return useAction({
    onFailure: error => {
      if (!placeProblems(error, form.setError, fields)) notify.failure(error)
      return false
    },
  })
}
