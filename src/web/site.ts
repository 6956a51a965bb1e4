import type { SignInChoice } from '#contract/sign-in.ts'

/** What the server knows and the browser is told once, with the first page. */
export interface Site {
  readonly mode: 'demo' | 'live'
  readonly origin: string
  /** The OpenID providers people may choose. */
  readonly signInWith: readonly SignInChoice[]
}
