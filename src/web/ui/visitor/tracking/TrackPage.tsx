import { useHydrated } from '@tanstack/react-router'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { FollowedOrder } from './FollowedOrder.tsx'
import { LinkForm } from './LinkForm.tsx'
import { useFollowed } from './use-followed.ts'
import { useToken } from './use-token.ts'

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
