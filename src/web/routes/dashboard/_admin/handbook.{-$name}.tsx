import { createFileRoute, notFound } from '@tanstack/react-router'
import { isStaff } from '#contract/accounts/roles.ts'
import { HandbookPage } from '../../../ui/owner/handbook/HandbookPage.tsx'
import { handbookNames, loadHandbook, ownHandbook } from '../../../ui/owner/handbook/handbook.ts'

/** A page of the handbook; without a name that of the reader's role. */
export const Route = createFileRoute('/dashboard/_admin/handbook/{-$name}')({
  loader: async ({ context: { admin }, params }) => {
    if (!admin || !isStaff(admin.role)) return undefined
    const wanted = params.name ?? ownHandbook[admin.role]
    const name = handbookNames.find(each => each === wanted)
    const text = name && (await loadHandbook(name))
    if (!text) throw notFound()
    return { name, text }
  },
  head: () => ({ meta: [{ title: 'Handbook | Parts Hub' }] }),
  component: OneHandbook,
})

function OneHandbook() {
  const found = Route.useLoaderData()
  return found && <HandbookPage key={found.name} {...found} />
}
