import type { Billing } from './sandbox.ts'

/** The props of a card form, whichever card service it uses. */
export interface CardFormProps {
  readonly clientSecret: string
  readonly billing: Billing
  /** Whether what it charges is what the order costs; while that changes, what was typed stays. */
  readonly isCurrent: boolean
  /** Called once the card was charged, which must never be lost. */
  readonly onPaid: (intentId: string) => void
}
