import { useForm } from 'react-hook-form'
import { newSettlementRefund } from '#contract/on-account.ts'
import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { Field } from '../../base/forms/Field.tsx'
import { byContract, fieldOf } from '../../base/forms/field-of.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useFormAction } from './use-form-action.ts'

const FIELDS = ['sentOn', 'reference', 'reason'] as const

/** Records the bank transfer that sends the payment of an order on account back. */
export function SendBackForm({ order }: { order: Order }) {
  const form = useForm({ defaultValues: { sentOn: '', reference: '', reason: '' } })
  const { isBusy, act } = useFormAction(form, FIELDS)
  const { shape } = newSettlementRefund
  const param = { id: encodeURIComponent(order._id) }

  return (
    <section aria-labelledby="send-back" className="sheet p-5">
      <h2 id="send-back" className="mb-2 text-2xl">
        Payment sent back
      </h2>
      <p className="mb-4 text-muted">
        First transfer {formatEuros(order.price)} back to the customer, then record it here. The order becomes
        refunded, and a credit note takes its invoice back. This cannot be undone.
      </p>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit(json =>
          act(() => answerOf(calls.order[':id'].settlement.refund.$post({ param, json })), {
            success: 'The refund is recorded, and a credit note made',
          }),
        )}
      >
        <Field
          {...fieldOf(form, 'sentOn', 'Sent on', { validate: byContract(shape.sentOn) })}
          type="date"
          required
        />
        <Field
          {...fieldOf(form, 'reference', 'Reference', { validate: byContract(shape.reference) })}
          required
          maxLength={140}
          hint="As on the bank statement."
        />
        <Field
          {...fieldOf(form, 'reason', 'Reason', { validate: byContract(shape.reason) })}
          required
          maxLength={500}
          hint="The customer will see this."
        />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Record refund
        </SubmitButton>
      </form>
    </section>
  )
}
