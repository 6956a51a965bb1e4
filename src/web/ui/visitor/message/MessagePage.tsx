import { useHydrated } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { NewReply, OwnMessage } from '#contract/messages/messages.ts'
import { answerOf, CallError, calls } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'
import { useToken } from '../../base/browser/use-token.ts'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { Conversation } from '../../customer/messages/Conversation.tsx'
import { describeOwn } from '../../customer/messages/own-conversation.ts'
import { WriteMessage } from '../../customer/messages/WriteMessage.tsx'

/** The conversation of the link that somebody followed from an answer, and room for a reply. */
export function MessagePage() {
  const token = useToken()
  const isHydrated = useHydrated()
  return (
    <Container width="reading" className="py-10 sm:py-14">
      <noscript>
        <p>Answering us here needs JavaScript.</p>
      </noscript>
      {isHydrated && token ? (
        <Linked key={token} token={token} />
      ) : (
        <PageHeading
          title="Your message"
          lead={isHydrated ? 'Please open the link in our email as a whole.' : 'One moment.'}
        />
      )}
    </Container>
  )
}

interface Found {
  readonly message?: OwnMessage
  /** Why the link shows no conversation, as a sentence. */
  readonly problem?: string
}

function Linked({ token }: { token: string }) {
  const [{ message, problem }, setFound] = useState<Found>({})
  const read = useCallback(
    () =>
      answerOf(calls['message-link'].$post({ json: { token } })).then(
        found => setFound({ message: found }),
        (error: unknown) => setFound({ problem: explain(error) }),
      ),
    [token],
  )
  useEffect(() => void read(), [read])
  const send = async ({ text }: NewReply) => {
    await answerOf(calls['message-link'].reply.$post({ json: { token, text } }))
    await read()
  }
  if (message)
    return (
      <>
        <PageHeading
          title={message.order ? `Your message about order ${message.order.number}` : 'Your message'}
        />
        <div className="sheet grid gap-6 p-5 sm:p-6">
          <Conversation label="Conversation" said={describeOwn(message)} />
          <WriteMessage title="Answer" send={send} />
        </div>
      </>
    )
  return (
    <>
      <PageHeading title="Your message" lead={problem ? undefined : 'One moment.'} />
      {problem ? (
        <p role="alert" className="font-semibold text-error">
          {problem}
        </p>
      ) : (
        <output className="sr-only">Loading</output>
      )}
    </>
  )
}

function explain(error: unknown): string {
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 422)
  return isUnknown
    ? 'This link shows no message, or no longer does: links last half a year. Please write to us anew.'
    : describeFailure(error).text
}
