import { type BankEntry, bankEntryPayments } from '#contract/bank-entries/bank-entries.ts'
import { writeEuros } from '#contract/money.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm, useFormAction } from '../../base/forms/use-checked-form.ts'

/** Names the order that an entry pays, where no proposal does; or sets it aside. */
export function NoteByHand({ entry: { _id, left } }: { entry: BankEntry }) {
  const form = useCheckedForm(bankEntryPayments)
  const { isBusy, act } = useFormAction(form)
  const aside = useAction()
  const param = { id: encodeURIComponent(_id) }
  const submit = form.handleSubmit(json =>
    act(() => answerOf(calls['bank-entry'][':id'].payments.$post({ param, json })), {
      success: 'The payment is noted',
    }),
  )
  return (
    <details className="mt-3 border-t border-line pt-3 print:hidden">
      <summary className="cursor-pointer font-semibold">Another order, or none</summary>
      <form noValidate className="mt-3 grid gap-4" onSubmit={submit}>
        <Fields
          form={form}
          initial={{ payments: [{ amount: writeEuros(left) }] }}
          of={[
            [
              { name: 'payments.0.order', label: 'Number of the order', required: true, maxLength: 40 },
              { name: 'payments.0.amount', label: 'Amount in euros', kind: 'amount', required: true },
            ],
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isBusy}>Note payment</SubmitButton>
          <button
            type="button"
            disabled={aside.isOff}
            className="btn btn-outline"
            onClick={() =>
              void aside.act(() => answerOf(calls['bank-entry'][':id']['set-aside'].$post({ param })), {
                success: 'It is set aside',
              })
            }
          >
            It pays no order
          </button>
        </div>
      </form>
    </details>
  )
}
