import type { Cents } from '#contract/money.ts'
import { type Phrase, say } from '#contract/phrase.ts'
import type { MailBlock, MailFact } from './blocks.ts'

export interface MailWords {
  readonly subject: Phrase
  /** What happened, to what, and what comes next: one block each. */
  readonly blocks: readonly MailBlock<Phrase>[]
}

/** What an order or a quote comes to, besides its lines. */
export function describeCosts({
  deliveryCents,
  reliefCents,
  totalCents,
}: {
  readonly deliveryCents: Cents
  readonly reliefCents: Cents
  readonly totalCents: Cents
}): MailFact<Phrase>[] {
  return [
    ...(deliveryCents > 0 ? [[say`Delivery`, say`${{ cents: deliveryCents }}`] as const] : []),
    ...(reliefCents > 0 ? [[say`VAT not charged`, say`${{ cents: reliefCents }}`] as const] : []),
    [say`Total`, say`${{ cents: totalCents }}`],
  ]
}
