import { useRouter } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { readCount } from '#contract/amounts.ts'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { newMovement } from '#contract/catalog/stock.ts'
import { notify } from '../../base/actions/toast.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useSentForm } from '../../base/forms/use-checked-form.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { moveStock } from '../products/managed-calls.ts'
import { previewMovement } from './movement-preview.ts'
import { countingReasonNames } from './reason-words.ts'

type MovementFields = z.input<typeof newMovement>

const hints: Readonly<Record<MovementFields['reason'], string>> = {
  received: 'How many pieces have come in',
  counted: 'How many pieces are on the shelf now, those of unshipped orders included',
  correction: 'How many pieces to add; with a minus, to take away',
  scrapped: 'How many pieces have been thrown away',
}
const lotHints: Readonly<Record<MovementFields['reason'], string>> = {
  received: 'Optional: its number, as on the label or the certificate, which is added below',
  counted: '',
  correction: 'Optional: if they are of a lot, its number',
  scrapped: 'Optional: if they are of a lot, its number',
}
const EMPTY = { reason: 'received', quantity: '', note: '', lot: '' } as const

/** Moves stock of a product, once even if the form is sent repeatedly. */
export function MovementForm({ product }: { product: ManagedProduct }) {
  const router = useRouter()
  const once = useIdempotencyKey()
  const { form, submit } = useSentForm(newMovement, move)
  const [reason = EMPTY.reason, quantity = EMPTY.quantity] = useWatch({
    control: form.control,
    name: ['reason', 'quantity'],
  })
  const isCorrection = reason === 'correction'

  async function move(fields: MovementFields): Promise<void> {
    const json = withoutLotOfCount(fields)
    const { available } = await moveStock(product._id, json, once.keyFor(json))
    once.renew()
    notify.success(`Stock changed: ${formatCount(available)} available now`)
    form.reset({ ...EMPTY, reason: json.reason })
    await router.invalidate()
    form.setFocus('quantity')
  }

  return (
    <form noValidate aria-label="Move stock" onSubmit={submit} className="sheet grid gap-5 p-5">
      <Fields
        form={form}
        of={[
          { name: 'reason', label: 'Reason', choices: countingReasonNames },
          {
            name: 'quantity',
            label: 'Quantity',
            read: readCount,
            inputMode: isCorrection ? 'text' : 'numeric',
            autoComplete: 'off',
            hint: hints[reason],
            required: true,
          },
          {
            name: 'note',
            label: 'Note',
            maxLength: 300,
            hint: isCorrection ? 'Say why' : 'Optional: a delivery note, who counted',
            required: isCorrection,
          },
          ...(reason === 'counted'
            ? []
            : [{ name: 'lot' as const, label: 'Lot', maxLength: 60, hint: lotHints[reason] }]),
        ]}
      />
      <output className="block min-h-6 text-sm">{previewMovement(product, { reason, quantity })}</output>
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Change stock
      </SubmitButton>
    </form>
  )
}

/** The shelf is counted, whatever lots lie there: what was typed for another reason stays behind. */
function withoutLotOfCount(fields: MovementFields): MovementFields {
  if (fields.reason !== 'counted') return fields
  const { reason, quantity, note } = fields
  return { reason, quantity, note }
}
