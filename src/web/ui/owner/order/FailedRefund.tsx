import { type Refund, refundSettlement } from '#contract/payments/payments.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm } from '../../base/forms/use-checked-form.ts'

const note = {
  name: 'note',
  label: 'Sent another way',
  noun: 'Note',
  required: true,
  maxLength: 500,
  hint: 'How and when, e.g. bank transfer on 2 March. The customer will see this.',
} as const

/** A refund that did not arrive: try it again, or record that it was sent another way. */
export function FailedRefund({ refund }: { refund: Refund }) {
  const { isBusy, isOff, act } = useAction()
  const form = useCheckedForm(refundSettlement)
  const param = { id: encodeURIComponent(refund._id) }
  const amount = formatEuros(refund.amount)

  const retry = () =>
    act(() => answerOf(calls.money.refunds[':id'].retry.$post({ param })), {
      success: `${amount} was sent to the card again`,
    })

  const settle = form.handleSubmit(json =>
    // No retry in the toast: the form can be sent again, and its note may have changed.
    act(() => answerOf(calls.money.refunds[':id'].settle.$post({ param, json })), {
      success: `${amount} was recorded as sent another way`,
      canRetry: false,
    }),
  )

  return (
    <section aria-label={`Failed refund of ${amount}`} className="sheet grid gap-4 p-5">
      <h2 className="text-2xl">A refund failed</h2>
      <p>
        {amount} did not reach the customer{refund.error ? `: ${refund.error}` : ''}. They are still owed the
        money.
      </p>
      <button
        type="button"
        className="btn justify-self-start btn-outline"
        disabled={isOff}
        onClick={() => void retry()}
      >
        Try again
      </button>
      <form noValidate onSubmit={settle} className="grid gap-4">
        <Fields form={form} of={[note]} />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Record as sent
        </SubmitButton>
      </form>
    </section>
  )
}
