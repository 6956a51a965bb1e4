import type { SignInChoice } from '#contract/accounts/sign-in.ts'
import type { Language } from '#contract/language.ts'

/** Who sells, and how to reach them; '' for what they have not. */
export interface SellerContact {
  readonly name: string
  /** Its lines, without the name. */
  readonly address: readonly string[]
  readonly phone: string
  readonly email: string
}

/** Settings that the server sends the browser once, with the first page. */
export interface Site {
  readonly mode: 'demo' | 'live'
  readonly origin: string
  /** Whether this is a restored copy, which sends and charges nothing until it is released. */
  readonly isQuarantined: boolean
  /** Whether browsers keep visitors' pages for when the shop cannot be reached. */
  readonly keepsPages: boolean
  /** The VAT within list prices, in percent. */
  readonly vatPercent: number
  /** The OpenID providers on offer. */
  readonly signInWith: readonly SignInChoice[]
  readonly seller: SellerContact
  /** The owner's logo, in the size in which it is shown; undefined: the shop's own. */
  readonly logo?: { readonly src: string; readonly width: number; readonly height: number }
  /** The language of whoever reads; undefined: English. */
  readonly language?: Language
}

/** The lines of an address block: name, address, phone and email, as far as there are. */
export function listContact({ name, address, phone, email }: SellerContact): string[] {
  return [name, ...address, phone, email].filter(line => line !== '')
}
