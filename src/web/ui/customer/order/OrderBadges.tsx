import { Badge } from '../../base/page/Badge.tsx'
import { type BadgedOrder, badgesOf } from './describe-order.ts'

/** The state of an order in colour, and in words for those who do not see it. */
export function OrderBadges({ order }: { order: BadgedOrder }) {
  return badgesOf(order).map(badge => <Badge key={badge.label} {...badge} />)
}
