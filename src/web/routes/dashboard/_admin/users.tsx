import { createFileRoute, linkOptions, useNavigate } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { calls, pageOf } from '../../../client.ts'
import { USERS } from '../../../content/specification.ts'
import { Field } from '../../../ui/base/forms/Field.tsx'
import { describeCount, ListPage } from '../../../ui/base/list/ListPage.tsx'
import { NumberPager } from '../../../ui/base/list/Pager.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { UserTable } from '../../../ui/owner/users/UserTable.tsx'
import { readUserSearch, type UserSearch } from '../../../ui/owner/users/user-search.ts'

const PAGE_SIZE = 25
const linkTo = (search: UserSearch) => linkOptions({ to: '/dashboard/users', search })

export const Route = createFileRoute('/dashboard/_admin/users')({
  validateSearch: acceptSearch<UserSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { email: q, page = 1 } = readUserSearch(deps)
    if (!admin) return
    const found = await pageOf(
      calls.user.$get({ query: { q, limit: String(PAGE_SIZE), page: String(page) } }),
    )
    return { ...found, ownEmail: admin.email }
  },
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
  const { items, total, ownEmail } = people
  return (
    <ListPage
      title={USERS}
      filters={
        <search className="mb-5 grid items-end gap-4 sm:grid-cols-[20rem_1fr]">
          <Field
            label="Search by email or name"
            type="search"
            defaultValue={search.email}
            onChange={event =>
              void navigate({
                ...linkTo(readUserSearch({ email: event.currentTarget.value })),
                replace: true,
                resetScroll: false,
              })
            }
          />
          <output className="text-muted sm:pb-2.5">{describeCount(total, 'person', 'people')}</output>
        </search>
      }
      pager={
        <NumberPager
          label="Pages of users"
          search={search}
          linkTo={linkTo}
          total={total}
          pageSize={PAGE_SIZE}
        />
      }
    >
      <UserTable users={items} ownEmail={ownEmail} />
    </ListPage>
  )
}
