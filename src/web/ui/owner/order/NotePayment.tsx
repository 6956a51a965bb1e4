import { writeEuros } from '#contract/money.ts'
import { newSettlement } from '#contract/on-account/on-account.ts'
import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { formatDay, formatEuros } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm, useFormAction } from '../../base/forms/use-checked-form.ts'

/** Notes a bank transfer that pays an order on account, or a part of it. */
export function NotePayment({ order, owed }: { order: Order; owed: number }) {
  const form = useCheckedForm(newSettlement)
  const { isBusy, act } = useFormAction(form)
  const param = { id: encodeURIComponent(order._id) }
  const submit = form.handleSubmit(json =>
    act(() => answerOf(calls.order[':id'].settlement.$post({ param, json })), {
      success: 'The payment is noted',
    }),
  )

  return (
    <section aria-labelledby="settlement" className="sheet p-5">
      <h2 id="settlement" className="mb-4 text-2xl">
        Note the payment
      </h2>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Fields
          form={form}
          initial={{ amount: writeEuros(owed) }}
          of={[
            {
              name: 'amount',
              label: 'Amount in euros',
              kind: 'amount',
              required: true,
              hint: `As much as has come: ${formatEuros(owed)} at most. What is beyond that is of another order, or goes back.${explainDiscount(order)}`,
            },
            {
              name: 'receivedOn',
              label: 'Received on',
              type: 'date',
              required: true,
              hint: 'The day on the bank statement.',
            },
            {
              name: 'reference',
              label: 'Reference',
              required: true,
              maxLength: 140,
              hint: 'As on the bank statement, so that it can be found again.',
            },
          ]}
        />
        {order.discount && (
          <label className="flex items-center gap-3 font-semibold">
            <input type="checkbox" className="checkbox" {...form.register('acceptDiscount')} />
            Accept the discount after its last day
          </label>
        )}
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Note payment
        </SubmitButton>
      </form>
    </section>
  )
}

/** Which amount settles the order with its discount; '' without one. */
function explainDiscount({ discount }: Order): string {
  if (discount === null) return ''
  const { pay, percent, until } = discount
  return ` ${formatEuros(pay)} received by ${formatDay(until)} settle it, with the discount of ${percent} %.`
}
