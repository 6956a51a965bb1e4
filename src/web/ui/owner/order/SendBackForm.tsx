import { newSettlementRefund } from '#contract/on-account/on-account.ts'
import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm, useFormAction } from '../../base/forms/use-checked-form.ts'
import { reasonField } from './reason-field.ts'

const fields = [
  { name: 'sentOn', label: 'Sent on', type: 'date', required: true },
  {
    name: 'reference',
    label: 'Reference',
    required: true,
    maxLength: 140,
    hint: 'As on the bank statement.',
  },
  reasonField,
] as const

/** Records the bank transfer that sends back what was paid of an order on account. */
export function SendBackForm({ order, amount }: { order: Order; amount: number }) {
  const form = useCheckedForm(newSettlementRefund)
  const { isBusy, act } = useFormAction(form)
  const param = { id: encodeURIComponent(order._id) }
  const submit = form.handleSubmit(json =>
    act(() => answerOf(calls.order[':id'].settlement.refund.$post({ param, json })), {
      success: 'The refund is recorded, and a credit note made',
    }),
  )

  return (
    <section aria-labelledby="send-back" className="sheet p-5">
      <h2 id="send-back" className="mb-2 text-2xl">
        Payment sent back
      </h2>
      <p className="mb-4 text-muted">
        First transfer {formatEuros(amount)} back to the customer, then record it here. The order becomes
        refunded, and a credit note takes its invoice back. This cannot be undone.
      </p>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Fields form={form} of={fields} />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Record refund
        </SubmitButton>
      </form>
    </section>
  )
}
