/** Where a person wanted to go before the login page came between, and why they are back there. */
export interface AuthSearch {
  readonly from?: string
  /** What an outside provider said, as a code. */
  readonly error?: string
  /** Who comes back from an outside provider and has two-step sign-in on is asked for the second step. */
  readonly step?: 'second'
}

/** Reads the remembered place from an address. */
export function parseAuthSearch(search: Record<string, unknown>): AuthSearch {
  return {
    ...(typeof search.from === 'string' && { from: search.from }),
    ...(typeof search.error === 'string' && { error: search.error }),
    ...(search.step === 'second' && { step: search.step }),
  }
}

/** What goes along from one of these pages to the next: the place, not the trouble. */
export function keepPlace({ from }: AuthSearch): AuthSearch {
  return from === undefined ? {} : { from }
}

/** The place to go to after the login: the remembered one if it is a path of this shop, else the home page. */
export function chooseLanding({ from = '' }: AuthSearch): string {
  return /^\/(?!\/)[^\\\s]*$/.test(from) ? from : '/home'
}
