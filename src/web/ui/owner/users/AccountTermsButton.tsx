import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#contract/accounts/users.ts'
import { readAmount, readCount } from '#contract/amounts.ts'
import { writeEuros } from '#contract/money.ts'
import { newAccountTerms } from '#contract/on-account.ts'
import { answerOf, calls } from '../../../client.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { useDialogAction } from '../../base/actions/use-dialog-action.ts'
import { CountField } from '../../base/forms/CountInput.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { byContract, fieldOf } from '../../base/forms/field-of.ts'

/** Lets a person order on account, changes how much and how long, or withdraws it. */
export function AccountTermsButton({ user, isOff }: { user: User; isOff: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        disabled={isOff}
        aria-label={`On account: ${user.email}`}
        onClick={() => setOpen(true)}
        className="btn btn-outline btn-sm"
      >
        On Account
      </button>
      {isOpen && <AccountTermsDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}

function AccountTermsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { isBusy, failure, act } = useDialogAction()
  const formId = useId()
  const { limit, days = 14 } = user.accountTerms ?? {}
  const form = useForm({
    defaultValues: { limit: limit === undefined ? '' : writeEuros(limit), days: String(days) },
  })
  const { shape } = newAccountTerms
  const call = calls.user['on-account'][':email']
  const param = { email: encodeURIComponent(user.email) }

  async function run(change: () => Promise<unknown>, success: string): Promise<void> {
    if (await act(change, success)) onClose()
  }

  return (
    <ConfirmDialog
      title={`Orders on account of ${user.email}`}
      onClose={onClose}
      failure={failure}
      actions={
        <>
          <button type="submit" form={formId} disabled={isBusy} className="btn btn-secondary">
            Save
          </button>
          {user.accountTerms && (
            <button
              type="button"
              disabled={isBusy}
              className="btn btn-outline btn-error"
              onClick={() =>
                void run(() => answerOf(call.$delete({ param })), 'New orders can no longer be on account')
              }
            >
              Withdraw
            </button>
          )}
          <button type="button" className="btn btn-outline" onClick={onClose}>
            Cancel
          </button>
        </>
      }
    >
      <p className="mb-4">
        This person may then book without paying at once, up to the limit, and gets an invoice with each
        order. They are told by mail.
      </p>
      <form
        id={formId}
        noValidate
        className="grid gap-4 text-base-content"
        onSubmit={form.handleSubmit(typed => {
          const json = { limit: readAmount(typed.limit), days: readCount(typed.days) }
          return run(() => answerOf(call.$put({ param, json })), 'This person can order on account')
        })}
      >
        <Field
          {...fieldOf(form, 'limit', 'Limit in euros', {
            validate: byContract(shape.limit, readAmount),
          })}
          inputMode="decimal"
          hint="What may be unpaid at a time."
        />
        <CountField
          {...fieldOf(form, 'days', 'Days to pay', { validate: byContract(shape.days, readCount) })}
          hint="From the day of the order, at most 90."
        />
      </form>
    </ConfirmDialog>
  )
}
