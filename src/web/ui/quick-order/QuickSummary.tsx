import { formatEuros } from '../format.ts'
import { partOf, type QuickRow, readyRows, totalAt } from './quick-rows.ts'

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
  const total = ready.reduce((sum, { part, quantity }) => sum + totalAt(part, quantity), 0)
  const open = rows.filter(row => !partOf(row) && row.line.candidates.length > 0).length
  const unknown = rows.filter(({ line }) => !line.part && line.candidates.length === 0).length
  const rest = rows.length - ready.length - open - unknown
  const states = [
    `${countLines(ready.length)} ready`,
    open > 0 && `${open} to choose`,
    unknown > 0 && `${unknown} not found`,
    rest > 0 && `${rest} cannot be ordered`,
  ].filter(Boolean)
  return (
    <div className="sheet sticky bottom-0 z-10 mt-4 flex flex-wrap items-center justify-between gap-4 p-4">
      <output>
        {states.join(', ')}. Goods, VAT included <strong>{formatEuros(total)}</strong>
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

const countLines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`
