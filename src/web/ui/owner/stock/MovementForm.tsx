import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from '@tanstack/react-router'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { readCount } from '#contract/amounts.ts'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { newMovement } from '#contract/catalog/stock.ts'
import { notify } from '../../base/actions/toast.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { Field, Options, SelectField } from '../../base/forms/Field.tsx'
import { fieldOf } from '../../base/forms/field-of.ts'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
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
const EMPTY = { reason: 'received', quantity: '', note: '' } as const

const checkMovement = zodResolver(newMovement, undefined, { raw: true })
const resolver: Resolver<MovementFields> = (typed, context, options) =>
  checkMovement({ ...typed, quantity: readQuantity(typed.quantity) }, context, options)

/** Moves stock of a product, once even if the form is sent repeatedly. */
export function MovementForm({ product }: { product: ManagedProduct }) {
  const router = useRouter()
  const once = useIdempotencyKey()
  const form = useForm<MovementFields>({ resolver })
  const [reason = EMPTY.reason, quantity = EMPTY.quantity] = useWatch({
    control: form.control,
    name: ['reason', 'quantity'],
  })

  async function move(json: MovementFields): Promise<void> {
    try {
      const { available } = await moveStock(product._id, json, once.keyFor(json))
      once.renew()
      notify.success(`Stock changed: ${formatCount(available)} available now`)
      form.reset({ ...EMPTY, reason: json.reason })
      await router.invalidate()
      form.setFocus('quantity')
    } catch (error) {
      const isPlaced = placeProblems(error, form.setError, ['reason', 'quantity', 'note'])
      notify.failure(error, { retry: isPlaced ? undefined : () => void form.handleSubmit(move)() })
    }
  }

  return (
    <form
      noValidate
      aria-label="Move stock"
      onSubmit={form.handleSubmit(move)}
      className="sheet grid gap-5 p-5"
    >
      <SelectField {...fieldOf(form, 'reason', 'Reason')}>
        <Options of={countingReasonNames} />
      </SelectField>
      <Field
        {...fieldOf(form, 'quantity', 'Quantity')}
        inputMode={reason === 'correction' ? 'text' : 'numeric'}
        autoComplete="off"
        hint={hints[reason]}
        required
      />
      <Field
        {...fieldOf(form, 'note', 'Note')}
        maxLength={300}
        hint={reason === 'correction' ? 'Say why' : 'Optional: a delivery note, who counted'}
        required={reason === 'correction'}
      />
      <output className="block min-h-6 text-sm">
        {previewMovement(product, { reason, quantity: readQuantity(quantity) })}
      </output>
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Change stock
      </SubmitButton>
    </form>
  )
}

function readQuantity(typed: string | number): string | number {
  return typeof typed === 'string' ? readCount(typed) : typed
}
