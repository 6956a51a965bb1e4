import { useForm } from 'react-hook-form'
import { readAmount } from '#contract/amounts.ts'
import { writeEuros } from '#contract/money.ts'
import { newSettlement } from '#contract/on-account.ts'
import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { Field } from '../../base/forms/Field.tsx'
import { byContract, fieldOf } from '../../base/forms/field-of.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useFormAction } from './use-form-action.ts'

const FIELDS = ['amount', 'receivedOn', 'reference'] as const

/** Notes the bank transfer that pays an order on account. */
export function NotePayment({ order }: { order: Order }) {
  const form = useForm({ defaultValues: { amount: writeEuros(order.price), receivedOn: '', reference: '' } })
  const { isBusy, act } = useFormAction(form, FIELDS)
  const { shape } = newSettlement
  const param = { id: encodeURIComponent(order._id) }

  return (
    <section aria-labelledby="settlement" className="sheet p-5">
      <h2 id="settlement" className="mb-4 text-2xl">
        Note the payment
      </h2>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit(({ amount, ...noted }) => {
          const json = { ...noted, amount: readAmount(amount) }
          return act(() => answerOf(calls.order[':id'].settlement.$post({ param, json })), {
            success: 'The payment is noted',
          })
        })}
      >
        <Field
          {...fieldOf(form, 'amount', 'Amount in euros', { validate: byContract(shape.amount, readAmount) })}
          inputMode="decimal"
          required
          hint={`All of ${formatEuros(order.price)}: parts of it cannot be noted.`}
        />
        <Field
          {...fieldOf(form, 'receivedOn', 'Received on', { validate: byContract(shape.receivedOn) })}
          type="date"
          required
          hint="The day on the bank statement."
        />
        <Field
          {...fieldOf(form, 'reference', 'Reference', { validate: byContract(shape.reference) })}
          required
          maxLength={140}
          hint="As on the bank statement, so that it can be found again."
        />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Note payment
        </SubmitButton>
      </form>
    </section>
  )
}
