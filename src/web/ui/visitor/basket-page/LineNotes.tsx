import type { BasketLine } from '#contract/basket/basket.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { Price } from '../../base/figures/Price.tsx'
import { describeProblem, describeTier } from '../../basket/describe-line.ts'
import { RemoveButton } from '../../basket/RemoveButton.tsx'
import { useBasketAction } from '../../basket/use-basket-action.ts'
import { BackOrderNote } from '../../product/offer/BackOrderNote.tsx'
import { formatPieces } from '../../product/offer/pieces.ts'

/** What there is to say of a line: what has changed, what is wrong with it, what buying more would save; and what can be done about it. */
export function LineNotes({ line }: { line: BasketLine }) {
  const { was, problem, unitPrice } = line
  const trouble = describeProblem(line)
  const hint = describeTier(line)
  return (
    <div className="grid justify-items-start gap-1 text-sm empty:hidden">
      {was !== null && (
        <p className={was < unitPrice ? 'text-warning' : 'text-success'}>
          The price has changed: it was <Price euros={was} /> each.
        </p>
      )}
      {!trouble && <BackOrderNote backOrder={line.backOrder} quantity={line.quantity} />}
      {trouble && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="font-semibold text-error">{trouble}</p>
          {problem?.suggested ? (
            <TakeButton line={line} quantity={problem.suggested} />
          ) : (
            <RemoveButton line={line} className="btn btn-outline btn-xs" />
          )}
        </div>
      )}
      {hint && (
        <div className="flex flex-wrap items-center gap-2">
          <p className={hint.quantity ? 'font-semibold text-success' : 'text-muted'}>
            {hint.before} {hint.quantity ? <Amount euros={hint.euros} /> : <Price euros={hint.euros} />}{' '}
            {hint.after}
          </p>
          {hint.quantity && <TakeButton line={line} quantity={hint.quantity} />}
        </div>
      )}
    </div>
  )
}

function TakeButton({ line: { product, name }, quantity }: { line: BasketLine; quantity: number }) {
  const { isOff, change } = useBasketAction()
  return (
    <button
      type="button"
      disabled={isOff}
      aria-label={`Change to ${formatPieces(quantity)} of ${name}`}
      onClick={() => void change({ act: 'set', product, to: { quantity } })}
      className="btn btn-outline btn-xs"
    >
      Change to {formatPieces(quantity)}
    </button>
  )
}
