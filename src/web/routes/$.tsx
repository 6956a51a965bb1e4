import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '../ui/NotFoundPage.tsx'

/** Every address that is none of the shop's. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: () => ({ meta: [{ title: 'Page not found | Parts Hub' }, { name: 'robots', content: 'noindex' }] }),
  notFoundComponent: NotFoundPage,
})
