/* Apart from quantities.ts: pages without a field for a quantity do without it. */
import { explainCount } from '#contract/amounts.ts'

/** Why what was typed is no quantity, as a sentence: it is not clear which one it is, or it is none. */
export function explainQuantity(typed: string): string {
  const unclear = explainCount(typed)
  return unclear ? `${typed.trim()} ${unclear}.` : 'Please enter a whole number of pieces.'
}
