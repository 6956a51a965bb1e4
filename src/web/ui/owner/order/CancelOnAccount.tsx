import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { accountCancellation } from '#contract/on-account.ts'
import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { useDialogAction } from '../../base/actions/use-dialog-action.ts'
import { Field } from '../../base/forms/Field.tsx'
import { byContract, fieldOf } from '../../base/forms/field-of.ts'

/** Cancels an order on account before it is shipped, after asking for the reason. */
export function CancelOnAccount({ order }: { order: Order }) {
  const { isOff, failure, clearFailure, act } = useDialogAction()
  const [isAsked, setAsked] = useState(false)
  const formId = useId()
  const form = useForm({ defaultValues: { reason: '' } })
  const { shape } = accountCancellation
  const param = { id: encodeURIComponent(order._id) }

  function ask(): void {
    clearFailure()
    setAsked(true)
  }

  async function cancel(json: { reason: string }): Promise<void> {
    const isDone = await act(
      () => answerOf(calls.order[':id']['on-account'].cancel.$post({ param, json })),
      'The order is cancelled, and a credit note made',
    )
    if (isDone) setAsked(false)
  }

  return (
    <>
      <button type="button" className="btn btn-outline" disabled={isOff} onClick={ask}>
        Cancel order
      </button>
      {isAsked && (
        <ConfirmDialog
          title="Cancel this order?"
          onClose={() => setAsked(false)}
          failure={failure}
          actions={
            <>
              <button type="submit" form={formId} disabled={isOff} className="btn btn-error">
                Cancel order
              </button>
              <button type="button" className="btn btn-outline" onClick={() => setAsked(false)}>
                Keep order
              </button>
            </>
          }
        >
          <p className="mb-4">
            Its pieces return to stock, and a credit note takes the invoice back. This cannot be undone.
          </p>
          <form id={formId} noValidate onSubmit={form.handleSubmit(cancel)} className="text-base-content">
            <Field
              {...fieldOf(form, 'reason', 'Reason', { validate: byContract(shape.reason) })}
              required
              maxLength={500}
              hint="The customer will see this."
            />
          </form>
        </ConfirmDialog>
      )}
    </>
  )
}
