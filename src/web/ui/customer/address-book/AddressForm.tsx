import { useForm } from 'react-hook-form'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { answerOf, calls } from '../../../client.ts'
import { LeaveQuestion } from '../../base/actions/LeaveQuestion.tsx'
import { notify } from '../../base/actions/toast.tsx'
import { AddressFields } from '../../base/addresses/AddressFields.tsx'
import { addressValues } from '../../base/addresses/address-values.ts'
import { guessCountry } from '../../base/addresses/guess-country.ts'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'

interface AddressFormProps {
  /** The address to edit, by its id; a new one is added without. */
  id?: string | undefined
  /** What the form begins with. */
  initial?: Partial<PostalAddress> | undefined
  purpose?: 'shipping' | undefined
  onSaved: (id: string) => unknown
  onCancel?: (() => void) | undefined
}

/** Adds an address to the person's book, or edits one of it. */
export function AddressForm({ id, initial, purpose, onSaved, onCancel }: AddressFormProps) {
  const form = useForm<PostalAddress>({
    defaultValues: addressValues({ ...initial, country: initial?.country || guessCountry() }),
  })
  const { isDirty, isSubmitting } = form.formState
  const once = useIdempotencyKey()

  async function save(json: PostalAddress): Promise<void> {
    try {
      const savedId = id === undefined ? await add(json) : await edit(id, json)
      once.renew()
      form.reset(json)
      notify.success('Address saved')
      await onSaved(savedId)
    } catch (error) {
      if (placeProblems(error, form)) return
      notify.failure(error, { retry: () => void form.handleSubmit(save)() })
    }
  }

  async function add(json: PostalAddress): Promise<string> {
    const headers = { 'idempotency-key': once.keyFor(json) }
    return (await answerOf(calls.address.$post({ json }, { headers }))).insertedId
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className="sheet grid gap-5 p-5 sm:p-6">
      <LeaveQuestion hasChanges={() => isDirty} />
      <AddressFields form={form} purpose={purpose} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isSubmitting}>Save address</SubmitButton>
        {onCancel && (
          <button type="button" onClick={onCancel} className="btn btn-outline">
            Cancel
          </button>
        )}
      </div>
    </form>
  )
}

async function edit(id: string, json: PostalAddress): Promise<string> {
  await answerOf(calls.address[':id'].$put({ param: { id }, json }))
  return id
}
