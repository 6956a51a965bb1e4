import { createFileRoute } from '@tanstack/react-router'
import { TrackPage } from '../ui/visitor/tracking/TrackPage.tsx'

/** Where mailed links lead: /track#token. What stands behind the # only the browser knows. */
export const Route = createFileRoute('/track')({
  head: () => ({
    meta: [
      { title: 'Follow an order | Parts Hub' },
      { name: 'referrer', content: 'no-referrer' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: TrackPage,
})
