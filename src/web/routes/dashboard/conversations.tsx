import { createFileRoute, Link } from '@tanstack/react-router'
import { answerOf, calls } from '../../client.ts'
import { NothingListed } from '../../ui/base/list/NothingListed.tsx'
import { PageHeading } from '../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../ui/base/page/RowsSkeleton.tsx'
import { OwnConversation } from '../../ui/customer/messages/OwnConversation.tsx'

export const Route = createFileRoute('/dashboard/conversations')({
  loader: ({ context: { user } }) => (user ? answerOf(calls['my-messages'].$get({ query: {} })) : null),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'My messages | Parts Hub' }] }),
  component: Conversations,
  pendingComponent: () => <RowsSkeleton title="My messages" />,
})

function Conversations() {
  const messages = Route.useLoaderData()
  if (!messages) return null
  return (
    <>
      <PageHeading title="My messages" lead="What you wrote to us, and what we answered: also by email." />
      {messages.length === 0 ? (
        <NothingListed
          title="No messages yet"
          text="Write to us from the page of an order, or by the form on the home page. What you write there is shown here once your email address is confirmed."
        >
          <Link to="/dashboard" className="btn btn-outline">
            My orders
          </Link>
        </NothingListed>
      ) : (
        <div className="grid gap-6">
          {messages.map(message => (
            <OwnConversation key={message._id} message={message} />
          ))}
        </div>
      )}
    </>
  )
}
