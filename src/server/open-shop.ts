import type { RequestListener } from 'node:http'
import type { ComposeInput, Shop } from './compose.ts'

/** Opens the whole shop, pages included, without a server. Implemented in `src/server.ts`, which only the bundler can run. */
export type OpenShop = (input: ComposeInput & { readonly assetsDir: string | undefined }) => {
  readonly shop: Shop
  readonly listener: RequestListener
}
