import { isStaff, type Role } from './roles.ts'

/** The OpenID providers a shop may offer: Google, or one of its own choice. */
export type SignInChoice = 'google' | 'oidc'

export type ShopMode = 'demo' | 'live'

/** Whether this person must turn on two-step sign-in before using rights of staff: whoever works for a live shop. */
export function needsTwoStep(
  { role, twoFactorEnabled }: { readonly role: Role; readonly twoFactorEnabled: boolean },
  mode: ShopMode,
): boolean {
  return mode === 'live' && isStaff(role) && !twoFactorEnabled
}
