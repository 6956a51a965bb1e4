import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { TrackedOrder } from '#contract/tracking/tracking.ts'
import { answerOf, CallError, calls } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'
import { useToken } from '../../base/browser/use-token.ts'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { FollowedOrder } from './FollowedOrder.tsx'
import { LinkForm } from './LinkForm.tsx'

/** The order of the link that somebody followed; without one, the form that has a link mailed. */
export function TrackPage() {
  const token = useToken()
  const isHydrated = useHydrated()
  return (
    <Container width="reading" className="py-10 sm:py-14">
      <noscript>
        <p>Following an order needs JavaScript.</p>
      </noscript>
      {isHydrated && token ? <Followed key={token} token={token} /> : <AskForLink />}
    </Container>
  )
}

function Followed({ token }: { token: string }) {
  const { order, problem } = useFollowed(token)
  if (order) return <FollowedOrder order={order} />
  if (problem) return <AskForLink problem={problem} />
  return (
    <>
      <PageHeading title="Follow an order" lead="One moment." />
      <output className="sr-only">Loading</output>
    </>
  )
}

function AskForLink({ problem }: { problem?: string }) {
  return (
    <>
      <PageHeading
        title="Follow an order"
        lead="We email you a link that shows how far your order has come. You do not have to log in."
      />
      {problem && (
        <p role="alert" className="mb-6 font-semibold text-error">
          {problem}
        </p>
      )}
      <LinkForm />
    </>
  )
}

interface Found {
  readonly order?: TrackedOrder
  /** Why the link shows no order, as a sentence. */
  readonly problem?: string
}

/** The order that a link's token shows; neither order nor problem until the shop has answered. */
function useFollowed(token: string): Found {
  const [followed, setFollowed] = useState<Found>({})
  useEffect(() => {
    const asking = new AbortController()
    answerOf(calls.tracking.$post({ json: { token } }, { init: { signal: asking.signal } })).then(
      order => setFollowed({ order }),
      (error: unknown) => asking.signal.aborted || setFollowed({ problem: explain(error) }),
    )
    return () => asking.abort()
  }, [token])
  return followed
}

function explain(error: unknown): string {
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 422)
  return isUnknown
    ? 'This link shows no order, or no longer does: links last half a year. Please ask for a new one.'
    : describeFailure(error).text
}
