import type { RequestListener } from 'node:http'
import type { ComposeInput, Shop } from './compose.ts'

/** Opens the whole shop apart from listening, pages included. `src/server.ts` has it, which only the bundler can run. */
export type OpenShop = (input: ComposeInput & { readonly assetsDir: string | undefined }) => {
  readonly shop: Shop
  readonly listener: RequestListener
}
