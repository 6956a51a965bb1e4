import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { PageContext, RenderPage } from '#server/front/render.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

const handlePage = createStartHandler(defaultRenderHandler)

/**
 * Renders the pages; the bundler's entry on the server. The shop itself is not part of the bundle (`vite.config.ts` holds that): a second
 * copy of its modules would have state and classes of its own. Pages reach it through their context alone.
 */
export const renderPage: RenderPage = async (request, context) => handlePage(request, { context })
