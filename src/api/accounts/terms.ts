import { toEuros } from '#contract/money.ts'
import type { AccountTerms } from '#contract/on-account/on-account.ts'
import type { AccountTerms as Terms } from '#domain/on-account/terms.ts'

/** Terms for orders on account as they are shown, in euros. */
export function presentTerms({ limitCents, days, discount }: Terms): AccountTerms {
  return { limit: toEuros(limitCents), days, discount: discount ?? null }
}
