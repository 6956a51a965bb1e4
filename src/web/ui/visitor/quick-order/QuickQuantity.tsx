import { useId, useState } from 'react'
import { parseCount } from '#contract/amounts.ts'
import type { QuickPart } from '#contract/quick-order/quick-order.ts'
import { formatCount } from '../../base/figures/format.ts'
import { CountInput } from '../../base/forms/CountInput.tsx'
import { explainQuantity } from '../../product/offer/explain-quantity.ts'
import { formatPieces } from '../../product/offer/pieces.ts'
import { mostPieces } from '../../product/offer/quantities.ts'
import { describeFit, type QuickRow, quantityOf } from './quick-rows.ts'

/** The quantity of a line, which may be typed anew; what it becomes by minimum and packs is said. */
export function QuickQuantity({
  row,
  part,
  onChange,
}: {
  row: QuickRow
  part: QuickPart
  onChange: (typed: string) => void
}) {
  const id = useId()
  /** While it is being typed; then it is shown in whole packs. */
  const [draft, setDraft] = useState<string>()
  const asked = row.typed === null ? row.line.quantity : parseCount(row.typed)
  const quantity = quantityOf(row, part)
  const fit = quantity === undefined || asked === undefined ? undefined : describeFit(asked, part)
  const most = mostPieces(part)
  const isTooMany = quantity !== undefined && quantity > most
  return (
    <div className="grid justify-items-start gap-1">
      <CountInput
        aria-label={`Quantity of ${part.name}`}
        aria-invalid={quantity === undefined || isTooMany || undefined}
        aria-describedby={`${id}-note`}
        value={draft ?? String(quantity ?? row.typed)}
        onChange={event => {
          setDraft(event.target.value)
          onChange(event.target.value)
        }}
        onBlur={() => setDraft(undefined)}
        className="input input-sm w-24!"
      />
      <output id={`${id}-note`} className="block text-sm empty:hidden">
        {quantity === undefined && (
          <span className="text-error">{explainQuantity(draft ?? row.typed ?? '')}</span>
        )}
        {fit}
        {isTooMany && <span className="block text-error">Only {formatPieces(part.available)} are left.</span>}
      </output>
      {isTooMany && (
        <button
          type="button"
          aria-label={`Take ${most} of ${part.name}`}
          onClick={() => onChange(String(most))}
          className="btn btn-outline btn-xs"
        >
          Take {formatCount(most)}
        </button>
      )}
    </div>
  )
}
