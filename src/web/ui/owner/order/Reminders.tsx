import { type OrderReminders, reminderStop } from '#contract/on-account/reminders.ts'
import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatDay } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm, useFormAction } from '../../base/forms/use-checked-form.ts'
import { describeNextReminder } from '../books/reminders.ts'

/** Which reminders of an order on account went and which comes next; stops them, has them go on, and sends the next one now. */
export function Reminders({
  order,
  reminders,
  maySettle,
}: {
  order: Order
  reminders: OrderReminders
  maySettle: boolean
}) {
  const { sent, next, stopped, mayBeSent } = reminders
  const { isOff, act } = useAction()
  if (sent.length === 0 && next === null) return null
  const param = { id: encodeURIComponent(order._id) }
  const call = calls.order[':id'].reminders
  return (
    <section aria-labelledby="reminders" className="sheet p-5">
      <h2 id="reminders" className="mb-2 text-2xl">
        Reminders
      </h2>
      <ul className="mb-3">
        {sent.map(({ at, words }) => (
          <li key={at}>
            <time dateTime={at}>{formatDay(at)}</time>: {words}
          </li>
        ))}
        {next !== null && (
          <li className={stopped ? 'text-muted' : ''}>
            {stopped ? 'None comes: they are stopped' : describeNextReminder(next)}
          </li>
        )}
      </ul>
      {stopped && next !== null && (
        <p className="mb-3 wrap-anywhere">
          <strong>
            Stopped on <time dateTime={stopped.at}>{formatDay(stopped.at)}</time>:
          </strong>{' '}
          {stopped.reason}
        </p>
      )}
      {maySettle && next !== null && (
        <div className="grid gap-3 print:hidden">
          <div className="flex flex-wrap gap-3 empty:hidden">
            {mayBeSent && (
              <button
                type="button"
                disabled={isOff}
                className="btn btn-outline btn-sm"
                onClick={() =>
                  void act(() => answerOf(call.$post({ param, json: { reminder: next.reminder } })), {
                    success: `Reminder ${next.reminder} is on its way`,
                  })
                }
              >
                Send reminder {next.reminder} now
              </button>
            )}
            {stopped && (
              <button
                type="button"
                disabled={isOff}
                className="btn btn-outline btn-sm"
                onClick={() =>
                  void act(() => answerOf(call.start.$post({ param })), { success: 'The reminders go on' })
                }
              >
                Start them again
              </button>
            )}
          </div>
          {!stopped && <StopForm order={order} />}
        </div>
      )}
    </section>
  )
}

function StopForm({ order }: { order: Order }) {
  const form = useCheckedForm(reminderStop)
  const { isBusy, act } = useFormAction(form)
  const param = { id: encodeURIComponent(order._id) }
  const submit = form.handleSubmit(json =>
    act(() => answerOf(calls.order[':id'].reminders.stop.$post({ param, json })), {
      success: 'The reminders are stopped',
    }),
  )
  return (
    <details>
      <summary className="link w-fit cursor-pointer">Stop the reminders</summary>
      <form noValidate className="mt-3 grid gap-4" onSubmit={submit}>
        <Fields
          form={form}
          of={[
            {
              name: 'reason',
              label: 'Why they are stopped',
              noun: 'The reason',
              required: true,
              maxLength: 500,
              hint: 'For colleagues: the customer does not read it.',
            },
          ]}
        />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Stop reminders
        </SubmitButton>
      </form>
    </details>
  )
}
