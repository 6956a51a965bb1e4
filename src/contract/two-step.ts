import type { Role } from './users.ts'

export type ShopMode = 'demo' | 'live'

/** Who must turn on two-step sign-in before anything that only admins may: the admins of a live shop. */
export function needsTwoStep(
  { role, twoFactorEnabled }: { readonly role: Role; readonly twoFactorEnabled: boolean },
  mode: ShopMode,
): boolean {
  return mode === 'live' && role === 'admin' && !twoFactorEnabled
}
