import { cents } from '../money.ts'

/* Without zod: pages name them before anybody orders. */

/** The largest order that an account without a confirmed address may book and pay. */
export const MAX_UNCONFIRMED_CENTS = /* @__PURE__ */ cents(100_000)
/** The message for larger orders. */
export const CONFIRM_FIRST =
  'Orders above €1,000 can only be paid with a confirmed email address. Please open the link we emailed you, then try again.'
