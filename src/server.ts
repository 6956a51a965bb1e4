import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { composeShop } from '#server/compose.ts'
import { createFront, type PageContext } from '#server/front.ts'
import type { OpenShop } from '#server/open-shop.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

const handlePage = createStartHandler(defaultRenderHandler)

/** The whole shop, without a server: composed, with its pages. The same in development, production and tests. */
export const openShop: OpenShop = input => {
  const shop = composeShop(input)
  const renderPage = async (request: Request, context: PageContext) => handlePage(request, { context })
  const options = { renderPage, assetsDir: input.assetsDir }
  return { shop, ...createFront(shop, options) }
}
