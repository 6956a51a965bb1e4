import { Link } from '@tanstack/react-router'
import type { WebhookMessage } from '#contract/outgoing-webhooks/outgoing-webhooks.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatCount, formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { SelectionBar } from '../../base/list/SelectionBar.tsx'
import { type Selection, useSelection } from '../../base/list/use-selection.ts'

const columns: readonly Column<WebhookMessage>[] = [
  {
    label: 'What happened',
    show: ({ kind, createdAt, ...message }) => (
      <>
        <code>{kind}</code>
        <span className="block text-sm text-muted">
          <Subject kind={kind} {...message} />, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </span>
      </>
    ),
  },
  { label: 'Endpoint', show: ({ url }) => url, className: 'break-all' },
  { label: 'State', show: message => <State message={message} /> },
  {
    label: 'Last answer',
    show: ({ lastStatus, lastAnswer, attempts }) => (
      <>
        {attempts === 0 ? 'Not tried yet' : (lastStatus ?? 'None')}
        {lastAnswer && <span className="block max-w-72 truncate text-sm text-muted">{lastAnswer}</span>}
      </>
    ),
  },
]

const selectColumn = (selection: Selection): Column<WebhookMessage> => ({
  label: 'Selected',
  show: ({ _id, kind, createdAt }) => (
    <input
      type="checkbox"
      aria-label={`Select ${kind} of ${formatMoment(createdAt)}`}
      className="checkbox"
      checked={selection.isSelected(_id)}
      onChange={() => selection.toggle(_id)}
    />
  ),
})

/** What endpoints were told, newest first; what is selected can be sent again. */
export function MessageTable({ messages }: { messages: readonly WebhookMessage[] }) {
  const selection = useSelection(messages.map(({ _id }) => _id))
  return (
    <>
      <SelectionBar label="Selected webhooks" selection={selection}>
        <ReplayButton selection={selection} />
      </SelectionBar>
      <ListTable
        caption="Webhooks"
        columns={[selectColumn(selection), ...columns]}
        rows={messages}
        keyOf={({ _id }) => _id}
      />
    </>
  )
}

function ReplayButton({ selection: { selected, clear } }: { selection: Selection }) {
  const { isOff, act } = useAction()
  async function replay(): Promise<void> {
    const call = () => answerOf(calls['webhook-message'].replay.$post({ json: { ids: [...selected] } }))
    const success = ({ replayed }: { replayed: number }) =>
      replayed === 1 ? '1 webhook is sent again' : `${formatCount(replayed)} webhooks are sent again`
    if (await act(call, { success })) clear()
  }
  return (
    <button
      type="button"
      disabled={isOff || selected.length === 0}
      onClick={() => void replay()}
      className="btn btn-outline btn-sm"
    >
      Send again
    </button>
  )
}

function Subject({ kind, subject, order }: Pick<WebhookMessage, 'kind' | 'subject' | 'order'>) {
  return kind === 'stock.changed' ? (
    <Link to="/dashboard/products/$id" params={{ id: subject }} className="text-link">
      Product
    </Link>
  ) : (
    <Link to="/dashboard/orders/$id" params={{ id: order ?? subject }} className="text-link">
      Order
    </Link>
  )
}

function State({ message: { state, attempts, lastAttemptAt, nextAttemptAt } }: { message: WebhookMessage }) {
  const times = attempts === 1 ? 'once' : `${formatCount(attempts)} times`
  if (state === 'sent') return <>Sent{lastAttemptAt && `, ${formatMoment(lastAttemptAt)}`}</>
  if (state === 'failed')
    return (
      <>
        <span className="badge badge-warning">Given up</span>
        <span className="block text-sm text-muted">Tried {times}</span>
      </>
    )
  if (attempts === 0) return 'Waiting'
  return (
    <>
      Waiting
      <span className="block text-sm text-muted">
        Tried {times}
        {nextAttemptAt && `, again ${formatMoment(nextAttemptAt)}`}
      </span>
    </>
  )
}
