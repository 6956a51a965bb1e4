import { Amount } from '../../base/figures/Amount.tsx'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { countLines, describeRows } from './describe-quick-line.ts'
import { type QuickRow, readyRows, totalOf } from './quick-rows.ts'

/** How many lines can be put into the basket and what they come to, what is still open, and the button. */
export function QuickSummary({
  rows,
  isBusy,
  onAdd,
}: {
  rows: readonly QuickRow[]
  isBusy: boolean
  onAdd: () => void
}) {
  const ready = readyRows(rows)
  return (
    <div className="sheet sticky bottom-0 z-10 mt-4 flex flex-wrap items-center justify-between gap-4 p-4">
      <output>
        {describeRows(rows)}. Goods, <PriceBasis />{' '}
        <strong>
          <Amount euros={totalOf(ready)} />
        </strong>
      </output>
      <button
        type="button"
        disabled={isBusy || ready.length === 0}
        onClick={onAdd}
        className="btn btn-primary"
      >
        Add {countLines(ready.length)} to basket
      </button>
    </div>
  )
}
