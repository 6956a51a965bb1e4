import { createFileRoute } from '@tanstack/react-router'
import { answerOf, calls } from '../../../client.ts'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { SettingsPage } from '../../../ui/owner/settings/SettingsPage.tsx'

export const Route = createFileRoute('/dashboard/_admin/settings')({
  loader: async ({ context: { admin } }) => {
    if (!admin) return undefined
    const [settings, changes, dispatch] = await Promise.all([
      answerOf(calls.settings.$get()),
      answerOf(calls.settings.changes.$get()),
      answerOf(calls.delivery.dispatch.measured.$get()),
    ])
    return { settings, changes, dispatch }
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Settings | Parts Hub' }] }),
  component: Settings,
  pendingComponent: () => <RowsSkeleton title="Settings" />,
})

function Settings() {
  const found = Route.useLoaderData()
  return found && <SettingsPage {...found} />
}
