import { useEffect, useId, useRef, useState } from 'react'
import type { BasketLine } from '#contract/basket.ts'
import { MAX_QUANTITY } from '#contract/basket-terms.ts'
import { describeBounds } from '../catalog/quantities.ts'
import { stepQuantity } from './describe-line.ts'
import { useBasketAction } from './use-basket-action.ts'

/** How long clicks on plus and minus are gathered before the shop is asked, in ms. */
const GATHERING_MS = 400

/** The quantity of a line, in whole packs by its buttons or as typed. What cannot be bought is refused with the reason. */
export function QuantityField({ line }: { line: BasketLine }) {
  const { product, name, quantity } = line
  const id = useId()
  const { change } = useBasketAction()
  /** Undefined: the quantity in the basket. */
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? String(quantity)
  const [refusal, setRefusal] = useState('')
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  async function set(wanted: number): Promise<void> {
    clearTimeout(waiting.current)
    if (wanted !== quantity) await change(keeper => keeper.set(product, { quantity: wanted }))
    setTyped(undefined)
  }

  function setAsTyped(): void {
    const wanted = Number(shown)
    const isPossible = Number.isInteger(wanted) && wanted > 0 && wanted <= MAX_QUANTITY
    setRefusal(isPossible ? '' : 'Please enter a whole number of pieces.')
    if (isPossible) void set(wanted)
    else setTyped(undefined)
  }

  function step(direction: 1 | -1): void {
    const next = stepQuantity(line, Number(shown) || quantity, direction)
    setRefusal('refusal' in next ? next.refusal : '')
    if ('refusal' in next) return
    setTyped(String(next.quantity))
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void set(next.quantity), GATHERING_MS)
  }

  return (
    <div>
      <div className="join print:hidden">
        <button
          type="button"
          aria-label={`Fewer of ${name}`}
          onClick={() => step(-1)}
          className="btn btn-square btn-outline join-item btn-sm"
        >
          −
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity of ${name}`}
          aria-describedby={`${id}-bounds ${id}-refusal`}
          value={shown}
          maxLength={7}
          onChange={event => setTyped(event.target.value)}
          onFocus={event => event.target.select()}
          onBlur={setAsTyped}
          onKeyDown={event => event.key === 'Enter' && setAsTyped()}
          className="input join-item input-sm w-18! text-center"
        />
        <button
          type="button"
          aria-label={`More of ${name}`}
          onClick={() => step(1)}
          className="btn btn-square btn-outline join-item btn-sm"
        >
          +
        </button>
      </div>
      <span className="hidden print:inline">{quantity}</span>
      <span id={`${id}-bounds`} className="sr-only">
        {describeBounds(line)}
      </span>
      <output id={`${id}-refusal`} className="block max-w-40 text-sm text-error not-empty:mt-1 print:hidden">
        {refusal}
      </output>
    </div>
  )
}
