import type { SignInChoice } from '#contract/sign-in.ts'

/** Settings that the server sends the browser once, with the first page. */
export interface Site {
  readonly mode: 'demo' | 'live'
  readonly origin: string
  /** The OpenID providers on offer. */
  readonly signInWith: readonly SignInChoice[]
}
