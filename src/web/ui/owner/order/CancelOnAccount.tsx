import { useState } from 'react'
import { accountCancellation } from '#contract/on-account/on-account.ts'
import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { useDialogAction } from '../../base/actions/use-dialog-action.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { FormDialog } from '../../base/forms/FormDialog.tsx'
import { useCheckedForm } from '../../base/forms/use-checked-form.ts'
import { reasonField } from './reason-field.ts'

/** Cancels an order on account before it is shipped, after asking for the reason. */
export function CancelOnAccount({ order }: { order: Order }) {
  const { isOff, failure, clearFailure, act } = useDialogAction()
  const [isAsked, setAsked] = useState(false)
  const form = useCheckedForm(accountCancellation)
  const param = { id: encodeURIComponent(order._id) }

  function ask(): void {
    clearFailure()
    setAsked(true)
  }

  const cancel = form.handleSubmit(async json => {
    const isDone = await act(
      () => answerOf(calls.order[':id']['on-account'].cancel.$post({ param, json })),
      'The order is cancelled, and a credit note made',
    )
    if (isDone) setAsked(false)
  })

  return (
    <>
      <button type="button" className="btn btn-outline" disabled={isOff} onClick={ask}>
        Cancel order
      </button>
      {isAsked && (
        <FormDialog
          title="Cancel this order?"
          text="Its pieces return to stock, and a credit note takes the invoice back. This cannot be undone."
          onClose={() => setAsked(false)}
          failure={failure}
          button="Cancel order"
          cancel="Keep order"
          look="btn-error"
          isOff={isOff}
          onSubmit={cancel}
        >
          <Fields form={form} of={[reasonField]} />
        </FormDialog>
      )}
    </>
  )
}
