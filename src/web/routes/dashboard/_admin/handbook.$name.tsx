import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { HandbookPage } from '../../../ui/owner/handbook/HandbookPage.tsx'
import { handbookNames, loadHandbook } from '../../../ui/owner/handbook/handbook.ts'

export const Route = createFileRoute('/dashboard/_admin/handbook/$name')({
  loader: async ({ context: { admin }, params }) => {
    if (!admin) return undefined
    const name = handbookNames.find(each => each === params.name)
    const text = name && (await loadHandbook(name))
    if (!text) throw notFound()
    return { name, text }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: `${loaderData?.text.title ?? 'Handbook'} | Parts Hub` }],
  }),
  component: OneHandbook,
  notFoundComponent: NoSuchPage,
})

function OneHandbook() {
  const found = Route.useLoaderData()
  return found && <HandbookPage key={found.name} {...found} />
}

function NoSuchPage() {
  return (
    <>
      <PageHeading title="Page not found" lead="The handbook has no such page." />
      <Link to="/dashboard/handbook" activeOptions={{ exact: true }} className="btn btn-outline">
        Handbook
      </Link>
    </>
  )
}
