import type { OrderDetails } from '#contract/orders/details.ts'
import { type NetShares, shareNet } from '#contract/shares.ts'

/** What the lines of an order and its delivery are without VAT, as its invoice has it. */
export function netOfOrder({ net, lines, order: { delivery } }: OrderDetails): NetShares {
  return shareNet(net, { lines: lines.map(({ price }) => price), delivery })
}
