import { Link, useRouter } from '@tanstack/react-router'
import type { MessageTemplate, MessageThread } from '#contract/messages/messages.ts'
import { useRights } from '../../../rights.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { Conversation, type Said } from '../../customer/messages/Conversation.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { MessageNote } from './MessageNote.tsx'
import { messageStateNames } from './message-search.ts'
import { TakeMessage } from './TakeMessage.tsx'

interface ThreadPageProps {
  thread: MessageThread
  templates: readonly MessageTemplate[]
}

/** A conversation with a customer: what was written, who answers it, and room for an answer or a note. */
export function ThreadPage({ thread, templates }: ThreadPageProps) {
  const { name, email, state, createdAt, version } = thread
  const mayAnswer = useRights()('answerMessages')
  const router = useRouter()
  const reload = () => router.invalidate()
  return (
    <>
      <PageHeading
        title={name || email}
        lead={`Wrote on ${formatMoment(createdAt)}`}
        actions={<span className="badge badge-outline">{messageStateNames[state]}</span>}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <section aria-label="Conversation" className="sheet p-5">
            <Conversation label="What was written" said={describe(thread)} />
          </section>
          {mayAnswer && <AnswerForm thread={thread} templates={templates} reload={reload} />}
        </div>
        <div className="grid gap-6">
          <Customer thread={thread} />
          {mayAnswer && <TakeMessage key={version} thread={thread} reload={reload} />}
          {mayAnswer && <MessageNote id={thread._id} reload={reload} />}
        </div>
      </div>
      <Link to="/dashboard/messages" className="btn mt-8 btn-outline">
        All messages
      </Link>
    </>
  )
}

const describe = ({ _id, name, email, message, createdAt, replies }: MessageThread): readonly Said[] => [
  { _id, by: name || email, side: 'customer', text: message, createdAt },
  ...replies.map(({ kind, author, mailedAt, ...reply }) => ({
    ...reply,
    side: kind,
    by: kind === 'note' ? `${author}, for colleagues` : (author ?? (name || email)),
    detail: kind === 'shop' ? (mailedAt ? `Mailed ${formatMoment(mailedAt)}` : 'Not mailed yet') : undefined,
  })),
]

/** Who wrote, and what they wrote about. */
function Customer({ thread: { email, phone, order, customer } }: { thread: MessageThread }) {
  const has = useRights()
  return (
    <section aria-labelledby="customer" className="sheet grid gap-3 p-5">
      <h2 id="customer" className="text-2xl">
        Customer
      </h2>
      <p className="break-all">{email}</p>
      {phone && <p className="wrap-anywhere">{phone}</p>}
      {customer && has('serveCustomers') ? (
        <Link to="/dashboard/customers/$email" params={{ email: customer }} className="text-link">
          Their account
        </Link>
      ) : (
        !customer && <p className="text-sm text-muted">No account has this address, or has confirmed it.</p>
      )}
      {order && (
        <Link to="/dashboard/orders/$id" params={{ id: order._id }} className="text-link">
          {`Order ${order.number}`}
        </Link>
      )}
      <Link to="/dashboard/messages" search={{ state: 'all', q: email }} className="text-link">
        All of their messages
      </Link>
    </section>
  )
}
