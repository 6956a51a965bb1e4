import { createFileRoute, linkOptions, useNavigate } from '@tanstack/react-router'
import { acceptSearch } from '../accept-search.ts'
import { answerOf, calls } from '../client.ts'
import { USERS } from '../content/specification.ts'
import { pickUsers } from '../ui/dashboard/pick-users.ts'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { UserTable } from '../ui/dashboard/UserTable.tsx'
import { readUserSearch, type UserSearch } from '../ui/dashboard/user-search.ts'
import { Field } from '../ui/Field.tsx'
import { formatCount } from '../ui/format.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Pager } from '../ui/Pager.tsx'

export const Route = createFileRoute('/dashboard/_admin/users')({
  validateSearch: acceptSearch<UserSearch>,
  loader: async ({ context: { admin } }) =>
    admin && { users: await answerOf(calls.user.$get()), ownEmail: admin.email },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Users | Parts Hub' }] }),
  component: Users,
  pendingComponent: () => <RowsSkeleton title={USERS} />,
})

function Users() {
  const people = Route.useLoaderData()
  const search = readUserSearch(Route.useSearch())
  const navigate = useNavigate()
  if (!people) return null
  const { found, pages, page, shown } = pickUsers(people.users, search)
  const linkTo = (to: number) =>
    linkOptions({ to: '/dashboard/users', search: readUserSearch({ email: search.email, page: to }) })
  return (
    <>
      <PageHeading title={USERS} />
      <search className="mb-5 grid items-end gap-4 sm:grid-cols-[20rem_1fr]">
        <Field
          label="Search by email or name"
          type="search"
          defaultValue={search.email}
          onChange={event =>
            void navigate({
              to: '/dashboard/users',
              search: readUserSearch({ email: event.currentTarget.value }),
              replace: true,
              resetScroll: false,
            })
          }
        />
        <output className="text-muted sm:pb-2.5">
          {formatCount(found)} {found === 1 ? 'person' : 'people'}
        </output>
      </search>
      <UserTable users={shown} ownEmail={people.ownEmail} />
      <Pager
        label="Pages of users"
        back={page > 1 ? { text: 'Previous', to: linkTo(page - 1) } : undefined}
        forward={page < pages ? { text: 'Next', to: linkTo(page + 1) } : undefined}
        position={`Page ${page} of ${pages}`}
      />
    </>
  )
}
