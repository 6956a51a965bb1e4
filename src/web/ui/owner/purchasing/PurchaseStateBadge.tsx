import { type PurchaseState, purchaseStateNames } from '#contract/purchasing/states.ts'
import { Badge, type BadgeProps } from '../../base/page/Badge.tsx'

const looks: Readonly<Record<PurchaseState, BadgeProps['look']>> = {
  draft: 'neutral',
  sent: 'info',
  'partly-received': 'info',
  received: 'success',
  closed: 'success',
  cancelled: 'neutral',
}

/** How far an order to a supplier has come, and whether its goods should be here by now. */
export function PurchaseStateBadge({ state, late = false }: { state: PurchaseState; late?: boolean }) {
  return (
    <span className="flex flex-wrap gap-2">
      <Badge label={purchaseStateNames[state]} look={looks[state]} />
      {late && <Badge label="Late" look="warning" />}
    </span>
  )
}
