import { Link } from '@tanstack/react-router'
import type { ManagedMessage } from '#contract/messages/messages.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { messageStateNames } from './message-search.ts'

/** How much of a message the list shows, in characters. */
const SHOWN = 120

const columns: readonly Column<ManagedMessage>[] = [
  {
    label: 'Message',
    show: ({ _id: id, name, email, message }) => (
      <>
        <Link to="/dashboard/messages/$id" params={{ id }} className="text-link font-semibold wrap-anywhere">
          {name || email}
        </Link>
        <span className="block text-sm text-muted wrap-anywhere">
          {message.length > SHOWN ? `${message.slice(0, SHOWN)}…` : message}
        </span>
      </>
    ),
  },
  {
    label: 'Order',
    show: ({ order }) =>
      order ? (
        <Link to="/dashboard/orders/$id" params={{ id: order._id }} className="text-link whitespace-nowrap">
          {order.number}
        </Link>
      ) : (
        '–'
      ),
  },
  { label: 'Taken by', show: ({ assignee }) => assignee ?? 'Nobody', className: 'break-all' },
  { label: 'Replies', show: ({ replies }) => replies },
  { label: 'Last', show: ({ lastAt }) => <time dateTime={lastAt}>{formatMoment(lastAt)}</time> },
  {
    label: 'State',
    show: ({ state }) => <span className="badge badge-outline">{messageStateNames[state]}</span>,
  },
]

/** Messages in rows, each leading to its page. */
export function MessageTable({ messages }: { messages: readonly ManagedMessage[] }) {
  return <ListTable caption="Messages" columns={columns} rows={messages} keyOf={({ _id }) => _id} />
}
