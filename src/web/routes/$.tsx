import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '../ui/base/page/NotFoundPage.tsx'
import { describeMissingPage } from '../ui/base/page/page-head.ts'

/** Every address without a page of its own. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: describeMissingPage,
  notFoundComponent: NotFoundPage,
})
