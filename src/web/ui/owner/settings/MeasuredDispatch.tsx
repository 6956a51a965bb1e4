import type { MeasuredDispatch as Measured } from '#contract/delivery/delivery.ts'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { describeMinutes } from '../../product/offer/describe-dispatch.ts'

/** How soon orders have left the works, and what customers are promised by. */
export function MeasuredDispatch({ dispatch }: { dispatch: Measured }) {
  const { p90Minutes, orders, minutes, isMeasured } = dispatch
  return (
    <dl>
      <Figure term="Orders that left in the last 60 days">{formatCount(orders)}</Figure>
      <Figure term="Nine of ten of them left within">
        {p90Minutes === null ? 'not known yet' : describeOpenTime(p90Minutes)}
      </Figure>
      <Figure term="Customers are promised by">
        {describeOpenTime(minutes)}, {isMeasured ? 'which was measured' : 'as set above'}
      </Figure>
    </dl>
  )
}

/** '3 h 20 min of opening hours'. */
const describeOpenTime = (minutes: number) => `${describeMinutes(Math.ceil(minutes))} of opening hours`
