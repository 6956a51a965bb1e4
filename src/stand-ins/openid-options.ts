/** The path under which the shop shows the stand-in's pages. */
export const OPENID_PATH = '/openid'

export interface OpenIdStandInOptions {
  /** The shop's public URL; the stand-in's pages are below it. */
  readonly origin: string
  /** Whether it may sign a person in as the owner of this address. */
  readonly mayVouchFor: (email: string) => Promise<boolean>
}
