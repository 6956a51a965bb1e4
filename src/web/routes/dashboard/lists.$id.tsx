import { createFileRoute } from '@tanstack/react-router'
import { answerOf, calls } from '../../client.ts'
import { foundOr404 } from '../../guards.ts'
import { ShoppingListPage } from '../../ui/customer/lists/ShoppingListPage.tsx'

export const Route = createFileRoute('/dashboard/lists/$id')({
  loader: async ({ params, context: { user } }) => {
    const param = { id: encodeURIComponent(params.id) }
    return user ? foundOr404(answerOf(calls['shopping-list'][':id'].$get({ param }))) : null
  },
  gcTime: 0,
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.name ?? 'List'} | Parts Hub` }] }),
  component: List,
})

function List() {
  const list = Route.useLoaderData()
  return list && <ShoppingListPage key={list._id} list={list} />
}
