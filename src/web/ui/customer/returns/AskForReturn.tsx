import { useRouter } from '@tanstack/react-router'
import type { OrderDetails } from '#contract/orders/details.ts'
import { type ReturnForm, returnForm } from '#contract/returns/forms.ts'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm } from '../../base/forms/use-checked-form.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { PhotosField } from './PhotosField.tsx'
import { sendPhotos, usePhotoChoice } from './photo-choice.ts'
import { returnReasonNames } from './return-words.ts'

interface AskForReturnProps {
  details: OrderDetails
  /** Takes the focus, as the form begins anew. */
  onAsked: () => void
}

/** Asks to send back pieces of an order, with a reason and words. */
export function AskForReturn({ details: { order, returnable }, onAsked }: AskForReturnProps) {
  const router = useRouter()
  const once = useIdempotencyKey()
  const form = useCheckedForm<ReturnForm>(returnForm)
  const photos = usePhotoChoice()

  const submit = form.handleSubmit(async ({ lines, reason, words }) => {
    const wanted = returnable.lines.map(({ line }, place) => ({ line, pieces: lines[place]?.pieces ?? 0 }))
    const json = { lines: wanted, reason, words }
    const headers = { 'idempotency-key': once.keyFor(json) }
    const param = { id: encodeURIComponent(order._id) }
    try {
      const asked = await answerOf(calls.order[':id'].returns.$post({ param, json }, { headers }))
      await sendPhotos(asked.insertedId, photos.files)
      notify.success('We have your wish and will answer by email')
      await router.invalidate()
      onAsked()
    } catch (error) {
      if (!placeProblems(error, form)) notify.failure(error)
    }
  })

  return (
    <form noValidate aria-label="Send something back" onSubmit={submit} className="mt-4 grid gap-4">
      <Fields
        form={form}
        initial={{ lines: returnable.lines.map(() => ({ pieces: '0' })) }}
        of={returnable.lines.map(({ name, sku, pieces }, place) => ({
          name: `lines.${place}.pieces` as const,
          label: sku ? `${name}, ${sku}` : name,
          noun: 'Pieces',
          kind: 'count' as const,
          hint: `Pieces, of ${formatCount(pieces)}`,
        }))}
      />
      <Fields
        form={form}
        of={[
          { name: 'reason', label: 'Reason', choices: returnReasonNames },
          {
            name: 'words',
            label: 'What we should know (optional)',
            noun: 'The text',
            kind: 'area',
            maxLength: 2000,
          },
        ]}
      />
      <PhotosField choice={photos} isOff={form.formState.isSubmitting} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Ask for the return
      </SubmitButton>
    </form>
  )
}
