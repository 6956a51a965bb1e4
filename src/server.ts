import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageContext, RenderPage } from '#server/front/render.ts'
import { placeBanner } from './web/banner.ts'
import { postponeScripts } from './web/late-scripts.ts'

export { writeServiceWorker } from './web/service-worker.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

/** The markup of the documents under way. The framework passes on responses; reading a string back out of one goes through streams. */
const markup = new WeakMap<Response, string>()

const handlePage = createStartHandler(async ({ router, responseHeaders }) => {
  const html = renderToString(createElement(StartServer, { router }))
  const document = await transformHtmlStringWithRouter(router, html)
  const response = new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  markup.set(response, document)
  return response
})

/**
 * Renders the pages; the bundler's entry on the server. The shop itself is not part of the bundle (`vite.config.ts` holds that): a second
 * copy of its modules would have state and classes of its own. Pages reach it through their context alone.
 */
export const renderPage: RenderPage = async (request, context) => {
  const response = await handlePage(request, { context })
  const html = markup.get(response)
  if (html === undefined) return response
  const { nonce, banner } = context
  return { status: response.status, html: placeBanner(postponeScripts(html, nonce), banner, nonce) }
}
