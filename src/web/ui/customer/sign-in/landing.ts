/** The page that a person was on their way to before the login, and why they are back at the login. */
export interface AuthSearch {
  readonly from?: string
  /** The error code of an outside provider. */
  readonly error?: string
  /** Set when a person with two-step sign-in returns from an outside provider: the second step is due. */
  readonly step?: 'second'
}

/** How somebody came to the login page: by signing out, or by signing up with this address. */
export type Arrival = { readonly by: 'sign-out' } | { readonly by: 'sign-up'; readonly email: string }

/** Parses the remembered page and the rest from an address. */
export function parseAuthSearch(search: Record<string, unknown>): AuthSearch {
  return {
    ...(typeof search.from === 'string' && { from: search.from }),
    ...(typeof search.error === 'string' && { error: search.error }),
    ...(search.step === 'second' && { step: search.step }),
  }
}

/** What is passed on between these pages: the page, not the error or the step. */
export function keepPlace({ from }: AuthSearch): AuthSearch {
  return from === undefined ? {} : { from }
}

/** The path to go to after the login: the remembered one if it is a path of this shop, else the home page. */
export function chooseLanding({ from = '' }: AuthSearch): string {
  return /^\/(?!\/)[^\\\s]*$/.test(from) ? from : '/home'
}

/** Whether somebody wanted to see tools, which the public catalogue shows without an account. */
export function wantsTools(search: AuthSearch): boolean {
  return /^\/(all-products|purchase)(?![^/?#])/.test(chooseLanding(search))
}
