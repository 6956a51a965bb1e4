import { createFileRoute } from '@tanstack/react-router'
import { describePage } from '../ui/base/page/page-head.ts'
import { QuickOrderPage } from '../ui/visitor/quick-order/QuickOrderPage.tsx'

export const Route = createFileRoute('/quick-order')({
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Quick order',
      description: 'Paste a list of parts, and order all of them at once.',
      path: '/quick-order',
    }),
  component: QuickOrder,
})

function QuickOrder() {
  const { user } = Route.useRouteContext()
  return <QuickOrderPage user={user} />
}
