import { type BadgedOrder, badgesOf, type OrderBadge } from './describe-order.ts'

/** Tailwind only finds class names that are written out in full. */
const looks: Readonly<Record<OrderBadge['look'], string>> = {
  success: 'badge-success',
  info: 'badge-info',
  warning: 'badge-warning',
  neutral: 'badge-neutral',
}

/** The state of an order in colour, and in words for those who do not see it. */
export function OrderBadges({ order }: { order: BadgedOrder }) {
  return badgesOf(order).map(badge => <Badge key={badge.label} {...badge} />)
}

/** A state in colour, and in words. */
export function Badge({ label, look }: OrderBadge) {
  return <span className={`badge font-semibold whitespace-nowrap badge-sm ${looks[look]}`}>{label}</span>
}
