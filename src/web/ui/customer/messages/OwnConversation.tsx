import { Link, useRouter } from '@tanstack/react-router'
import type { NewReply, OwnMessage } from '#contract/messages/messages.ts'
import { answerOf, calls } from '../../../client.ts'
import { Conversation } from './Conversation.tsx'
import { describeOwn } from './own-conversation.ts'
import { WriteMessage } from './WriteMessage.tsx'

/** One of the conversations that somebody has with the shop. */
export function OwnConversation({ message }: { message: OwnMessage }) {
  const router = useRouter()
  const { _id: id, order } = message
  const send = async (json: NewReply) => {
    await answerOf(calls['my-messages'][':id'].$post({ param: { id: encodeURIComponent(id) }, json }))
    await router.invalidate()
  }
  const title = order ? `About order ${order.number}` : 'A message to us'
  return (
    <article aria-label={title} className="sheet grid gap-4 p-5">
      <h2 className="text-2xl">
        {order ? (
          <Link to="/dashboard/orders/$id" params={{ id: order._id }} hash="messages" className="text-link">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <Conversation label={title} said={describeOwn(message)} />
      <details>
        <summary className="btn list-none btn-outline btn-sm">Write again</summary>
        <div className="mt-4">
          <WriteMessage title={`Write again: ${title}`} send={send} />
        </div>
      </details>
    </article>
  )
}
