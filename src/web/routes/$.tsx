import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '../ui/NotFoundPage.tsx'

/** Every address without a page of its own. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: () => ({ meta: [{ title: 'Page not found | Parts Hub' }, { name: 'robots', content: 'noindex' }] }),
  notFoundComponent: NotFoundPage,
})
