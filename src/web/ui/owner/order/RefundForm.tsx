import { useState } from 'react'
import { parseEuros, toCents, toEuros, writeEuros } from '#contract/money.ts'
import { newRefund } from '#contract/orders/orders.ts'
import type { OrderMoney } from '#contract/payments/payments.ts'
import { answerOf, calls } from '../../../client.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm } from '../../base/forms/use-checked-form.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { reasonField } from './reason-field.ts'

/** Refunds all or part of a payment, after a confirmation. */
export function RefundForm({ money }: { money: OrderMoney }) {
  const { isBusy, act } = useAction()
  const once = useIdempotencyKey()
  const most = formatEuros(money.refundable)
  const form = useCheckedForm(
    newRefund.refine(({ amount }) => amount <= toCents(money.refundable), {
      path: ['amount'],
      message: `must be at most ${most}`,
    }),
  )
  const [asked, ask] = useState<{ amount: string | number; reason: string }>()
  const shown = formatEuros(toEuros(parseEuros(asked?.amount ?? '') ?? 0))

  async function refund(): Promise<void> {
    if (!asked) return
    ask(undefined)
    const param = { id: encodeURIComponent(money.order._id) }
    const headers = { 'idempotency-key': once.keyFor(asked) }
    const give = async () => {
      await answerOf(calls.order[':id'].refund.$post({ param, json: asked }, { headers }))
      once.renew()
    }
    // No retry in the toast: only the form sends it again, with its present amount.
    await act(give, {
      success: `${shown} will be refunded to the card`,
      canRetry: false,
    })
  }

  return (
    <section aria-labelledby="refund" className="sheet p-5">
      <h2 id="refund" className="mb-4 text-2xl">
        Refund
      </h2>
      <form noValidate onSubmit={form.handleSubmit(ask)} className="grid gap-4">
        <Fields
          form={form}
          initial={{ amount: writeEuros(money.refundable) }}
          of={[
            {
              name: 'amount',
              label: 'Amount in euros',
              noun: 'Amount',
              kind: 'amount',
              required: true,
              hint: `At most ${most}; a full refund marks the order as refunded.`,
            },
            reasonField,
          ]}
        />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Refund
        </SubmitButton>
      </form>
      {asked && (
        <ConfirmDialog
          title={`Refund ${shown}?`}
          onClose={() => ask(undefined)}
          actions={
            <>
              <button type="button" className="btn btn-error" onClick={() => void refund()}>
                Refund
              </button>
              <button type="button" className="btn btn-outline" onClick={() => ask(undefined)}>
                Cancel
              </button>
            </>
          }
        >
          The money is refunded to the card it came from. This cannot be undone.
        </ConfirmDialog>
      )}
    </section>
  )
}
