import { type FormEvent, useState } from 'react'
import { readAmount } from '#contract/amounts.ts'
import { parseEuros, toCents, toEuros, writeEuros } from '#contract/money.ts'
import { newRefund } from '#contract/orders/orders.ts'
import type { OrderMoney } from '#contract/payments/money.ts'
import { answerOf, calls } from '../../../client.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { Field } from '../../base/forms/Field.tsx'
import { toSentence } from '../../base/forms/field-of.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'

type Messages = Partial<Record<'amount' | 'reason', string>>

/** Refunds all or part of a payment, after a confirmation. */
export function RefundForm({ money }: { money: OrderMoney }) {
  const { isBusy, act } = useAction()
  const once = useIdempotencyKey()
  const [amount, setAmount] = useState(writeEuros(money.refundable))
  const [reason, setReason] = useState('')
  const [messages, setMessages] = useState<Messages>({})
  const [isAsked, setAsked] = useState(false)
  const read = readAmount(amount)
  const shown = formatEuros(toEuros(parseEuros(read) ?? 0))

  function ask(event: FormEvent): void {
    event.preventDefault()
    const found = check(read, reason, money.refundable)
    setMessages(found)
    setAsked(Object.keys(found).length === 0)
  }

  async function refund(): Promise<void> {
    setAsked(false)
    const json = { amount: read, reason }
    const param = { id: encodeURIComponent(money.order._id) }
    const headers = { 'idempotency-key': once.keyFor(json) }
    const give = async () => {
      await answerOf(calls.order[':id'].refund.$post({ param, json }, { headers }))
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
      <form noValidate onSubmit={ask} className="grid gap-4">
        <Field
          label="Amount in euros"
          inputMode="decimal"
          required
          hint={`At most ${formatEuros(money.refundable)}; a full refund marks the order as refunded.`}
          error={messages.amount}
          value={amount}
          onChange={event => setAmount(event.currentTarget.value)}
        />
        <Field
          label="Reason"
          required
          maxLength={500}
          hint="The customer will see this."
          error={messages.reason}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
        />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Refund
        </SubmitButton>
      </form>
      {isAsked && (
        <ConfirmDialog
          title={`Refund ${shown}?`}
          onClose={() => setAsked(false)}
          actions={
            <>
              <button type="button" className="btn btn-error" onClick={() => void refund()}>
                Refund
              </button>
              <button type="button" className="btn btn-outline" onClick={() => setAsked(false)}>
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

/** Reports what the shop would reject, before it is sent. */
function check(amount: string, reason: string, refundable: number): Messages {
  const parsed = newRefund.safeParse({ amount, reason })
  const messages: Messages = {}
  for (const { path, message } of parsed.error?.issues ?? []) {
    if (path[0] === 'amount') messages.amount = toSentence('Amount', message)
    if (path[0] === 'reason') messages.reason = toSentence('Reason', message)
  }
  if (parsed.success && parsed.data.amount > toCents(refundable))
    messages.amount = `Amount must be at most ${formatEuros(refundable)}.`
  return messages
}
