import { useCallback } from 'react'
import type { NewReply } from '#contract/messages/messages.ts'
import type { Order } from '#contract/orders/orders.ts'
import { answerOf, calls } from '../../../client.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { NotRead } from '../../base/page/NotRead.tsx'
import { useOwn } from '../../base/page/use-own.ts'
import { Conversation } from './Conversation.tsx'
import { describeOwn } from './own-conversation.ts'
import { WriteMessage } from './WriteMessage.tsx'

/** What a customer and the shop have written about an order, and room for more. */
export function OrderMessages({ order: { _id: id, number } }: { order: Order }) {
  const read = useCallback(() => answerOf(calls['my-messages'].$get({ query: { order: id } })), [id])
  const { value = [], hasFailed, reread } = useOwn(read)
  const once = useIdempotencyKey()
  const send = async (json: NewReply) => {
    const headers = { 'idempotency-key': once.keyFor(json) }
    const param = { id: encodeURIComponent(id) }
    await answerOf(calls.order[':id'].messages.$post({ param, json }, { headers }))
    once.renew()
    await reread()
  }
  return (
    <section aria-labelledby="messages" className="sheet grid gap-4 p-5">
      <h2 id="messages" className="text-2xl">
        Write to us
      </h2>
      {hasFailed && <NotRead what="Your messages" reread={reread} />}
      {value.map(message => (
        <Conversation
          key={message._id}
          label={`Messages about order ${number}`}
          said={describeOwn(message)}
        />
      ))}
      <WriteMessage title={`Write to us about order ${number}`} send={send} />
    </section>
  )
}
