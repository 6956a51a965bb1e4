import { useState } from 'react'
import type { User } from '#contract/accounts/users.ts'
import { writeEuros } from '#contract/money.ts'
import { newAccountTerms } from '#contract/on-account/on-account.ts'
import { answerOf, calls } from '../../../client.ts'
import { useDialogAction } from '../../base/actions/use-dialog-action.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { FormDialog } from '../../base/forms/FormDialog.tsx'
import { useCheckedForm } from '../../base/forms/use-checked-form.ts'

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

const fields = [
  { name: 'limit', label: 'Limit in euros', kind: 'amount', hint: 'What may be unpaid at a time.' },
  { name: 'days', label: 'Days to pay', kind: 'count', hint: 'From the day of the order, at most 90.' },
  [
    {
      name: 'discountPercent',
      label: 'Discount in percent',
      kind: 'measure',
      hint: 'For who pays sooner. Empty: none.',
    },
    { name: 'discountDays', label: 'Days for the discount', kind: 'count' },
  ],
] as const

function AccountTermsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { isBusy, failure, act } = useDialogAction()
  const { limit, days = 14, discount } = user.accountTerms ?? {}
  const form = useCheckedForm(newAccountTerms)
  const call = calls.user['on-account'][':email']
  const param = { email: encodeURIComponent(user.email) }

  async function run(change: () => Promise<unknown>, success: string): Promise<void> {
    if (await act(change, success)) onClose()
  }
  const withdraw = () =>
    run(() => answerOf(call.$delete({ param })), 'New orders can no longer be on account')

  return (
    <FormDialog
      title={`Orders on account of ${user.email}`}
      text="This person may then book without paying at once, up to the limit, and gets an invoice with each order. They are told by mail."
      onClose={onClose}
      failure={failure}
      button="Save"
      isOff={isBusy}
      between={
        user.accountTerms && (
          <button
            type="button"
            disabled={isBusy}
            className="btn btn-outline btn-error"
            onClick={() => void withdraw()}
          >
            Withdraw
          </button>
        )
      }
      onSubmit={form.handleSubmit(json =>
        run(() => answerOf(call.$put({ param, json })), 'This person can order on account'),
      )}
      className="grid gap-4 text-base-content"
    >
      <Fields
        form={form}
        of={fields}
        initial={{
          limit: limit === undefined ? '' : writeEuros(limit),
          days: String(days),
          discountPercent: String(discount?.percent ?? ''),
          discountDays: String(discount?.days ?? ''),
        }}
      />
    </FormDialog>
  )
}
