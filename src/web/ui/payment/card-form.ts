import type { Billing } from './sandbox.ts'

/** What a card form is given, whichever service it speaks to. */
export interface CardFormProps {
  readonly clientSecret: string
  readonly billing: Billing
  /** The card was charged: never to be forgotten. */
  readonly onPaid: (intentId: string) => void
}
