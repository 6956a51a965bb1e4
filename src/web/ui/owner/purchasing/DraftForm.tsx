import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { writeEuros } from '#contract/money.ts'
import { orNull, type PurchaseForm, purchaseForm } from '#contract/purchasing/forms.ts'
import type { PurchaseOrder } from '#contract/purchasing/purchase-orders.ts'
import { MAX_PURCHASE_LINES } from '#contract/purchasing/states.ts'
import { notify } from '../../base/actions/toast.tsx'
import { FieldRows } from '../../base/forms/FieldRows.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useSentForm } from '../../base/forms/use-checked-form.ts'
import { editPurchaseOrder, sendPurchaseOrder } from './purchasing-calls.ts'

const NEW_LINE = { product: '', sku: '', pieces: '', price: '' } as const

/** Products without an SKU are shown by their name. */
const toForm = ({ lines, expectedOn, note }: PurchaseOrder): PurchaseForm => ({
  lines: lines.map(({ product, sku, name, pieces, price }) => ({
    product,
    sku: sku ?? name,
    pieces: String(pieces),
    price: price === null ? '' : writeEuros(price),
  })),
  expectedOn: expectedOn ?? '',
  note,
})

/** Edits a draft of an order to a supplier, and notes that it was sent. */
export function DraftForm({ order }: { order: PurchaseOrder }) {
  const router = useRouter()
  const isSending = useRef(false)
  const shown = toForm(order)
  const { form, submit } = useSentForm<PurchaseForm>(purchaseForm, save, shown)
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: 'lines' })

  async function save({ lines, expectedOn, note }: PurchaseForm): Promise<void> {
    const saved = await editPurchaseOrder(order, {
      lines: lines.map(({ product, sku, pieces, price }) => {
        const before = shown.lines.find(line => line.product === product)
        // Whoever types another SKU into a line means another product.
        const which = before?.sku === sku ? { product } : { sku }
        // Of a new line, what the supplier agreed to.
        const asAgreed = product === '' && price.trim() === ''
        return { ...which, pieces, ...(!asAgreed && { price: orNull(price) }) }
      }),
      expectedOn: orNull(expectedOn),
      note,
    })
    if (isSending.current) await sendPurchaseOrder(saved)
    notify.success(isSending.current ? 'The order is marked as sent' : 'The draft is saved')
    await router.invalidate()
  }

  return (
    <form
      noValidate
      aria-label="Edit the draft"
      onSubmit={event => {
        const { nativeEvent } = event
        const submitter = nativeEvent instanceof SubmitEvent && nativeEvent.submitter
        isSending.current = submitter instanceof HTMLButtonElement && submitter.name === 'send'
        return submit(event)
      }}
      className="sheet grid gap-6 p-5 sm:p-6"
    >
      <FieldRows
        rows={rows}
        legend="Lines"
        noun="line"
        max={MAX_PURCHASE_LINES}
        columns="sm:grid-cols-[minmax(0,1fr)_8rem_9rem_auto]"
        problem={form.formState.errors.lines}
        onAdd={() => append(NEW_LINE)}
        onRemove={remove}
      >
        {row => (
          <Fields
            form={form}
            of={[
              { name: `lines.${row}.sku`, label: 'SKU', maxLength: 60, required: true },
              { name: `lines.${row}.pieces`, label: 'Pieces', kind: 'count', required: true },
              { name: `lines.${row}.price`, label: 'Net per piece', noun: 'Price', kind: 'amount' },
            ]}
          />
        )}
      </FieldRows>
      <Fields
        form={form}
        initial={shown}
        of={[
          {
            name: 'expectedOn',
            label: 'Expected on',
            type: 'date',
            hint: 'Empty: by the lead time, once it is sent',
          },
          { name: 'note', label: 'Note for the supplier', kind: 'area', maxLength: 1000 },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={form.formState.isSubmitting}>Save draft</SubmitButton>
        <button type="submit" name="send" disabled={form.formState.isSubmitting} className="btn btn-outline">
          Save, and mark as sent
        </button>
      </div>
    </form>
  )
}
