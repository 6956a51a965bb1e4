import { createFileRoute, Link } from '@tanstack/react-router'
import { isStaff } from '#contract/accounts/roles.ts'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { handbookNames, loadHandbook, ownHandbook } from '../../../ui/owner/handbook/handbook.ts'

export const Route = createFileRoute('/dashboard/_admin/handbook/')({
  loader: async ({ context: { admin } }) =>
    admin &&
    Promise.all(
      handbookNames.map(async name => {
        const text = await loadHandbook(name)
        return { name, title: text?.title ?? '', summary: text?.summary ?? '' }
      }),
    ),
  head: () => ({ meta: [{ title: 'Handbook | Parts Hub' }] }),
  component: Handbook,
})

function Handbook() {
  const { admin } = Route.useRouteContext()
  const pages = Route.useLoaderData()
  const own = admin && isStaff(admin.role) ? ownHandbook[admin.role] : undefined
  return (
    pages && (
      <>
        <PageHeading title="Handbook" lead="How the shop’s work is done here, a page for each role." />
        <ul className="grid gap-4 xl:grid-cols-2">
          {pages.map(({ name, title, summary }) => (
            <li key={name} className="sheet p-5">
              <h2 className="text-2xl">
                <Link to="/dashboard/handbook/$name" params={{ name }} className="text-link">
                  {title}
                </Link>
              </h2>
              <p className="mt-2">{summary}</p>
              {name === own && <p className="mt-2 text-sm text-muted">This is your page.</p>}
            </li>
          ))}
        </ul>
      </>
    )
  )
}
