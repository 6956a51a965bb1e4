import { newTransferBack, type WaitingTransfer } from '#contract/on-account/transfers-back.ts'
import { answerOf, calls } from '../../../client.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm, useFormAction } from '../../base/forms/use-checked-form.ts'

/** Notes the bank transfer by which a customer gets back what is owed to them. Folded until it is wanted. */
export function SendBack({ transfer: { _id, iban } }: { transfer: Pick<WaitingTransfer, '_id' | 'iban'> }) {
  const form = useCheckedForm(newTransferBack)
  const { isBusy, act } = useFormAction(form)
  const param = { id: encodeURIComponent(_id) }
  const submit = form.handleSubmit(json =>
    act(() => answerOf(calls.money['transfers-back'][':id'].$post({ param, json })), {
      success: 'Noted as sent back',
    }),
  )
  return (
    <details className="print:hidden">
      <summary className="link w-fit cursor-pointer">Note that it was sent</summary>
      <form noValidate className="mt-3 grid gap-4" onSubmit={submit}>
        <Fields
          form={form}
          initial={{ iban }}
          of={[
            { name: 'sentOn', label: 'Sent on', type: 'date', required: true },
            {
              name: 'reference',
              label: 'Reference',
              required: true,
              maxLength: 140,
              hint: 'As on the bank statement.',
            },
            {
              name: 'iban',
              label: 'To which IBAN',
              noun: 'The IBAN',
              maxLength: 60,
              spellCheck: false,
              hint: iban ? 'The account that the payment came from.' : 'May stay empty.',
            },
          ]}
        />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Note transfer
        </SubmitButton>
      </form>
    </details>
  )
}
