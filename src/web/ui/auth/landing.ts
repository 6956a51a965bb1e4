/** Where a person wanted to go before the login page came between. */
export interface AuthSearch {
  readonly from?: string
}

/** Reads the remembered place from an address. */
export function parseAuthSearch(search: Record<string, unknown>): AuthSearch {
  return typeof search.from === 'string' ? { from: search.from } : {}
}

/** The place to go to after the login: the remembered one if it is a path of this shop, else the home page. */
export function chooseLanding({ from = '' }: AuthSearch): string {
  return /^\/(?!\/)[^\\\s]*$/.test(from) ? from : '/home'
}
