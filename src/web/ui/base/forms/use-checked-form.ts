import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'
import type { ZodType } from 'zod'
import { notify } from '../actions/toast.tsx'
import { useAction } from '../actions/use-action.ts'
import { placeProblems } from './place-problems.ts'

/** A form that a schema of the contract checks, as the shop will. Its values are what that takes: what was typed, as its fields read it. */
export function useCheckedForm<Values extends FieldValues>(
  schema: ZodType<unknown, Values>,
  defaultValues?: UseFormProps<Values>['defaultValues'],
) {
  return useForm<Values>({ resolver: zodResolver(schema, undefined, { raw: true }), defaultValues })
}

/** Such a form with what sends it. */
export function useSentForm<Values extends FieldValues>(
  schema: ZodType<unknown, Values>,
  send: (values: Values) => Promise<unknown>,
  defaultValues?: UseFormProps<Values>['defaultValues'],
) {
  const form = useCheckedForm(schema, defaultValues)
  return { form, submit: makeSubmit(form, send) }
}

/**
 * What sends a form. What the shop finds wrong is shown beside its fields; a toast says it too, and offers to try again if it is about
 * anything else.
 */
export function makeSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<unknown>,
) {
  const submit = form.handleSubmit(async values => {
    try {
      await send(values)
    } catch (error) {
      const isPlaced = placeProblems(error, form)
      notify.failure(error, { retry: isPlaced ? undefined : () => void submit() })
    }
  })
  return submit
}

/** The action that sends a form. What the shop finds wrong is shown beside its fields, any other failure in a toast without a retry. */
export function useFormAction<Values extends FieldValues>(form: UseFormReturn<Values>) {
  return useAction({
    onFailure: error => {
      if (!placeProblems(error, form)) notify.failure(error)
      return false
    },
  })
}
