import { createFileRoute } from '@tanstack/react-router'
import { SharedBasket } from '../ui/basket/SharedBasket.tsx'
import { describePage } from '../ui/page-head.ts'

export const Route = createFileRoute('/shared-basket')({
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'A shared basket',
      path: '/shared-basket',
      isPrivate: true,
    }),
  component: SharedBasket,
})
