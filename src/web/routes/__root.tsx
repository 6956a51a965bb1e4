import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { Site } from '../router.tsx'
import type { SessionStore } from '../session.ts'
import stylesheet from '../styles.css?url'

export const Route = createRootRouteWithContext<{ session: SessionStore; site: Site }>()({
  beforeLoad: async ({ context }) => ({ user: await context.session.get() }),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'Parts Hub' },
    ],
    links: [{ rel: 'stylesheet', href: stylesheet }],
  }),
  component: Shell,
})

function Shell() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
