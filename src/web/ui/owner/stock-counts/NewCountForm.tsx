import { useNavigate } from '@tanstack/react-router'
import { newStockCount } from '#contract/stock-counts/stock-counts.ts'
import { answerOf, calls } from '../../../client.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useSentForm } from '../../base/forms/use-checked-form.ts'

const fields = [
  {
    name: 'place',
    label: 'Shelf places',
    noun: 'This',
    maxLength: 30,
    required: true,
    autoComplete: 'off',
    hint: 'How they begin: A-12 also means A-12-03',
  },
] as const

/** Makes a list to count by, and leads to it. */
export function NewCountForm() {
  const navigate = useNavigate()
  const { form, submit } = useSentForm(newStockCount, async json => {
    const { insertedId: id } = await answerOf(calls['stock-count'].$post({ json }))
    await navigate({ to: '/dashboard/counting/$id', params: { id } })
  })
  return (
    <form
      noValidate
      aria-label="Make a list to count by"
      onSubmit={submit}
      className="sheet mb-6 grid gap-4 p-4 sm:grid-cols-[20rem_max-content]"
    >
      <Fields form={form} of={fields} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start sm:mt-7">
        Make a list
      </SubmitButton>
    </form>
  )
}
