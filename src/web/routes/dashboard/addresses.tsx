import { createFileRoute } from '@tanstack/react-router'
import { answerOf, calls } from '../../client.ts'
import { RowsSkeleton } from '../../ui/base/page/RowsSkeleton.tsx'
import { AddressBook } from '../../ui/customer/address-book/AddressBook.tsx'

export const Route = createFileRoute('/dashboard/addresses')({
  loader: async ({ context: { user } }) => (user ? answerOf(calls.address.$get()) : null),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Addresses | Parts Hub' }] }),
  component: Addresses,
  pendingComponent: () => <RowsSkeleton title="Addresses" />,
})

function Addresses() {
  const addresses = Route.useLoaderData()
  const { user } = Route.useRouteContext()
  return user && addresses && <AddressBook addresses={addresses} name={user.name} />
}
