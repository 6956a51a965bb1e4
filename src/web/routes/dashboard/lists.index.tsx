import { createFileRoute } from '@tanstack/react-router'
import { answerOf, calls } from '../../client.ts'
import { ListOfLists } from '../../ui/customer/lists/ListOfLists.tsx'

export const Route = createFileRoute('/dashboard/lists/')({
  loader: async ({ context: { user } }) => (user ? answerOf(calls['shopping-list'].$get()) : null),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Lists | Parts Hub' }] }),
  component: Lists,
})

function Lists() {
  const lists = Route.useLoaderData()
  return lists && <ListOfLists lists={lists} />
}
