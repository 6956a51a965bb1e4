import { createFileRoute } from '@tanstack/react-router'
import { describePage } from '../ui/base/page/page-head.ts'
import { SharedBasket } from '../ui/visitor/basket-page/SharedBasket.tsx'

export const Route = createFileRoute('/shared-basket')({
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'A shared basket',
      path: '/shared-basket',
      isPrivate: true,
    }),
  component: SharedBasket,
})
